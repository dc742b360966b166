import { fold } from "../text";
import type { Line, Run } from "./document";
import { isMergeField, MERGE_FIELD_NAMES, MERGE_FIELDS, type MergeField } from "./merge-fields";

/** Placeholders of other programs: {{firstName}}, *|FNAME|*, %nome%. */
const PLACEHOLDER = /\{\{\{?\s*([^{}]{0,60}?)\s*\}?\}\}|\*\|\s*([^|*]{0,60}?)\s*\|\*|%([\p{L}_][\p{L}\d_]{1,40})%/gu;
/** "%C3%A8" in an address. */
const PERCENT_ENCODED = /^[\da-f]{2}$/i;

interface Placeholder {
  name: string;
  from: number;
  to: number;
}

function placeholdersIn(text: string): Placeholder[] {
  return [...text.matchAll(PLACEHOLDER)].flatMap((match) => {
    const name = match[1] ?? match[2] ?? match[3] ?? "";
    if (match[3] !== undefined && PERCENT_ENCODED.test(name)) return [];
    return [{ name, from: match.index, to: match.index + match[0].length }];
  });
}

/** @returns whether a text contains placeholders of other programs, which an e-mail would show as they are written */
export const hasPlaceholder = (text: string): boolean => placeholdersIn(text).length > 0;

/** Names that other programs use, without blanks and punctuation. */
const OTHER_NAMES: Readonly<Record<string, MergeField>> = {
  fname: "firstName",
  givenname: "firstName",
  lname: "lastName",
  surname: "lastName",
  familyname: "lastName",
  grupposanguigno: "bloodGroup",
  numerotessera: "cardNumber",
  tesseranumero: "cardNumber",
  prossimadonazione: "nextDonationDate",
};
const lettersOf = (name: string) => fold(name).replace(/[^a-z]/g, "");
const FIELDS = new Map<string, MergeField>([
  ...Object.entries(OTHER_NAMES),
  ...MERGE_FIELD_NAMES.flatMap((field): [string, MergeField][] => [
    [lettersOf(field), field],
    [lettersOf(MERGE_FIELDS[field].label), field],
  ]),
]);

const fieldOf = (name: string): MergeField | null =>
  isMergeField(name) ? name : (FIELDS.get(lettersOf(name)) ?? null);

/** @returns a line in which known placeholders are fields, also those whose parts look different ("{{<b>Nome</b>}}") */
export function withFields(line: Line): Line {
  const result: Line = [];
  let texts: Extract<Run, { kind: "text" }>[] = [];
  const flush = () => {
    result.push(...replaced(texts));
    texts = [];
  };
  for (const run of line) {
    if (run.kind === "text") texts.push(run);
    else {
      flush();
      result.push(run);
    }
  }
  flush();
  return result;
}

/** Replaces placeholders in texts that follow each other. */
function replaced(texts: readonly Extract<Run, { kind: "text" }>[]): Line {
  const found = placeholdersIn(texts.map(({ text }) => text).join("")).flatMap(({ name, from, to }) => {
    const field = fieldOf(name);
    return field ? [{ field, from, to }] : [];
  });
  const line: Line = [];
  let start = 0;
  for (const run of texts) {
    const end = start + run.text.length;
    let at = start;
    for (const { field, from, to } of found) {
      if (to <= at || from >= end) continue;
      if (from > at) line.push({ ...run, text: run.text.slice(at - start, from - start) });
      if (to <= end) {
        const { bold, italic } = run;
        const look = { ...(bold && { bold }), ...(italic && { italic }) };
        line.push({ kind: "field", field, fallback: MERGE_FIELDS[field].fallback, ...look });
      }
      at = Math.min(to, end);
    }
    if (at < end) line.push({ ...run, text: run.text.slice(at - start) });
    start = end;
  }
  return line;
}
