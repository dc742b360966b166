import type { FieldCatalogue, FieldDefinition } from "./field";

/** The values of a form: texts (empty for null), flags, and the version of the record. */
export type FormValues = Record<string, string | boolean | number | null>;

/** The values of a form with these fields; `version` is null if the server has no versions. */
export type ValuesOf<Fields extends FieldCatalogue> = {
  [Name in keyof Fields]: Fields[Name]["kind"] extends "flag" ? boolean : string;
} & { version: number | null };

export type NameOf<Fields extends FieldCatalogue> = keyof Fields & string;

const isNumeric = ({ kind, numeric }: FieldDefinition) => kind === "number" || numeric === true;

/** @returns the values of a form for a record */
export function toForm<Fields extends FieldCatalogue>(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
): ValuesOf<Fields> {
  const values = Object.entries(fields).map(([name, { kind }]) => [
    name,
    kind === "flag" ? record[name] === true : String(record[name] ?? ""),
  ]);
  const { version } = record;
  return { ...Object.fromEntries(values), version: typeof version === "number" ? version : null } as ValuesOf<Fields>;
}

/** @returns the record of a form's values: null for an empty text, numbers for numeric fields */
export function toRecord(fields: FieldCatalogue, values: FormValues): Record<string, unknown> {
  const record = Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    if (typeof value !== "string") return [name, value];
    return [name, value === "" ? null : isNumeric(field) ? Number(value.replace(",", ".")) : value];
  });
  return Object.fromEntries(record);
}

/**
 * @param locked fields to leave unchanged; the body doesn't contain them
 * @returns the body of a request, with the version of the record (decisions §2)
 */
export function toBody(fields: FieldCatalogue, values: FormValues, locked: readonly string[]): Record<string, unknown> {
  const sent = Object.entries(toRecord(fields, values)).filter(([name]) => !locked.includes(name));
  return { ...(values.version != null && { version: values.version }), ...Object.fromEntries(sent) };
}
