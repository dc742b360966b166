import { Fragment } from "react";
import { ArrowRight } from "lucide-react";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { texts } from "../texts";
import type { ToldChange } from "../told-changes";

/** Field by field, before and after; of a record that came or went as a whole what it says. */
export function ChangeList({ changes }: { changes: readonly ToldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <dl
      className={tw`grid grid-cols-[minmax(0,160px)_minmax(0,1fr)] gap-x-4 gap-y-1 text-label narrow:grid-cols-[minmax(0,1fr)] narrow:gap-y-0`}
    >
      {changes.map((change, index) => (
        <Fragment key={`${change.field} ${index}`}>
          <dt className={tw`break-anywhere text-faint`}>{change.label}</dt>
          <dd className={tw`m-0 flex min-w-0 flex-wrap items-center gap-x-2 narrow:mb-1.5`}>
            {change.kind === "value" ? (
              <span className={tw`break-anywhere`}>{change.value}</span>
            ) : (
              <Both {...change} />
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const Both = ({ before, after }: { before: string | null; after: string | null }) => (
  <>
    <span className={tw`break-anywhere text-muted`}>
      <span className={tw`sr-only`}>{texts.before}</span>
      {before ?? texts.nothing}
    </span>
    <Icon of={ArrowRight} size={14} className={tw`flex-none text-faint`} />
    <span className={tw`break-anywhere font-medium text-ink`}>
      <span className={tw`sr-only`}>{texts.after}</span>
      {after ?? texts.nothing}
    </span>
  </>
);
