import type { ImportEntity } from "../../../domain/import/entity";
import type { CellProblem, GridRow } from "../engine/types";
import { importField, type ImportField } from "../../../domain/import/import-fields";

export interface GridColumn {
  field: ImportField;
  /** In px. */
  width: number;
  /** In px from the first column. */
  start: number;
}

/** Fields that identify the donor: their columns come first. */
const FIRST = [
  "lastName",
  "firstName",
  "donorCardNumber",
  "donorFiscalCode",
  "donorName",
  "donorLastName",
  "donorFirstName",
];
const NAMES = FIRST.filter((name) => name.endsWith("Name"));
/** In px: a card number or fiscal code with the donor's name beside it. */
const WITH_NAME = 300;
/** In px: a day with the warnings about a donation below it. */
const WITH_WARNINGS = 260;

const WIDTHS = { day: 150, flag: 110, number: 130, enumeration: 150, zone: 160, code: 160, moment: 170, text: 174 };
const FORMATS: Partial<Record<NonNullable<ImportField["format"]>, number>> = {
  name: 140,
  fiscalCode: 230,
  email: 250,
  note: 260,
  street: 220,
  cap: 110,
  province: 130,
};

/**
 * @param wrong fields with problems: their columns come after those that identify the donor, errors before warnings
 * @returns the columns of the grid
 */
export function gridColumns(
  entity: ImportEntity,
  names: readonly string[],
  wrong: Readonly<Record<CellProblem["level"], ReadonlySet<string>>>,
): GridColumn[] {
  const rank = (name: string) => {
    if (FIRST.includes(name)) return FIRST.indexOf(name);
    return FIRST.length + (wrong.error.has(name) ? 0 : wrong.warning.has(name) ? 1 : 2);
  };
  let start = 0;
  return names
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((name) => {
      const field = importField(entity, name);
      if (!field) return [];
      const usualWidth = (field.format && FORMATS[field.format]) ?? WIDTHS[field.kind];
      const hasWarnings = entity === "donations" && name === "date";
      const width = field.finds && field.kind === "code" ? WITH_NAME : hasWarnings ? WITH_WARNINGS : usualWidth;
      const column = { field, width, start };
      start += column.width;
      return [column];
    });
}

export const nameOf = ({ values, donor }: Pick<GridRow, "values" | "donor">): string =>
  donor?.name ?? NAMES.flatMap((name) => values[name] || []).join(" ");
