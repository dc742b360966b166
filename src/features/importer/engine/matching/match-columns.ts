import type { ImportEntity } from "../../../../domain/import/entity";
import { isComputedHeading, isFirstNameFirst } from "../../../../domain/import/known-headings";
import { importField } from "../../../../domain/import/import-fields";
import type { ColumnMatch } from "../types";
import type { Content } from "./by-content";
import { matchHeading } from "./match-heading";
import type { CountedColumn } from "./unread-values";

type HeadingMatch = NonNullable<ReturnType<typeof matchHeading>>;

/** The heading of the reasons in our file of refused rows. */
export const REFUSED_HEADING = "Motivo del rifiuto";

const UNKNOWN: ColumnMatch = { field: null, confidence: "none" };
const NOT_IMPORTED: ColumnMatch = { field: null, confidence: "sure" };

/**
 * Finds the field of each column by its heading and its values.
 * @returns never the same field for two columns, except a street and its house number
 */
export function matchColumns(
  entity: ImportEntity,
  columns: readonly Pick<CountedColumn, "heading">[],
  contents: readonly Content[],
): ColumnMatch[] {
  const ours = isOwnFile(entity, columns, contents);
  const matches = columns.map(({ heading }, at) => matchColumn(entity, heading, contents[at] ?? null, ours));
  const names = columns.map(({ heading }) => matchHeading(entity, heading));
  // of two columns for one field: our own heading, then a sure match, then one with values, then a known heading
  const rank = (at: number) => {
    const surer = (names[at]?.own ? 8 : 0) + (matches[at]?.confidence === "sure" ? 4 : 0);
    return surer + (contents[at] === "empty" ? 0 : 2) + (names[at] ? 1 : 0);
  };
  const taken = new Map<string, number>();
  const order = matches.map((_, at) => at).sort((one, other) => rank(other) - rank(one) || one - other);
  for (const at of order) {
    const { field } = matches[at] ?? UNKNOWN;
    if (field === null) continue;
    if (!taken.has(field)) taken.set(field, at);
    else if (!isHouseNumber(columns[at]?.heading ?? ""))
      matches[at] = names[at] ? otherMatch(entity, contents[at] ?? null, taken, at) : UNKNOWN;
  }
  splitSharedHeading(columns, matches, taken);
  return matches;
}

/** If two columns share the heading "Cognome e nome", they are the last and the first name, in the order of the heading. */
function splitSharedHeading(
  columns: readonly Pick<CountedColumn, "heading">[],
  matches: ColumnMatch[],
  taken: ReadonlyMap<string, number>,
): void {
  const at = taken.get("fullName");
  if (at === undefined || taken.has("lastName") || taken.has("firstName")) return;
  const heading = columns[at]?.heading ?? "";
  if (columns[at + 1]?.heading !== heading) return;
  const names = isFirstNameFirst(heading) ? ["firstName", "lastName"] : ["lastName", "firstName"];
  names.forEach((field, nth) => (matches[at + nth] = { field, confidence: "likely" }));
}

const isHouseNumber = (heading: string) => /civico/i.test(heading);

/** @returns another match for a column whose field is taken: a second telephone may be a mobile, or a second mobile the landline */
function otherMatch(entity: ImportEntity, content: Content, taken: Map<string, number>, at: number): ColumnMatch {
  if (content === "empty") return NOT_IMPORTED;
  const candidates = [fieldOf(entity, content), entity === "donors" && content === "mobile" ? "phoneHome" : null];
  const field = candidates.find((one) => one !== null && !taken.has(one));
  if (!field) return UNKNOWN;
  taken.set(field, at);
  return { field, confidence: "likely" };
}

/** Headings of a column of row numbers: "N.", "Progr.", "N. ord.". */
const ROW_NUMBER_HEADING = /^(n|nr|nro|num|#|progr?|progressivo|riga|pos)?[.°º]?( ?ord(ine)?\.?)?$/i;

function matchColumn(entity: ImportEntity, heading: string, content: Content, ours: boolean): ColumnMatch {
  if (isComputedHeading(heading) || heading.trim() === REFUSED_HEADING) return NOT_IMPORTED;
  if (content === "running" && ROW_NUMBER_HEADING.test(heading.trim())) return NOT_IMPORTED;
  const named = matchHeading(entity, heading);
  const contentField = fieldOf(entity, content);
  if (named && ours) return { field: named.field, confidence: "sure" };
  if (named && contradicts(entity, named.field, heading, content)) return { field: contentField, confidence: "likely" };
  if (named)
    return { field: named.field, confidence: isSure(named, heading, content, contentField) ? "sure" : "likely" };
  if (content === "empty") return NOT_IMPORTED;
  // without a known heading, only unmistakable values count
  return contentField !== null && !AMBIGUOUS.has(content)
    ? { field: contentField, confidence: content === "fiscalCode" ? "sure" : "likely" }
    : UNKNOWN;
}

/** Values that other fields may have, too: a landline looks like a card number, a zone like any place. */
const AMBIGUOUS: ReadonlySet<Content> = new Set(["zone", "landline", "address"]);

/** @returns whether a match by heading is sure: the values confirm it, or the heading is known and the values don't contradict it */
function isSure(
  { field, sure }: HeadingMatch,
  heading: string,
  content: Content,
  contentField: string | null,
): boolean {
  if (contentField === field) return true;
  if (field === "mobile") return sure && content !== "landline";
  if (field === "phoneHome")
    return sure && (content === "empty" || (content !== "mobile" && isLandlineHeading(heading)));
  return sure;
}

/** "Tel." may be any telephone; "Tel. casa" and "Fisso" are landlines. */
const isLandlineHeading = (heading: string) => /cas[ae]|abitaz|fiss[oi]/i.test(heading);

/** @returns whether the values of a column contradict its heading */
function contradicts(entity: ImportEntity, field: string, heading: string, content: Content): boolean {
  const contentField = fieldOf(entity, content);
  if (contentField === null || contentField === field) return false;
  if (content === "fiscalCode" || content === "bloodGroup") return true;
  if (content === "email") return importField(entity, field)?.format !== "email";
  if (field === "phoneHome") return content === "mobile" && !isLandlineHeading(heading);
  return field === "street" && (content === "address" || content === "mobile" || content === "landline");
}

function fieldOf(entity: ImportEntity, content: Content): string | null {
  const donors = entity === "donors";
  switch (content) {
    case "fiscalCode":
      return donors ? "fiscalCode" : "donorFiscalCode";
    case "email":
      return donors ? "email" : null;
    case "bloodGroup":
      return donors ? "bloodGroup" : null;
    case "donationType":
      return donors ? "lastDonationType" : entity === "donations" ? "type" : null;
    case "zone":
      return donors ? "area" : null;
    case "mobile":
      return donors ? "mobile" : null;
    case "landline":
      return donors ? "phoneHome" : null;
    case "address":
      return donors ? "fullAddress" : null;
    default:
      return null;
  }
}

/** @returns whether our own export wrote the file: it has our headings and our keys, which a filled template doesn't have */
export const isOwnFile = (
  entity: ImportEntity,
  columns: readonly Pick<CountedColumn, "heading">[],
  contents: readonly Content[],
): boolean => {
  const named = columns.map(({ heading }) => matchHeading(entity, heading));
  return (
    columns.every(({ heading }, at) => isComputedHeading(heading) || named[at]?.own === true) &&
    named.some((match, at) => match?.field === "key" && contents[at] !== "empty")
  );
};
