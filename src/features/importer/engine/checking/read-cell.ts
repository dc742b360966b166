import * as v from "valibot";
import { isIsoDay } from "../../../../domain/dates/days";
import { suggestEmail } from "../../../../domain/contacts/email-suggestion";
import { cellText } from "../../../../domain/export/csv";
import { checkCharacter, checkFiscalCode, normaliseFiscalCode } from "../../../../domain/fiscal-code/fiscal-code";
import type { CatalogueField } from "../../../../domain/fields/field";
import type { CellValue } from "../../../../domain/fields/field-text";
import { isFilled, type ImportField } from "../../../../domain/import/import-fields";
import { spellings } from "../../../../domain/import/spellings";
import type { ImportEntity } from "../../../../domain/import/entity";
import { isPlaceholder } from "../../../../domain/import/placeholder";
import { readImportDay, type DayOrder } from "../../../../domain/import/read-import-day";
import { readCount, readFlag, readOption, readZone, withoutThousands } from "../../../../domain/import/read-option";
import { wholeName } from "../../../../domain/import/split-text";
import { MONTH_NAMES } from "../../../../domain/dates/month-names";
import { checkText, fieldSchemas, textRule, type CheckContext } from "../../../../domain/validation/field-schema";
import { PROBLEM_CODES, type ProblemCode } from "../../../../domain/validation/problem";
import type { CellFault, EngineContext } from "../types";
import { sheetDamage } from "../../../../domain/import/sheet-damage";
import { cellWarning, certainFix, type NormalisePhone } from "./cell-warnings";
import { texts } from "./texts";

/** A cell: its text as people write it, its value for the API, and its problem. */
interface Cell {
  text: string;
  value: CellValue;
  fault: CellFault | null;
}

/** @param text trimmed, without invisible characters */
export type CellReader = (text: string) => Cell;

/** "#N/D" and other errors of spreadsheets, in Italian and English. */
const SHEET_ERROR = /^#(N\/D|N\/A|RIF!|REF!|VALORE!|VALUE!|NOME\?|NAME\?|DIV\/0!|NUM!|NULLO!|NULL!|####*)$/i;
/** In years, the age of the youngest donor. It decides the century of a birth year with two digits. */
const YOUNGEST_AGE = 16;

interface CellReaderOptions {
  entity: ImportEntity;
  field: ImportField;
  context: EngineContext;
  normalisePhone: NormalisePhone;
  order: DayOrder;
  /** Our own export wrote the file: an option that we don't know is one that the server added. */
  ours?: boolean;
  /** The workbook counts days from 1904. */
  from1904?: boolean;
}

export function cellReader({
  entity,
  field,
  context,
  normalisePhone,
  order,
  ours,
  from1904,
}: CellReaderOptions): CellReader {
  const { name, kind, format } = field;
  const required = isFilled(entity, name, context.zones) ? true : undefined;
  const { today, zones } = context;
  // a file may also set fields that are read-only in the forms
  const definition = { ...field, editedBy: "staff", required } as CatalogueField;
  const check = valueCheck(definition, { today, zones });
  const thisYear = Number(today.slice(0, 4)) - (/birthday$/i.test(name) ? YOUNGEST_AGE : 0);
  const isText = kind === "text" || kind === "code" || kind === "zone";
  // the user chooses a zone for a column's unknown values; our own export leaves empty cells empty
  const mayHavePlaceholders = !ours && (kind !== "zone" || zones.length === 0);
  const labels = new Set(Object.values(field.options ?? {}).flatMap(spellings));
  const typoDomains = new Map<string, boolean>();
  const empty = checked({ text: "", value: null, fault: null });

  function checked(cell: Cell): Cell {
    if (kind === "flag" && cell.value === null) return cell;
    const { value, code } = check(cell.value);
    if (code !== null) return { ...cell, fault: faultOf(field, code, String(cell.value ?? "")) };
    return value === cell.value ? cell : { text: cellText(field, value), value, fault: cell.fault };
  }

  function read(text: string): CellValue | undefined {
    switch (kind) {
      case "day":
        return isIsoDay(text) ? text : (readImportDay(text, order, thisYear, from1904) ?? undefined);
      case "number":
        return readCount(text) ?? undefined;
      case "flag":
        return readFlag(text) ?? undefined;
      case "zone":
        return zones.length === 0 ? text : (readZone(zones, text) ?? undefined);
      case "enumeration": {
        // "hold" means "pending" in other programs' files; in our own export it is a status that the server added
        const isForeign = ours && field.acceptsUnknown && !labels.has(text);
        const option = isForeign ? null : readOption(name, field, text);
        return option === null ? undefined : field.numeric ? Number(option) : option;
      }
      default:
        return name === "donorName" ? wholeName(text) : text;
    }
  }

  function withoutValue(text: string): Cell {
    if (empty.fault) return { ...empty, text };
    return { text, value: null, fault: { level: "warning", kind: "placeholder", message: texts.placeholder, fix: "" } };
  }

  return (text) => {
    if (text === "") return empty;
    if (text.startsWith("#") && SHEET_ERROR.test(text))
      return invalidCell(text, { kind: "sheet-error", message: texts.sheetError(text), fix: "" });
    const value = read(text);
    if (mayHavePlaceholders && (isText || value === undefined) && isPlaceholder(text, field)) return withoutValue(text);
    if (value === undefined && ours && field.acceptsUnknown) {
      const fault: CellFault = { level: "warning", kind: "unknown", message: texts.asItIs };
      return { text, value: text, fault };
    }
    if (value === undefined)
      return invalidCell(text, {
        kind: invalidKind(kind),
        message: invalidMessage(kind, text),
        ...invalidFix(kind, text),
      });
    const cell = checked({
      text: typeof value === "string" && kind !== "day" && kind !== "enumeration" ? value : cellText(field, value),
      value,
      fault: null,
    });
    if (cell.fault)
      return { text, value, fault: { ...cell.fault, ...certainFix(field, text, cell.fault.kind, normalisePhone) } };
    const doubt = cellWarning(field, String(cell.value), today);
    if (doubt) return { ...cell, fault: doubt };
    if (format !== "email") return cell;
    const typo = emailTypo(typoDomains, String(cell.value));
    if (typo === null) return cell;
    return { ...cell, fault: { level: "warning", kind: "email-typo", message: texts.emailTypo(typo), fix: typo } };
  };
}

