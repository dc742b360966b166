import { DONATION_TYPE_LABELS } from "../donation/blood";
import { isIsoDay } from "../dates/days";
import { formatShortDate } from "../format";
import { DONOR_FIELDS } from "../fields/donor-fields";
import { fieldsWith, type FieldCatalogue, type FieldDefinition } from "../fields/field";
import { RECORD_FIELDS } from "../fields/record-fields";
import { RECORD_KINDS, type RecordKind } from "../record-kinds";
import { isComputedField, OWNER } from "./computed-fields";
import { FIGURE, figureName, figureOf, FIGURE_PERIODS, type Figure } from "./period-counts";
import { filterTexts } from "./texts";

/** A field by which a list may be filtered. */
export interface FilterField extends FieldDefinition {
  /** As it stands in a rule: a field of the list's own records, or "donor." and one of the donor they belong to. */
  readonly name: string;
  /** A day of birth: birthdays and ages may be asked for. */
  readonly birthday?: true;
  /** What it counts, of a figure over a period. */
  readonly figure?: Figure;
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

const allOf = (kind: RecordKind): FieldCatalogue => ({ ...RECORD_FIELDS[kind].own, ...RECORD_FIELDS[kind].computed });

const FIELDS = Object.fromEntries(
  RECORD_KINDS.map((kind) => {
    const fields = [...fieldsOf(allOf(kind)), ...(RECORD_FIELDS[kind].ofDonor ? fieldsOf(allOf("donors"), OWNER) : [])];
    return [kind, new Map(fields.map((field) => [field.name, field]))] as const;
  }),
) as unknown as Record<RecordKind, FilterFields>;

/** @returns the fields by which a list may be filtered, by the names that rules have for them, in the catalogue's order */
export const filterFields = (list: RecordKind): FilterFields => FIELDS[list];

/** @returns the field of a figure, as rules, columns and files have it */
export const figureField = (figure: Figure): FilterField & { readonly figure: Figure } => ({
  ...DONOR_FIELDS[FIGURE],
  name: figureName(figure),
  label: figureLabel(figure),
  section: filterTexts.figureSection,
  figure,
});

/** "Donazioni in 12 mesi", "Donazioni dal 1 Gen 2025 al 30 Giu 2025 (plasma aferesi)" */
function figureLabel({ period, from, to, type }: Figure): string {
  const of = type === null ? "" : ` (${DONATION_TYPE_LABELS[type].toLowerCase()})`;
  const between = period === "between" && isIsoDay(from) && isIsoDay(to);
  return (
    (between
      ? filterTexts.figureLabels.days(formatShortDate(from), formatShortDate(to))
      : filterTexts.figureLabels[period]) + of
  );
}

/** How each kind of period begins: of all types, of no days yet. */
const FIGURE_FIELDS = FIGURE_PERIODS.map((period) => figureField({ period, from: "", to: "", type: null }));

/** Every figure is known by its name; those that are offered are one for each kind of period. */
class WithFigures extends Map<string, FilterField> {
  override get(name: string): FilterField | undefined {
    const figure = figureOf(name);
    return figure ? figureField(figure) : super.get(name);
  }
  override has(name: string): boolean {
    return this.get(name) !== undefined;
  }
}

const DONORS_WITH_FIGURES: FilterFields = new WithFigures(
  [...FIELDS.donors.values()]
    .flatMap((field) => (field.name === FIGURE ? [field, ...FIGURE_FIELDS] : [field]))
    .map((field) => [field.name, field]),
);

/** @returns the same with the figures over a period, which donors have: to say a filter */
export const filterFieldsWithFigures = (list: RecordKind): FilterFields =>
  list === "donors" ? DONORS_WITH_FIGURES : FIELDS[list];

/** @returns the fields that a server can be asked for: the computed ones only where it declares `computed-fields` */
export const askableFields = (list: RecordKind, computed: boolean): FilterFields =>
  computed
    ? filterFieldsWithFigures(list)
    : new Map([...FIELDS[list]].filter(([name]) => !isComputedField(name, list)));

/** How the values of fields compare, whatever they mean: those of one class with each other. */
export type ValueClass = "text" | "number" | "day" | "flag";

/** @returns how a field's values compare */
export function valueClass({ kind, numeric }: Pick<FieldDefinition, "kind" | "numeric">): ValueClass {
  if (kind === "number" || numeric) return "number";
  if (kind === "day" || kind === "moment") return "day";
  return kind === "flag" ? "flag" : "text";
}
