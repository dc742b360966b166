import { CircleCheck } from "lucide-react";
import { useId, type KeyboardEvent } from "react";
import { useCan } from "../../../../../api/react/ability";
import { dayOf } from "../../../../../domain/dates/days";
import { type ComparedUnit, lastChange, type MergeChoices, type MergeField } from "../../../../../domain/donor/merge";
import { presentStatus } from "../../../../../domain/donor/status";
import { formatShortDate } from "../../../../../domain/format";
import { Card } from "../../../../../ui/display/card";
import { cx, tw } from "../../../../../ui/tw";
import type { ComparedDonor } from "../merging-answers";
import { texts } from "../texts";
import { columns, FieldRow, heading, labelOf, REASON_ICONS, RecordHead, valueOf } from "./field-rows";

interface FieldsCardProps {
  donors: readonly [ComparedDonor, ComparedDonor];
  survivorId: string;
  units: readonly ComparedUnit[];
  choices: MergeChoices;
  /** Id of the record whose status wins. */
  statusOf: string;
  onKeep: (id: string) => void;
  onChoose: (unit: MergeField, id: string) => void;
}

/** The fields of two records: those that differ are chosen one by one. */
export function FieldsCard({ donors, survivorId, units, choices, statusOf, onKeep, onChoose }: FieldsCardProps) {
  const id = useId();
  const can = useCan();
  // a suspension is about health
  const statusText = (donor: ComparedDonor) => textOfStatus(donor, can("read", "Donor", donor, "suspended"));
  const differing = units.filter(({ kind }) => kind === "differs");
  const single = units.filter(({ kind }) => kind === "only");
  const equal = units.filter((unit) => unit.kind === "equal" && valueOf(unit, donors[0]) !== "");
  return (
    <Card
      title={differing.length > 0 ? texts.fields(differing.length) : texts.noFields}
      subtitle={differing.length > 0 && texts.fieldsHint}
      flush
    >
      {/* the arrows move between groups of radios */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={tw`mt-3`} onKeyDown={moveBetweenGroups}>
        <div className={cx(columns, tw`bg-sunken`)} role="radiogroup" aria-label={texts.whichStays} data-unit="record">
          <span aria-hidden className={cx(heading, tw`narrow:hidden`)}>
            {texts.field}
          </span>
          {donors.map((donor) => (
            <RecordHead
              key={donor._id}
              name={id}
              donor={donor}
              stays={donor._id === survivorId}
              onKeep={() => onKeep(donor._id)}
            />
          ))}
        </div>
        {[...differing, ...single].map((unit) => {
          const { name, kind, preset, reason } = unit;
          const isNote = reason === "notes";
          const noteOf = (donor: ComparedDonor) => {
            const day = reason === "newest" && dayOf(lastChange(unit, donor));
            const why = kind === "only" ? texts.onlyHere : reason && texts.reason[reason];
            return [why, day && formatShortDate(day)].filter(Boolean).join(", ");
          };
          return (
            <FieldRow
              key={name}
              label={labelOf(unit)}
              donors={donors}
              textOf={(donor) => valueOf(unit, donor)}
              kept={(kind === "differs" && choices[name]) || preset}
              note={(donor, at) => (preset === donor._id || (isNote && at === 0)) && noteOf(donor)}
              icon={reason ? REASON_ICONS[reason] : CircleCheck}
              {...(kind === "differs" && {
                choice: { name, keepsBoth: isNote, onChoose: (chosen) => onChoose(name, chosen) },
              })}
            />
          );
        })}
        {statusText(donors[0]) !== statusText(donors[1]) && (
          <FieldRow
            label={texts.status}
            donors={donors}
            textOf={statusText}
            kept={statusOf}
            note={({ _id }) => _id === statusOf && texts.statusWins}
            icon={CircleCheck}
          />
        )}
      </div>
      {equal.length > 0 && (
        <details className={tw`border-t`}>
          <summary className={tw`cursor-pointer px-6 py-3 text-muted narrow:px-4`}>{texts.equal(equal.length)}</summary>
          <dl className={tw`grid grid-cols-[132px_minmax(0,1fr)] gap-y-2 pb-4 narrow:grid-cols-[minmax(0,1fr)]`}>
            {equal.map((unit) => (
              <div key={unit.name} className={tw`contents`}>
                <dt className={tw`pl-6 pr-3 text-label text-muted narrow:px-4`}>{labelOf(unit)}</dt>
                <dd className={tw`m-0 min-w-0 px-3.5 break-anywhere narrow:px-4`}>{valueOf(unit, donors[0])}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Card>
  );
}

function textOfStatus({ status, suspension }: ComparedDonor, withSuspension: boolean): string {
  const { label } = presentStatus(status);
  if (!withSuspension || !suspension) return label;
  const { from, until, reason } = suspension;
  const period = [from && texts.statusFrom(formatShortDate(from)), until && texts.statusUntil(formatShortDate(until))];
  return [label, period.filter(Boolean).join(" "), reason].filter(Boolean).join(", ");
}

/** Up and down go to the next field; left and right choose, as in every group of radios. */
function moveBetweenGroups(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const group = (event.target as Element).closest("[data-unit]");
  if (!step || !group || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const groups = [...event.currentTarget.querySelectorAll("[data-unit]")];
  const next = groups[groups.indexOf(group) + step];
  event.preventDefault();
  const inputs = [...(next?.querySelectorAll("input") ?? [])];
  (inputs.find(({ checked }) => checked) ?? inputs[0])?.focus();
}
