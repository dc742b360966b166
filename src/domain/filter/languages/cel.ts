import { RECORD_FIELDS } from "../../fields/record-fields";
import type { RecordKind } from "../../record-kinds";
import type { Condition } from "../condition";
import { OWNER } from "../computed-fields";
import { toCode, type CodeDialect } from "./code";

/** @returns what stands before the own fields of what belongs to a donor: "type" alone is a function of CEL */
export const celPrefix = (list: RecordKind): string =>
  RECORD_FIELDS[list].ofDonor ? `${list.replace(/s(Due)?$/, "$1")}.` : "";

const ESCAPES: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

const text = (value: string): string =>
  `"${value.replace(/["\\]/g, (sign) => `\\${sign}`).replace(/[\n\r\t]/g, (sign) => ESCAPES[sign] ?? sign)}"`;

/** @returns a condition as an expression of CEL, with `lowerAscii` of its extension for texts */
export function toCel(condition: Condition, list: RecordKind): string {
  const dialect: CodeDialect = {
    and: " && ",
    or: " || ",
    field: ({ name }) => (name.startsWith(OWNER) ? name : celPrefix(list) + name),
    text,
    lower: (field) => `${field}.lowerAscii()`,
    part: {
      anywhere: (field, part) => `${field}.contains(${part})`,
      start: (field, part) => `${field}.startsWith(${part})`,
      end: (field, part) => `${field}.endsWith(${part})`,
    },
    among: (field, values) => `${field} in [${values.join(", ")}]`,
  };
  return toCode(condition, dialect);
}
