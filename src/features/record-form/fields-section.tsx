import { useId, type ReactNode } from "react";
import { tw } from "../../ui/tw";

interface FieldsSectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** How much of a row a field takes. */
export const spans = {
  half: tw`col-span-3 narrow:col-span-6`,
  whole: tw`col-span-6`,
  cap: tw`col-span-1 narrow:col-span-2`,
  city: tw`col-span-4`,
  province: tw`col-span-1 narrow:col-span-3`,
};

export type Span = keyof typeof spans;

/** A part of the form: what it is about, and its fields in rows. */
export function FieldsSection({ title, hint, children }: FieldsSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tw`grid gap-4`}>
      <div className={tw`grid gap-0.5`}>
        <h2 id={id} className={tw`text-lead tracking-snug`}>
          {title}
        </h2>
        <p className={tw`text-label text-muted`}>{hint}</p>
      </div>
      <div className={tw`grid grid-cols-6 gap-4`}>{children}</div>
    </section>
  );
}
