import { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { type FieldDefinition, fieldNames } from "../../domain/fields/field";
import { valueClass } from "../../domain/filter/filter-fields";
import type { DonorRow } from "./donor-row";
import type { Column, Kind, Value } from "./table";
import { telephoneWords } from "./telephones";

type Computed = Record<keyof typeof COMPUTED_DONOR_FIELDS, (row: number) => Value>;

/** How a field of the catalogue compares here. */
export function kindOf(field: FieldDefinition): Kind {
  const values = valueClass(field);
  if (values === "flag") return "boolean";
  if (values !== "text") return values;
  return field.kind === "code" || field.kind === "enumeration" ? "code" : "text";
}

/** @returns the columns by which donors are filtered and sorted, as the catalogue has them; rows are read through `at` */
export function donorColumns(at: (row: number) => DonorRow, computed: Computed): Map<string, Column> {
  const columns = new Map<string, Column>([["_id", { kind: "code", get: (row) => at(row)._id }]]);
  for (const name of fieldNames(DONOR_FIELDS)) {
    columns.set(name, {
      kind: kindOf(DONOR_FIELDS[name]),
      get: (row) => at(row)[name],
      ...(name === "lastName" && { then: "firstName" }),
    });
  }
  for (const name of fieldNames(COMPUTED_DONOR_FIELDS))
    columns.set(name, { kind: kindOf(COMPUTED_DONOR_FIELDS[name]), get: computed[name] });
  return columns;
}

/** What free text looks through, folded. */
export const haystackOf = (row: DonorRow): string =>
  [
    ...[row.firstName, row.lastName, row.firstName, row.email, row.fiscalCode, row.cardNumber, row.mobile, row.city],
    ...[row.serialNumber, row.key],
    ...telephoneWords([row.mobile, row.phoneHome]),
  ]
    .filter(Boolean)
    .join("\n");
