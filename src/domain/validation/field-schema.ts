import * as v from "valibot";
import { isEmail } from "../contacts/email";
import { isDialled, isRepeatedDigit, plainSeparators } from "../contacts/phone-doubt";
import { isIsoDay } from "../dates/days";
import type { FieldCatalogue, FieldDefinition, FieldValue, FieldFormat } from "../fields/field";
import { checkFiscalCode, normaliseFiscalCode } from "../fiscal-code/fiscal-code";
import { POSTAL_CODE, isPostalCode, readProvince } from "../places/provinces";
import { plainApostrophes, trimText } from "../text";
import { checkFields, type ProblemCode } from "./problem";
import { MAX_TEXT, MAX_NAME } from "../constants";

export interface CheckContext {
  /** ISO day in Italy. Days in the future aren't valid. */
  today: string;
  /** Names of the association's zones. If they are missing, any name is valid; if there are none, no zone is required. */
  zones?: readonly string[];
}

/** Nobody who donates today was born earlier. */
const FIRST_DAY = "1900-01-01";

type FieldSchemas<Catalogue extends FieldCatalogue> = {
  [Name in EditableName<Catalogue>]: v.GenericSchema<unknown, FieldValue<Catalogue[Name]>>;
};
type EditableName<Catalogue extends FieldCatalogue> = {
  [Name in keyof Catalogue]: Catalogue[Name]["editedBy"] extends "nobody" ? never : Name;
}[keyof Catalogue];

/** @returns a schema for each editable field of a catalogue */
export function fieldSchemas<Catalogue extends FieldCatalogue>(
  catalogue: Catalogue,
  context: CheckContext,
): FieldSchemas<Catalogue> {
  const editable = Object.entries(catalogue).filter(([, field]) => field.editedBy !== "nobody");
  return Object.fromEntries(
    editable.map(([name, field]) => [name, fieldSchema(field, context)]),
  ) as FieldSchemas<Catalogue>;
}

function fieldSchema(field: FieldDefinition, context: CheckContext): v.GenericSchema {
  switch (field.kind) {
    case "flag":
      return v.boolean("type");
    case "number":
      return orNull(field, v.number("type"));
    case "enumeration":
      return orNull(field, v.picklist(optionsOf(field), "unknown"));
    case "zone":
      return textSchema(context.zones?.length === 0 ? {} : field, textRule(field, context));
    default:
      return textSchema(field, textRule(field, context));
  }
}

/** @returns the rule of a field with a text, not of a flag, a number or an enumeration */
export function textRule({ kind, format }: FieldDefinition, { today, zones }: CheckContext): TextRule {
  if (kind === "day") return { problem: (day) => dayProblem(day, today) };
  if (kind === "zone")
    return { problem: (zone) => (zones && zones.length > 0 && !zones.includes(zone) ? "unknown" : null) };
  return (format && TEXT_RULES[format]) ?? {};
}

const optionsOf = ({ options = {}, numeric }: FieldDefinition) =>
  Object.keys(options).map((option) => (numeric ? Number(option) : option));

/** @returns the problem of a day, which may not be in the future, or null */
export function dayProblem(day: string, today: string): ProblemCode | null {
  if (!isIsoDay(day)) return "day";
  return day < FIRST_DAY ? "too-early" : day > today ? "future" : null;
}

/** Does the same as {@link textSchema}, but fast enough for a million texts. @returns the tidied text and its problem */
export function checkText(
  given: string,
  { required }: Pick<FieldDefinition, "required">,
  { max = MAX_TEXT, tidy, problem }: TextRule,
): { text: string; code: ProblemCode | null } {
  const trimmed = trimText(given);
  const text = tidy ? tidy(trimmed) : trimmed;
  if (text === "") return { text, code: required ? "missing" : null };
  return { text, code: text.length > max ? "too-long" : (problem?.(text) ?? null) };
}

