import { useId, type ReactNode } from "react";
import { tw } from "../../../ui/tw";

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A section of the account page, with title and hint. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={tw`grid gap-x-10 gap-y-4 border-t border-line px-6 pt-7 pb-8 wide:grid-cols-[240px_minmax(0,1fr)] narrow:px-4 tiny:!px-3 narrow:pb-6 narrow:pt-5 first:border-0`}
    >
      <div className={tw`grid content-start gap-1`}>
        <h2 id={id} className={tw`text-lead tracking-snug`}>
          {title}
        </h2>
        {hint && <p className={tw`text-label text-muted`}>{hint}</p>}
      </div>
      <div className={tw`min-w-0`}>{children}</div>
    </section>
  );
}
