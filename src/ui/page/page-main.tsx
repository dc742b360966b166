import { useState, type ReactNode, type Ref } from "react";

interface PageMainProps {
  /** The name of the region if it can't be `main`. */
  label: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/**
 * The main part of a screen: a `main`, or a named region if the host page already has a `main`, because a page must have only one. It is
 * focusable.
 */
export function PageMain({ label, className, ref, children }: PageMainProps) {
  const [hasMain] = useState(() => Document.prototype.querySelector.call(document, "main, [role=main]") !== null);
  return hasMain ? (
    <section ref={ref} aria-label={label} tabIndex={-1} className={className}>
      {children}
    </section>
  ) : (
    <main ref={ref} tabIndex={-1} className={className}>
      {children}
    </main>
  );
}
