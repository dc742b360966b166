import { CircleCheck, Clock, Droplet, Fingerprint } from "lucide-react";
import { useId, type KeyboardEvent } from "react";
import { DONOR_FIELDS } from "../../../../../domain/fields/donor-fields";
import type { FieldDefinition } from "../../../../../domain/fields/field";
import { fieldText, IN_SHORT } from "../../../../../domain/fields/field-text";
import { BOTH, type ComparedUnit, type MergeChoices, type PresetReason } from "../../../../../domain/donor/merge";
import { registryName } from "../../../../../domain/donor/registry-name";
import { presentStatus } from "../../../../../domain/donor/status";
import { formatLongDate, formatNumber } from "../../../../../domain/format";
import { dayOf } from "../../../../../domain/dates/days";
import { Checkbox, Radio } from "../../../../../ui/field/choice";
import { VanishingButton } from "../../../../../ui/buttons/vanishing-button";
import { Card } from "../../../../../ui/display/card";
import { Icon, type IconType } from "../../../../../ui/icons/icon";
import { cx, tw } from "../../../../../ui/tw";
import { texts as pairTexts } from "../../pairs/texts";
import type { DatedDonor } from "../preview";
import { texts } from "../texts";

/** Field, first record, second record; on phones one below the other. */
const columns = tw`grid grid-cols-[132px_minmax(0,1fr)_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)] border-t`;
const cell = tw`min-w-0 px-3.5 py-2.5 border-l narrow:border-l-0 break-anywhere`;
const heading = tw`pl-6 pr-3 py-3 narrow:px-4 narrow:pb-1 text-label font-medium text-muted`;

const WHY_ICONS: Record<NonNullable<PresetReason>, IconType> = {
  fiscalCode: Fingerprint,
  newest: Clock,
  donations: Droplet,
  notes: CircleCheck,
};

interface FieldsCardProps {
  donors: readonly [DatedDonor, DatedDonor];
  since: readonly (string | null)[];
  survivorId: string;
  units: readonly ComparedUnit[];
  choices: MergeChoices;
  /** Id of the record whose status wins, if they differ. */
  statusOf: string | null;
  onKeep: (id: string) => void;
  onChoose: (unit: ComparedUnit, id: string) => void;
}

const labelOf = ({ name }: ComparedUnit) => texts.unit[name] ?? DONOR_FIELDS[name].label;

/** @returns a unit's values in a record, in one text */
const valueOf = ({ fields }: ComparedUnit, donor: DatedDonor): string =>
  fields
    .map((field) => fieldText(DONOR_FIELDS[field] as FieldDefinition, donor[field], IN_SHORT))
    .filter(Boolean)
    .join(", ");

/** @returns a short name of a record: its card number, else the name */
export const cardOf = ({ cardNumber, ...donor }: DatedDonor): string => cardNumber ?? registryName(donor);