/** A schema that removes invisible characters, trims and tidies a text. An empty text becomes null, which is a problem for a required field. */
export function textSchema(
  field: Pick<FieldDefinition, "required">,
  rule: TextRule = {},
): v.GenericSchema<unknown, string | null> {
  return v.pipe(
    v.nullish(v.string("type"), ""),
    v.rawTransform(({ dataset, addIssue }) => {
      const { text, code } = checkText(dataset.value, field, rule);
      if (code) addIssue({ message: code });
      return text || null;
    }),
  ) as v.GenericSchema<unknown, string | null>;
}

/** Accepts null, undefined or an empty text as null. */
function orNull({ required }: FieldDefinition, schema: v.GenericSchema): v.GenericSchema {
  return v.pipe(
    v.unknown(),
    v.transform((value): unknown => (value === "" || value === undefined ? null : value)),
    v.rawCheck(({ dataset, addIssue }) => {
      if (required && dataset.typed && dataset.value === null) addIssue({ message: "missing" });
    }),
    v.nullable(schema),
  );
}

interface TextRule {
  /** Maximum of characters after tidying; the default is `MAX_TEXT`. */
  max?: number;
  tidy?: (text: string) => string;
  problem?: (text: string) => ProblemCode | null;
}

const MAX_NOTE = 2000;
/** Italian phone numbers have at least nine digits. */
const ENOUGH_DIGITS = /(\d\D*){9}/;

const hasForm =
  (form: RegExp): TextRule["problem"] =>
  (text) =>
    form.test(text) ? null : "form";
/** Curly apostrophes become straight ones, as in registers; several blanks become one. */
const written: TextRule = { tidy: (text) => plainApostrophes(text).replace(/\s+/g, " ") };

export const TEXT_RULES: Readonly<Record<FieldFormat, TextRule>> = {
  name: { ...written, max: MAX_NAME },
  place: written,
  street: written,
  note: { max: MAX_NOTE },
  fiscalCode: {
    tidy: normaliseFiscalCode,
    problem: (text) => {
      const check = checkFiscalCode(text);
      return check.valid ? null : check.problem;
    },
  },
  // whether it fits the province, `postalCodeFits` checks
  cap: { problem: hasForm(POSTAL_CODE) },
  province: {
    tidy: (text) => readProvince(text) ?? text.toUpperCase(),
    problem: (text) => (readProvince(text) === null ? "unknown" : null),
  },
  email: { problem: (text) => (isEmail(text) ? null : "form") },
  phone: {
    tidy: plainSeparators,
    problem: (text) => {
      if (!isDialled(text)) return "form";
      if (!ENOUGH_DIGITS.test(text)) return "too-short";
      return isRepeatedDigit(text) ? "repeated" : null;
    },
  },
};

interface Address {
  cap?: string | null | undefined;
  province?: string | null | undefined;
}

/** A postal code has the form of its country. A raw check, because it also runs while other fields are invalid. */
export const postalCodeFits = <Values extends Address>() =>
  v.rawCheck<Values>(({ dataset: { value }, addIssue }) => {
    const { cap, province = null } = value as Values;
    if (!cap || !POSTAL_CODE.test(cap) || isPostalCode(cap, province)) return;
    const input = { cap, province };
    addIssue({ message: "form", path: [{ type: "object", origin: "value", input, key: "cap", value: cap }] });
  });

/**
 * Checks the value of one field, such as a former one that the user wants to restore.
 * @returns its problem; null if it has none, and for a field that isn't editable
 */
export function fieldProblem(
  catalogue: FieldCatalogue,
  field: string,
  value: unknown,
  context: CheckContext,
): ProblemCode | null {
  const definition = Object.hasOwn(catalogue, field) ? catalogue[field] : undefined;
  if (!definition) return null;
  const schemas: Record<string, v.GenericSchema> = fieldSchemas({ [field]: definition }, context);
  return checkFields(v.object(schemas), { [field]: value }).problems[0]?.code ?? null;
}
