import * as v from "valibot";
import { isIsoDay } from "../../../../domain/dates/days";
import { suggestEmail } from "../../../../domain/contacts/email-suggestion";
import { cellText } from "../../../../domain/export/csv";
import { checkCharacter, checkFiscalCode, normaliseFiscalCode } from "../../../../domain/fiscal-code/fiscal-code";
import type { CatalogueField } from "../../../../domain/fields/field";
import type { CellValue } from "../../../../domain/fields/field-text";
import { isFilled, type ImportField } from "../../../../domain/import/import-fields";
import type { ImportEntity } from "../../../../domain/import/entity";
import { readImportDay, type DayOrder } from "../../../../domain/import/read-import-day";
import { readCount, readFlag, readOption, readZone, withoutThousands } from "../../../../domain/import/read-option";
import { wholeName } from "../../../../domain/import/split-text";
import { MONTH_NAMES } from "../../../../domain/dates/month-names";
import { checkText, fieldSchemas, textRule, type CheckContext } from "../../../../domain/validation/field-schema";
import { PROBLEM_CODES, type ProblemCode } from "../../../../domain/validation/problem";
import type { CellFault, EngineContext } from "../types";
import { doubtCell, mendText } from "./doubt-cell";
import { texts } from "./texts";

/** One value of a column: as people write it, as the API has it, and what is wrong with it. */
interface Cell {
  text: string;
  value: CellValue;
  fault: CellFault | null;
}

/** @param text without blanks around it, and without those that aren't seen */
export type CellReader = (text: string) => Cell;

/** "#N/D" and its like, in the languages of the spreadsheets that Italians use. */
const SHEET_ERROR = /^#(N\/D|N\/A|RIF!|REF!|VALORE!|VALUE!|NOME\?|NAME\?|DIV\/0!|NUM!|NULLO!|NULL!|####*)$/i;
/** What people write where there is nothing to write. */
const PLACEHOLDER =
  /^([-–—/\\.*?_]+|n\.?\s?d\.?|n\/[ad]|nessun[oa]?|non (ha|presente|disponibile|noto|nota)|assente|null)$/i;
/** In these a placeholder can be nothing else. */
const WORDLESS: ReadonlySet<string> = new Set(["fiscalCode", "cap", "province", "email", "phone"]);
/** A donor of sixteen is the youngest: of births a year of two digits is never a later one. */
const YOUNGEST = 16;

interface ReadingOf {
  entity: ImportEntity;
  field: ImportField;
  context: EngineContext;
  order: DayOrder;
  /** Our own export wrote the file: a word that a server made up itself is what the registry has. */
  ours?: boolean;
  /** The workbook counts days from 1904. */
  from1904?: boolean;
}

export function cellReader({ entity, field, context, order, ours, from1904 }: ReadingOf): CellReader {
  const { name, kind, format } = field;
  const required = isFilled(entity, name, context.zones) ? true : undefined;
  const { today, zones } = context;
  // what nobody may type into a form may still be known of a donor who comes from elsewhere
  const definition = { ...field, editedBy: "staff", required } as CatalogueField;
  const check = valueCheck(definition, { today, zones });
  const thisYear = Number(today.slice(0, 4)) - (/birthday$/i.test(name) ? YOUNGEST : 0);
  const wordless = kind === "day" || kind === "number" || (format !== undefined && WORDLESS.has(format));
  const domains = new Map<string, boolean>();
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
        // of our own words no other is meant: "hold" is a status like "pending", and stays what it is
        const isForeign = ours && field.acceptsUnknown && !Object.values(field.options ?? {}).includes(text);
        const option = isForeign ? null : readOption(name, field, text);
        return option === null ? undefined : field.numeric ? Number(option) : option;
      }
      default:
        return name === "donorName" ? wholeName(text) : text;
    }
  }

  return (text) => {
    if (text === "") return empty;
    if (text.startsWith("#") && SHEET_ERROR.test(text))
      return wrong(text, { kind: "sheet-error", message: texts.sheetError(text), fix: "" });
    if (wordless && PLACEHOLDER.test(text)) {
      const fault: CellFault = { level: "warning", kind: "placeholder", message: texts.placeholder, fix: "" };
      return { text, value: null, fault };
    }
    const value = read(text);
    if (value === undefined && ours && field.acceptsUnknown) {
      const fault: CellFault = { level: "warning", kind: "unknown", message: texts.asItIs };
      return { text, value: text, fault };
    }
    if (value === undefined)
      return wrong(text, { kind: unreadKind(kind), message: unread(kind, text), ...unreadFix(kind, text) });
    const cell = checked({
      text: typeof value === "string" && kind !== "day" && kind !== "enumeration" ? value : cellText(field, value),
      value,
      fault: null,
    });
    if (cell.fault) return { text, value, fault: { ...cell.fault, ...mendText(field, text, cell.fault.kind) } };
    const doubt = doubtCell(field, String(cell.value), today);
    if (doubt) return { ...cell, fault: doubt };
    if (format !== "email") return cell;
    const typo = emailTypo(domains, String(cell.value));
    if (typo === null) return cell;
    return { ...cell, fault: { level: "warning", kind: "email-typo", message: texts.emailTypo(typo), fix: typo } };
  };
}

type ValueCheck = (value: CellValue) => { value: CellValue; code: ProblemCode | null };

/** By the schema of the forms; of texts, of which a file has a million, by the rule that the schema goes by. */
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

/** The domain of an address says whether it was mistyped, and there are few of them. */
function emailTypo(known: Map<string, boolean>, email: string): string | null {
  const domain = email.slice(email.lastIndexOf("@"));
  const isTypo = known.get(domain);
  if (isTypo === false) return null;
  const typo = suggestEmail(email);
  if (isTypo === undefined) known.set(domain, typo !== null);
  return typo;
}

const wrong = (text: string, fault: Omit<CellFault, "level">): Cell => ({
  text,
  value: text,
  fault: { level: "error", ...fault },
});

const unreadKind = (kind: ImportField["kind"]) => (kind === "enumeration" || kind === "zone" ? "unknown" : "wrong");

function unreadFix(kind: ImportField["kind"], text: string): Pick<CellFault, "fix"> {
  const fix = kind === "number" ? withoutThousands(text) : null;
  return fix === null ? {} : { fix };
}

function unread(kind: ImportField["kind"], text: string): string {
  if (kind === "day") return dayProblem(text);
  if (kind === "number") return texts.number;
  if (kind === "flag") return texts.flag;
  return kind === "zone" ? texts.zone : texts.problems.unknown;
}

/** "31/02/1984": which month has no such day. */
function dayProblem(text: string): string {
  const [, day = "", month = ""] = /^(\d{1,2})\D(\d{1,2})\D\d{2,4}$/.exec(text) ?? [];
  const name = MONTH_NAMES[Number(month) - 1];
  if (Number(month) > 12 && Number(day) <= 31) return texts.noMonth(Number(month));
  if (!name || Number(day) > 31 || Number(day) < 29) return texts.problems.day;
  return texts.monthDays(name.charAt(0).toUpperCase() + name.slice(1), Number(day));
}

function faultOf(field: ImportField, code: ProblemCode, text: string): CellFault {
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