/** The fields of two records: those that differ are chosen one by one. */
export function FieldsCard({ donors, since, survivorId, units, choices, statusOf, onKeep, onChoose }: FieldsCardProps) {
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
        <div className={cx(columns, tw`bg-sunken`)}>
          <span className={cx(heading, tw`narrow:hidden`)}>{texts.field}</span>
          {donors.map((donor, at) => (
            <RecordHead
              key={donor._id}
              donor={donor}
              since={since[at] ?? null}
              stays={donor._id === survivorId}
              onKeep={() => onKeep(donor._id)}
            />
          ))}
        </div>
        {differing.map((unit) => (
          <ChoiceRow
            key={unit.name}
            unit={unit}
            donors={donors}
            chosen={choices[unit.name] ?? unit.preset}
            onChoose={(id) => onChoose(unit, id)}
          />
        ))}
        {single.map((unit) => (
          <PlainRow
            key={unit.name}
            label={labelOf(unit)}
            donors={donors}
            kept={unit.preset}
            note={texts.onlyHere}
            valueOf={(donor) => valueOf(unit, donor)}
          />
        ))}
        {statusOf && (
          <PlainRow
            label={texts.status}
            donors={donors}
            kept={statusOf}
            note={texts.statusWins}
            valueOf={({ status }) => presentStatus(status).label}
          />
        )}
      </div>
      {equal.length > 0 && (
        <details className={tw`border-t`}>
          <summary className={tw`hit flex min-h-[48px] cursor-pointer items-center px-6 py-2 text-muted narrow:px-4`}>
            {texts.equal(equal.length)}
          </summary>
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

interface RecordHeadProps {
  donor: DatedDonor;
  since: string | null;
  stays: boolean;
  onKeep: () => void;
}

function RecordHead({ donor, since, stays, onKeep }: RecordHeadProps) {
  const day = since && dayOf(since);
  const given = donor.donationsNumber;
  const facts = [
    day && texts.since(formatLongDate(day)),
    given !== null && pairTexts.donations(given, formatNumber(given)),
  ];
  const name = [donor.cardNumber, registryName(donor)].filter(Boolean).join(", ");
  return (
    <div className={cx(cell, tw`grid content-start gap-0.5`)}>
      <b className={tw`font-strong`}>{name}</b>
      <span className={tw`text-label text-muted`}>{facts.filter(Boolean).join(", ")}</span>
      <span className={tw`flex min-h-[32px] items-center text-label`}>
        {stays ? (
          <span className={tw`font-medium`}>✓ {texts.stays}</span>
        ) : (
          <VanishingButton small aria-label={texts.keepRecord(name)} onClick={onKeep}>
            {texts.keepThis}
          </VanishingButton>
        )}
      </span>
    </div>
  );
}

interface ChoiceRowProps {
  unit: ComparedUnit;
  donors: readonly [DatedDonor, DatedDonor];
  /** Id of a record, or "both". */
  chosen: string;
  onChoose: (id: string) => void;
}

function ChoiceRow({ unit, donors, chosen, onChoose }: ChoiceRowProps) {
  const id = useId();
  const isNote = unit.why === "notes";
  const Why = unit.why && WHY_ICONS[unit.why];
  return (
    <div className={columns} role={isNote ? "group" : "radiogroup"} aria-labelledby={id} data-unit={unit.name}>
      <span id={id} className={heading}>
        {labelOf(unit)}
      </span>
      {donors.map((donor, at) => {
        const other = donors[1 - at];
        const checked = chosen === donor._id || chosen === BOTH;
        const label = (
          <span className={tw`grid`}>
            <span className={checked ? tw`text-ink` : tw`text-muted`}>
              {valueOf(unit, donor)}
              <span className={tw`hidden text-label text-faint narrow:inline`}> {cardOf(donor)}</span>
            </span>
            {unit.why && Why && (unit.preset === donor._id || (isNote && at === 0)) && (
              <span className={tw`flex items-center gap-1 text-label text-muted`}>
                <Icon of={Why} size={14} />
                {texts.why[unit.why]}
              </span>
            )}
          </span>
        );
        return (
          <div key={donor._id} className={cx(cell, checked && tw`bg-selected`)}>
            {isNote ? (
              <Checkbox
                checked={checked}
                label={label}
                // one of the two is kept at least
                onChange={() => onChoose(checked ? (other?._id ?? donor._id) : BOTH)}
              />
            ) : (
              <Radio name={`${id} radios`} checked={checked} label={label} onChange={() => onChoose(donor._id)} />
            )}
          </div>
        );
      })}
    </div>
  );
}

interface PlainRowProps {
  label: string;
  donors: readonly [DatedDonor, DatedDonor];
  /** Id of the record whose value is kept. */
  kept: string;
  note: string;
  valueOf: (donor: DatedDonor) => string;
}

/** A value that isn't chosen: only one record has it, or a rule decides. */
const PlainRow = ({ label, donors, kept, note, valueOf: textOf }: PlainRowProps) => (
  <div className={columns}>
    <span className={heading}>{label}</span>
    {donors.map((donor) => (
      <div key={donor._id} className={cx(cell, donor._id === kept ? tw`bg-selected` : tw`text-faint`)}>
        {textOf(donor) || texts.empty}
        <span className={tw`hidden text-label text-faint narrow:inline`}> {cardOf(donor)}</span>
        {donor._id === kept && (
          <span className={tw`flex items-center gap-1 text-label text-muted`}>
            <Icon of={CircleCheck} size={14} />
            {note}
          </span>
        )}
      </div>
    ))}
  </div>
);
