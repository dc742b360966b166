import { Fragment, type ReactNode } from "react";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import type { VisibleChange } from "../visible-changes";

interface ChangeListProps {
  changes: readonly VisibleChange[];
  /** Returns the last cell of a field's row. */
  actionOf?: (field: string) => ReactNode;
}

const row = tw`grid grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,4fr)_minmax(124px,3fr)] items-center gap-x-4 gap-y-1 px-3.5 py-1.5 narrow:grid-cols-[minmax(0,1fr)] narrow:py-3`;
const rowWithout = tw`grid grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,4fr)] items-center gap-x-4 gap-y-1 px-3.5 py-2 narrow:grid-cols-[minmax(0,1fr)] narrow:py-3`;
const side = tw`grid min-w-0 narrow:grid-cols-[52px_minmax(0,1fr)]`;
const sideName = tw`text-label text-faint sr-only narrow:not-sr-only`;

/** Shows each changed field before and after; the fields of a created or deleted record only once. */
export function ChangeList({ changes, actionOf }: ChangeListProps) {
  const whole = changes.filter((change) => change.kind === "value");
  const both = changes.filter((change) => change.kind === "change");
  const line = actionOf ? row : rowWithout;
  return (
    <>
      {whole.length > 0 && (
        <dl
          className={tw`grid grid-cols-[minmax(0,160px)_minmax(0,1fr)] gap-x-4 gap-y-1 text-label narrow:grid-cols-[minmax(0,1fr)] narrow:gap-y-0`}
        >
          {whole.map(({ field, label, value }, index) => (
            <Fragment key={`${field} ${index}`}>
              <dt className={tw`break-anywhere text-faint`}>{label}</dt>
              <dd className={tw`m-0 break-anywhere narrow:mb-1.5`}>{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {both.length > 0 && (
        <div className={tw`overflow-hidden rounded border`}>
          <div aria-hidden className={tw`bg-sunken text-label text-muted narrow:hidden`}>
            <div className={line}>
              <span>{texts.field}</span>
              <span>{texts.before}</span>
              <span>{texts.after}</span>
            </div>
          </div>
          <ul aria-label={texts.changed}>
            {both.map(({ field, label, before, after }, index) => (
              <li key={`${field} ${index}`} className={tw`border-t first:narrow:border-t-0`}>
                <div className={line}>
                  <span className={tw`break-anywhere text-label text-faint narrow:font-strong narrow:text-ink`}>
                    {label}
                  </span>
                  <span className={side}>
                    <span className={sideName}>{texts.before} </span>
                    <Value muted>{before}</Value>
                  </span>
                  <span className={side}>
                    <span className={sideName}>{texts.after} </span>
                    <Value>{after}</Value>
                  </span>
                  {actionOf && (
                    <span className={tw`min-w-0 justify-self-end narrow:justify-self-start`}>{actionOf(field)}</span>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function Value({ muted = false, children }: { muted?: boolean; children: string | null }) {
  if (children === null) return <span className={tw`text-faint`}>{texts.nothing}</span>;
  return <span className={muted ? tw`break-anywhere text-muted` : tw`break-anywhere font-medium`}>{children}</span>;
}
