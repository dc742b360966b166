import { DONATION_TYPE_LABELS } from "../donation/blood";
import { isIsoDay } from "../dates/days";
import { formatShortDate } from "../format";
import { DONOR_FIELDS } from "../fields/donor-fields";
import { fieldsWith, type FieldCatalogue, type FieldDefinition } from "../fields/field";
import { RECORDS, RECORD_KINDS, type RecordKind } from "../records/records";
import { isComputedField } from "./computed-fields";
import { OWNER } from "../records/record";
import { COUNTED_FIELD, periodCountName, periodCountOf, COUNT_PERIODS, type PeriodCount } from "./period-counts";
import { filterTexts } from "./texts";

/** A field by which a list may be filtered. */
export interface FilterField extends FieldDefinition {
  /** The name in rules: a field of the list's records, or "donor." and a field of their donor. */
  readonly name: string;
  /** Whether it has the operators for birthdays and ages. */
  readonly birthday?: true;
  /** Set if the field is a period count. */
  readonly periodCount?: PeriodCount;
}

export type FilterFields = ReadonlyMap<string, FilterField>;

function fieldsOf(catalogue: FieldCatalogue, prefix = ""): FilterField[] {
  return fieldsWith("filterable", catalogue).flatMap((name): FilterField[] => {
    const field = catalogue[name];
    if (!field) return [];
    const section = prefix ? filterTexts.donorSection(field.section) : field.section;
    return [{ ...field, name: prefix + name, section, ...(name === "birthday" && { birthday: true }) }];
  });
}

const allOf = (kind: RecordKind): FieldCatalogue => ({ ...RECORDS[kind].fields, ...RECORDS[kind].computed });

const FIELDS = Object.fromEntries(
  RECORD_KINDS.map((kind): [RecordKind, FilterFields] => {
    const fields = [...fieldsOf(allOf(kind)), ...(RECORDS[kind].ofDonor ? fieldsOf(allOf("donors"), OWNER) : [])];
    return [kind, new Map(fields.map((field) => [field.name, field]))];
  }),
) as Record<RecordKind, FilterFields>;

/** @returns the fields by which a list may be filtered, by their names in rules, in the order of the catalogue */
export const filterFields = (list: RecordKind): FilterFields => FIELDS[list];

/** @returns the field of a period count, for rules, columns and exports */
export const periodCountField = (periodCount: PeriodCount): FilterField & { readonly periodCount: PeriodCount } => ({
  ...DONOR_FIELDS[COUNTED_FIELD],
  name: periodCountName(periodCount),
  label: periodCountLabel(periodCount),
  section: filterTexts.periodCountSection,
  periodCount,
});

/** "Donazioni in 12 mesi", "Donazioni dal 1 Gen 2025 al 30 Giu 2025 (plasma aferesi)" */
function periodCountLabel({ period, from, to, type }: PeriodCount): string {
  const ofType = type === null ? "" : ` (${DONATION_TYPE_LABELS[type].toLowerCase()})`;
  const { days, ...labels } = filterTexts.periodCountLabels;
  const hasDays = period === "between" && isIsoDay(from) && isIsoDay(to);
  return (hasDays ? days(formatShortDate(from), formatShortDate(to)) : labels[period]) + ofType;
}

/** A field for each kind of period, for all types and without days. */
const PERIOD_COUNT_FIELDS = COUNT_PERIODS.map((period) => periodCountField({ period, from: "", to: "", type: null }));

/** A map that finds the field of any period count by its name, and lists one for each kind of period. */
class WithPeriodCounts extends Map<string, FilterField> {
  override get(name: string): FilterField | undefined {
    const periodCount = periodCountOf(name);
    return periodCount ? periodCountField(periodCount) : super.get(name);
  }
  override has(name: string): boolean {
    return this.get(name) !== undefined;
  }
}

const DONORS_WITH_PERIOD_COUNTS: FilterFields = new WithPeriodCounts(
  [...FIELDS.donors.values()]
    .flatMap((field) => (field.name === COUNTED_FIELD ? [field, ...PERIOD_COUNT_FIELDS] : [field]))
    .map((field) => [field.name, field]),
);

/** @returns the fields with the period counts of donors, to describe any filter */
export const filterFieldsWithPeriodCounts = (list: RecordKind): FilterFields =>
  list === "donors" ? DONORS_WITH_PERIOD_COUNTS : FIELDS[list];

/** @param computed whether the server declares `computed-fields` @returns the fields that it knows */
export const askableFields = (list: RecordKind, computed: boolean): FilterFields =>
  computed
    ? filterFieldsWithPeriodCounts(list)
    : new Map([...FIELDS[list]].filter(([name]) => !isComputedField(name, list)));

/** A class of values that can be compared with each other. */
export type ValueClass = "text" | "number" | "day" | "flag";

/** @returns the class of a field's values */
export function valueClass({ kind, numeric }: Pick<FieldDefinition, "kind" | "numeric">): ValueClass {
  if (kind === "number" || numeric) return "number";
  if (kind === "day" || kind === "moment") return "day";
  return kind === "flag" ? "flag" : "text";
}
