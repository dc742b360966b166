import { useState, type ReactNode, type Ref } from "react";

interface PageMainProps {
  /** Its name where it can't be the page's main part. */
  label: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * What a screen is about: the page's `main`, unless the host page has one, in which we then are a named region. Two of
 * them, or one within another, would leave a screen reader without a way to either. Can take the focus.
 */
export function PageMain({ label, className, ref, children }: PageMainProps) {
  const [taken] = useState(() => document.querySelector("main, [role=main]") !== null);
  return taken ? (
    <section ref={ref} aria-label={label} tabIndex={-1} className={className}>
      {children}
    </section>
  ) : (
    <main ref={ref} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