type ValueCheck = (value: CellValue) => { value: CellValue; code: ProblemCode | null };

/** Checks values with the schema of the forms; texts with its rule alone, which is faster: a file has up to a million. */
function valueCheck(field: CatalogueField, context: CheckContext): ValueCheck {
  const { kind } = field;
  if (kind !== "flag" && kind !== "number" && kind !== "enumeration") {
    const rule = textRule(field, context);
    return (value) => {
      const { text, code } = checkText(typeof value === "string" ? value : "", field, rule);
      return { value: text || null, code };
    };
  }
  const schemas: Readonly<Record<string, v.GenericSchema>> = fieldSchemas({ value: field }, context);
  const schema = schemas.value as v.GenericSchema<unknown, CellValue>;
  return (value) => {
    const { success, output, issues } = v.safeParse(schema, value);
    if (success) return { value: output, code: null };
    return { value, code: PROBLEM_CODES.find((code) => code === issues[0].message) ?? "type" };
  };
}

/** @param typoDomains whether a domain has a typing error, by domain: a file has few domains */
function emailTypo(typoDomains: Map<string, boolean>, email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@"));
  const isTypo = typoDomains.get(domain);
  if (isTypo === false) return null;
  const typo = suggestEmail(email);
  if (isTypo === undefined) typoDomains.set(domain, typo !== null);
  return typo;
}

const invalidCell = (text: string, fault: Omit<CellFault, "level">): Cell => ({
  text,
  value: text,
  fault: { level: "error", ...fault },
});

const invalidKind = (kind: ImportField["kind"]) => (kind === "enumeration" || kind === "zone" ? "unknown" : "wrong");

function invalidFix(kind: ImportField["kind"], text: string): Pick<CellFault, "fix"> {
  const fix = kind === "number" ? withoutThousands(text) : null;
  return fix === null ? {} : { fix };
}

function invalidMessage(kind: ImportField["kind"], text: string): string {
  if (kind === "day") return dayProblem(text);
  if (kind === "number") return texts.number;
  if (kind === "flag") return texts.flag;
  return kind === "zone" ? texts.zone : texts.problems.unknown;
}

/** @returns what is wrong with a date such as "31/02/1984" */
function dayProblem(text: string): string {
  const [, day = "", month = ""] = /^(\d{1,2})\D(\d{1,2})\D\d{2,4}$/.exec(text) ?? [];
  const name = MONTH_NAMES[Number(month) - 1];
  if (Number(month) > 12 && Number(day) <= 31) return texts.noMonth(Number(month));
  if (!name || Number(day) > 31 || Number(day) < 29) return texts.problems.day;
  return texts.monthDays(name.charAt(0).toUpperCase() + name.slice(1), Number(day));
}

function faultOf(field: ImportField, code: ProblemCode, text: string): CellFault {
  const damage = field.format === "phone" ? sheetDamage(text) : null;
  if (damage?.kind === "scientific")
    return {
      level: "error",
      kind: damage.kind,
      message: texts.damage.scientific,
      ...(damage.fix !== null && { fix: damage.fix }),
    };
  const kind = code === "missing" || code === "unknown" ? code : "wrong";
  return { level: "error", kind, message: messageOf(field, code, text) };
}

function messageOf({ format, kind }: ImportField, code: ProblemCode, text: string): string {
  if (code === "check-character") {
    const whole = normaliseFiscalCode(text);
    return checkFiscalCode(whole).valid ? texts.problems[code] : texts.lastLetter(checkCharacter(whole.slice(0, 15)));
  }
  if (format === "email" && code === "form" && /@\s*$/.test(text)) return texts.noDomain;
  if (kind === "zone" && code === "unknown") return texts.zone;
  return (format && texts.written[format]?.[code]) ?? texts.problems[code];
}
