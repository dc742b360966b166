import type { FieldCatalogue, FieldDefinition } from "./field";

/** What a form holds of a field: a text, empty for nothing, or a yes or no. Beside the fields, a record's version. */
export type FormValues = Record<string, string | boolean | number | null>;

/** The values of a form with these fields, and the version that they were read from: null where the server has none. */
export type ValuesOf<Fields extends FieldCatalogue> = {
  [Name in keyof Fields]: Fields[Name]["kind"] extends "flag" ? boolean : string;
} & { version: number | null };

/** The names of a form's fields. */
export type NameOf<Fields extends FieldCatalogue> = keyof Fields & string;

const isNumeric = ({ kind, numeric }: FieldDefinition) => kind === "number" || numeric === true;

/** @returns a record as a form shows it: nothing known is an empty field */
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

/** @returns a form's values as the record has them: null for an empty field, a number where it has one */
export function toRecord(fields: FieldCatalogue, values: FormValues): Record<string, unknown> {
  const record = Object.entries(fields).map(([name, field]) => {
    const value = values[name];
    if (typeof value !== "string") return [name, value];
    return [name, value === "" ? null : isNumeric(field) ? Number(value.replace(",", ".")) : value];
  });
  return Object.fromEntries(record);
}

/**
 * @param locked fields that are not sent: what is missing stays as it is
 * @returns a form as the API wants it, with the version that was read (decisions §2)
 */
export function toBody(fields: FieldCatalogue, values: FormValues, locked: readonly string[]): Record<string, unknown> {
  const sent = Object.entries(toRecord(fields, values)).filter(([name]) => !locked.includes(name));
  return { ...(values.version != null && { version: values.version }), ...Object.fromEntries(sent) };
}
