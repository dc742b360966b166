import type { ReactNode } from "react";
import type { RequestedField } from "../../domain/donor/change-request";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { DonorRecord } from "../../shared/donor/reads";
import { tw } from "../../ui/tw";
import { changeText, type WantedChange } from "./answers";

interface ChangeListProps {
  changes: readonly WantedChange[];
  /** The donor's record now. */
  donor: Pick<DonorRecord, RequestedField>;
  texts: { now: string; wanted: string };
  /** @returns what to say below a change */
  noteOf?: (change: WantedChange) => ReactNode;
}

/** The valid values of a request's fields, and the wanted ones beside them. */
export const ChangeList = ({ changes, donor, texts, noteOf }: ChangeListProps) => (
  <dl className={tw`grid gap-3`}>
    {changes.map((change) => {
      const { field, to } = change;
      const note = noteOf?.(change);
      return (
        <div
          key={field}
          className={tw`grid grid-cols-[140px_minmax(0,1fr)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-0.5 narrow:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]`}
        >
          <dt className={tw`text-label text-muted narrow:col-span-2`}>{DONOR_FIELDS[field].label}</dt>
          <Value label={texts.now}>{changeText(field, donor[field])}</Value>
          <Value label={texts.wanted}>
            <b className={tw`font-strong`}>{changeText(field, to)}</b>
          </Value>
          {note && <dd className={tw`col-start-2 col-span-2 narrow:col-start-1 m-0`}>{note}</dd>}
        </div>
      );
    })}
  </dl>
);

const Value = ({ label, children }: { label: string; children: ReactNode }) => (
  <dd className={tw`m-0 min-w-0 break-anywhere`}>
    <span className={tw`text-label text-faint narrow:block`}>{label}</span> {children}
  </dd>
);
