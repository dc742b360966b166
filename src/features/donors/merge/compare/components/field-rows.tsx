import { CircleCheck, Clock, Droplet, FingerprintPattern } from "lucide-react";
import { useId } from "react";
import { DONOR_FIELDS } from "../../../../../domain/fields/donor-fields";
import type { FieldDefinition } from "../../../../../domain/fields/field";
import { fieldText, IN_SHORT } from "../../../../../domain/fields/field-text";
import { BOTH, type ComparedUnit, type PresetReason } from "../../../../../domain/donor/merge";
import { registryName } from "../../../../../domain/donor/registry-name";
import { formatLongDate, formatNumber } from "../../../../../domain/format";
import { dayOf } from "../../../../../domain/dates/days";
import { Checkbox, Radio } from "../../../../../ui/field/choice";
import { Icon, type IconType } from "../../../../../ui/icons/icon";
import { cx, tw } from "../../../../../ui/tw";
import { texts as pairTexts } from "../../pairs/texts";
import type { ComparedDonor } from "../merging-answers";
import { texts } from "../texts";

/** Field, first record, second record; on phones one below the other. */
export const columns = tw`grid grid-cols-[132px_minmax(0,1fr)_minmax(0,1fr)] narrow:grid-cols-[minmax(0,1fr)] border-t`;
const cell = tw`min-w-0 px-3.5 py-2.5 border-l narrow:border-l-0 break-anywhere`;
export const heading = tw`pl-6 pr-3 py-3 narrow:px-4 narrow:pb-1 text-label font-medium text-muted`;

export const REASON_ICONS: Record<NonNullable<PresetReason>, IconType> = {
  fiscalCode: FingerprintPattern,
  newest: Clock,
  donations: Droplet,
  notes: CircleCheck,
};

export const labelOf = ({ name }: ComparedUnit) => texts.unit[name] ?? DONOR_FIELDS[name].label;

/** @returns a unit's values in a record, in one text */
export const valueOf = ({ fields }: ComparedUnit, donor: ComparedDonor): string =>
  fields
    .map((field) => fieldText(DONOR_FIELDS[field] as FieldDefinition, donor[field], IN_SHORT))
    .filter(Boolean)
    .join(", ");

/** @returns a short name of a record: its card number, else the name */
export const cardOf = ({ cardNumber, ...donor }: ComparedDonor): string => cardNumber ?? registryName(donor);

interface RecordHeadProps {
  /** Of the radios. */
  name: string;
  donor: ComparedDonor;
  stays: boolean;
  onKeep: () => void;
}

/** A record, and the choice whether it is the one that stays. */
export function RecordHead({ name, donor, stays, onKeep }: RecordHeadProps) {
  const day = donor.facts?.since && dayOf(donor.facts.since);
  const given = donor.donationsNumber;
  const facts = [
    day && texts.since(formatLongDate(day)),
    given !== null && pairTexts.donations(given, formatNumber(given)),
  ];
  return (
    <div className={cell}>
      <Radio
        name={name}
        checked={stays}
        onChange={onKeep}
        label={
          <span className={tw`grid gap-0.5`}>
            <b className={tw`font-strong`}>{[donor.cardNumber, registryName(donor)].filter(Boolean).join(", ")}</b>
            <span className={tw`text-label text-muted`}>{facts.filter(Boolean).join(", ")}</span>
            <span className={tw`text-label font-medium`}>{stays ? texts.stays : texts.keepThis}</span>
          </span>
        }
      />
    </div>
  );
}

interface FieldRowProps {
  label: string;
  donors: readonly [ComparedDonor, ComparedDonor];
  textOf: (donor: ComparedDonor) => string;
  /** Id of the record whose value is kept, or "both". */
  kept: string;
  /** Why, beside the value of that record. */
  note: (donor: ComparedDonor, at: number) => string | false;
  icon: IconType;
  /** The choice between them, by the name of the unit; without one, a rule decides. */
  choice?: { name: string; keepsBoth: boolean; onChoose: (id: string) => void };
}

/** A field of both records, with the choice which value is kept. */
export function FieldRow({ label, donors, textOf, kept, note, icon, choice }: FieldRowProps) {
  const id = useId();
  const role = choice && (choice.keepsBoth ? "group" : "radiogroup");
  return (
    <div className={columns} role={role} aria-labelledby={role && id} data-unit={choice?.name}>
      <span id={id} className={heading}>
        {label}
      </span>
      {donors.map((donor, at) => {
        const isKept = kept === donor._id || kept === BOTH;
        const reason = note(donor, at);
        const value = (
          <span className={tw`grid`}>
            <span className={isKept ? tw`text-ink` : tw`text-muted`}>
              {textOf(donor) || texts.empty}
              <span className={tw`hidden text-label text-faint narrow:inline`}> {cardOf(donor)}</span>
            </span>
            {reason && (
              <span className={tw`flex gap-1 text-label text-muted`}>
                <Icon of={icon} size={14} className={tw`mt-0.5`} />
                {reason}
              </span>
            )}
          </span>
        );
        return (
          <div key={donor._id} className={cx(cell, isKept && tw`bg-selected`)}>
            {!choice && value}
            {choice?.keepsBoth === false && (
              <Radio name={`${id} radios`} checked={isKept} label={value} onChange={() => choice.onChoose(donor._id)} />
            )}
            {choice?.keepsBoth && (
              <Checkbox
                checked={isKept}
                label={value}
                // one of the two is kept at least
                onChange={() => choice.onChoose(isKept ? (donors[1 - at] ?? donor)._id : BOTH)}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}
