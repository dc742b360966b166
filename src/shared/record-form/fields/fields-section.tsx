import { ChevronDown } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import { useOpener } from "../record-form-context";

interface FieldsSectionProps {
  title: string;
  hint: string;
  children: ReactNode;
}

/** Widths of fields in a row. */
export const spans = {
  half: tw`col-span-3 narrow:col-span-6`,
  third: tw`col-span-2 narrow:col-span-6`,
  whole: tw`col-span-6`,
  cap: tw`col-span-1 narrow:col-span-2`,
  city: tw`col-span-4`,
  province: tw`col-span-1 narrow:col-span-3`,
};

export type Span = keyof typeof spans;

const rows = tw`grid grid-cols-6 gap-4`;

/** A section of a form with its fields in rows; without a title if it is the only one. */
export function FieldsSection({ title, hint, children }: Partial<FieldsSectionProps>) {
  const id = useId();
  if (!title) return <div className={rows}>{children}</div>;
  return (
    <section aria-labelledby={id} className={tw`grid gap-4`}>
      <div className={tw`grid gap-0.5`}>
        <h2 id={id} className={tw`text-lead tracking-snug`}>
          {title}
        </h2>
        <p className={tw`text-label text-muted`}>{hint}</p>
      </div>
      <div className={rows}>{children}</div>
    </section>
  );
}

const part = tw`border-t border-line px-6 narrow:px-4 first:border-0`;
const columns = tw`grid gap-x-10 gap-y-5 wide:grid-cols-[240px_minmax(0,1fr)]`;

interface CardSectionProps extends FieldsSectionProps {
  /** Names of the section's fields. With them, the section is folded at first, and opens when the form focuses one of them. */
  folds?: readonly string[];
}

/** A section in a card, with title and hint beside the fields in a wide container. */
export function CardSection({ title, hint, folds, children }: CardSectionProps) {
  const id = useId();
  const details = useRef<HTMLDetailsElement>(null);
  useOpener(folds ?? [], () => details.current?.setAttribute("open", ""));
  const fields = <div className={rows}>{children}</div>;
  const heading = (
    <h2 id={id} className={tw`text-lead tracking-snug`}>
      {title}
    </h2>
  );
  if (folds)
    return (
      <details ref={details} className={cx(part, tw`group`)}>
        <summary
          className={tw`-mx-2 my-3 flex min-h-[44px] cursor-pointer items-center gap-3 rounded px-2 [list-style:none] [&::-webkit-details-marker]:hidden hover:bg-hover`}
        >
          <span className={tw`grid min-w-0 gap-0.5`}>
            {heading}
            <span className={tw`text-label text-muted`}>{hint}</span>
          </span>
          <Icon
            of={ChevronDown}
            className={tw`ml-auto flex-none text-muted transition-transform [details[open]_&]:rotate-180`}
          />
        </summary>
        <div role="group" aria-labelledby={id} className={cx(columns, tw`pb-7 pt-1`)}>
          <div className={tw`wide:block hidden`} />
          {fields}
        </div>
      </details>
    );
  return (
    <section aria-labelledby={id} className={cx(part, columns, tw`pb-8 pt-7 narrow:pb-6 narrow:pt-5`)}>
      <div className={tw`grid content-start gap-1`}>
        {heading}
        <p className={tw`text-label text-muted`}>{hint}</p>
      </div>
      {fields}
    </section>
  );
}
