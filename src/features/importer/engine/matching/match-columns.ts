import type { ImportEntity } from "../../../../domain/import/entity";
import { isComputedHeading, isFirstNameFirst } from "../../../../domain/import/known-headings";
import { importField } from "../../../../domain/import/import-fields";
import type { ColumnMatch } from "../types";
import type { Content } from "./by-content";
import { matchHeading } from "./match-heading";
import type { CountedColumn } from "./unread-values";

type Named = NonNullable<ReturnType<typeof matchHeading>>;
export type Guess = Pick<ColumnMatch, "field" | "confidence">;

/** Over the reasons in a file of refused rows: they are no data. */
export const REFUSED_HEADING = "Motivo del rifiuto";

const NOBODY: Guess = { field: null, confidence: "none" };
const NOT_IMPORTED: Guess = { field: null, confidence: "sure" };

/**
 * @returns for each column the field that it surely or likely is, by its heading and by what it holds; never two columns
 *   for one field, but for a street and its number
 */
export function matchColumns(
  entity: ImportEntity,
  columns: readonly Pick<CountedColumn, "heading">[],
  contents: readonly Content[],
): Guess[] {
  const ours = isOwnFile(entity, columns, contents);
  const guesses = columns.map(({ heading }, at) => guess(entity, heading, contents[at] ?? null, ours));
  const names = columns.map(({ heading }) => matchHeading(entity, heading));
  // Of two columns for one field: the surer, then the fuller, then the one whose heading names something, then the first.
  const rank = (at: number) => {
    const surer = (names[at]?.own ? 8 : 0) + (guesses[at]?.confidence === "sure" ? 4 : 0);
    return surer + (contents[at] === "empty" ? 0 : 2) + (names[at] ? 1 : 0);
  };
  const taken = new Map<string, number>();
  const order = guesses.map((_, at) => at).sort((one, other) => rank(other) - rank(one) || one - other);
  for (const at of order) {
    const { field } = guesses[at] ?? NOBODY;
    if (field === null) continue;
    if (!taken.has(field)) taken.set(field, at);
    else if (!isHouseNumber(columns[at]?.heading ?? ""))
      guesses[at] = names[at] ? instead(entity, contents[at] ?? null, taken, at) : NOBODY;
  }
  shareNames(columns, guesses, taken);
  return guesses;
}

/** One heading over two columns, "Cognome e nome", names both in its order. */
function shareNames(
  columns: readonly Pick<CountedColumn, "heading">[],
  guesses: Guess[],
  taken: ReadonlyMap<string, number>,
): void {
  const at = taken.get("fullName");
  if (at === undefined || taken.has("lastName") || taken.has("firstName")) return;
  const heading = columns[at]?.heading ?? "";
  if (columns[at + 1]?.heading !== heading) return;
  const names = isFirstNameFirst(heading) ? ["firstName", "lastName"] : ["lastName", "firstName"];
  for (const [nth, field] of names.entries()) guesses[at + nth] = { field, confidence: "likely" };
}

const isHouseNumber = (heading: string) => /civico/i.test(heading);

/** The second telephone may be a mobile, and the second mobile stand for the one at home. */
function instead(entity: ImportEntity, content: Content, taken: Map<string, number>, at: number): Guess {
  if (content === "empty") return NOT_IMPORTED;
  const held = [fieldOf(entity, content), entity === "donors" && content === "mobile" ? "phoneHome" : null];
  const field = held.find((one) => one !== null && !taken.has(one));
  if (!field) return NOBODY;
  taken.set(field, at);
  return { field, confidence: "likely" };
}

/** Headings of a column that only counts the rows: "N.", "Progr.", "N. ord.". */
const OF_ROWS = /^(n|nr|nro|num|#|progr?|progressivo|riga|pos)?[.°º]?( ?ord(ine)?\.?)?$/i;

function guess(entity: ImportEntity, heading: string, content: Content, ours: boolean): Guess {
  if (isComputedHeading(heading) || heading.trim() === REFUSED_HEADING) return NOT_IMPORTED;
  if (content === "running" && OF_ROWS.test(heading.trim())) return NOT_IMPORTED;
  const named = matchHeading(entity, heading);
  const held = fieldOf(entity, content);
  if (named && ours) return { field: named.field, confidence: "sure" };
  if (named && contradicts(entity, named.field, heading, content)) return { field: held, confidence: "likely" };
  if (named) return { field: named.field, confidence: isSure(named, heading, content, held) ? "sure" : "likely" };
  if (content === "empty") return NOT_IMPORTED;
  // only what nothing else looks like
  return held !== null && !LIKE_OTHERS.has(content)
    ? { field: held, confidence: content === "fiscalCode" ? "sure" : "likely" }
    : NOBODY;
}

/** A number that begins with 0 may be a card's, and the name of a place may be any place's. A mobile number is only a telephone number. */
const LIKE_OTHERS: ReadonlySet<Content> = new Set(["zone", "landline", "address"]);

/** By a word that is known, or by all of its content; not by a word that the content contradicts. */
function isSure({ field, sure }: Named, heading: string, content: Content, held: string | null): boolean {
  if (held === field) return true;
  if (field === "mobile") return sure && content !== "landline";
  if (field === "phoneHome") return sure && (content === "empty" || (content !== "mobile" && isOfHome(heading)));
  return sure;
}

/** "Tel." may be any telephone; "Tel. casa", "Fisso" is not a mobile. */
const isOfHome = (heading: string) => /cas[ae]|abitaz|fiss[oi]/i.test(heading);

/** A column of fiscal codes is one, whatever its heading says. */
function contradicts(entity: ImportEntity, field: string, heading: string, content: Content): boolean {
  const held = fieldOf(entity, content);
  if (held === null || held === field) return false;
  if (content === "fiscalCode" || content === "bloodGroup") return true;
  if (content === "email") return importField(entity, field)?.format !== "email";
  if (field === "phoneHome") return content === "mobile" && !isOfHome(heading);
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

/** @returns whether our own export wrote the file: its headings, and our codes, which nobody fills into a template */
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
