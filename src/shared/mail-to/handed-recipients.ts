import { isRecord } from "../../domain/values";
import { hrefFor } from "../../domain/routes";

/** Who is written to, as a list hands it over: those of these ids, or all that a question finds but some. */
export interface HandedRecipients {
  ids?: string[];
  where?: { query?: string; filters?: string; queryFilters?: string; but?: string[] };
}

/** Under which name a history entry keeps them: they may name people, and never stand in an address (decisions §4). */
const KEY = "mailTo";

/** @returns what the history entry of a new sending keeps */
export const handedTo = (recipients: HandedRecipients): Record<string, unknown> => ({
  [KEY]: JSON.stringify(recipients),
});

/** The name that {@link readHanded} is given the value of. */
export const HANDED_KEY = KEY;

/** @param kept what a history entry keeps under {@link HANDED_KEY} @returns who was handed over; null for nobody */
export function readHanded(kept: string): HandedRecipients | null {
  const read = parse(kept);
  if (!isRecord(read)) return null;
  if (isTexts(read.ids) && read.ids.length > 0) return { ids: read.ids };
  if (!isRecord(read.where)) return null;
  const { query, filters, queryFilters, but } = read.where;
  return {
    where: {
      ...(typeof query === "string" && { query }),
      ...(typeof filters === "string" && { filters }),
      ...(typeof queryFilters === "string" && { queryFilters }),
      ...(isTexts(but) && { but }),
    },
  };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

function parse(text: string): unknown {
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
}

/** @param to whom, as far as it names nobody @returns where a new sending of a template is prepared, without "#" */
export const newSendingPlace = (templateId: string, to: Record<string, string> = { new: "all" }): string =>
  `${hrefFor("emailTemplate", { id: templateId })}?${new URLSearchParams({ tab: "sendings", ...to }).toString()}`;
