import { isRecord } from "../../domain/values";
import { hrefFor } from "../../domain/routes";

/** The recipients that a list hands over: those with these ids, or all that its query finds except `but`. */
export interface HandedRecipients {
  ids?: string[];
  where?: { query?: string; filters?: string; queryFilters?: string; but?: string[] };
}

/** The key in the state of a history entry: recipients may name people, so they are never in an address (decisions §4). */
export const HANDED_KEY = "mailTo";

/** @returns the state of the history entry of a new sending, or of another page that begins with these people */
export const handedTo = (recipients: HandedRecipients): Record<string, unknown> => ({
  [HANDED_KEY]: JSON.stringify(recipients),
});

/** @param stored the value of {@link HANDED_KEY} in the history entry @returns null without recipients */
export function readHanded(stored: string): HandedRecipients | null {
  const read = parse(stored);
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
  Array.isArray(value) && value.every((item) => typeof item === "string");

function parse(text: string): unknown {
  try {
    return JSON.parse(text || "null");
  } catch {
    return null;
  }
}

/** @param to the recipients, without personal data @returns the route of a new sending of a template, without "#" */
export const newSendingPlace = (templateId: string, to: Record<string, string> = { new: "all" }): string =>
  `${hrefFor("emailTemplate", { id: templateId })}?${new URLSearchParams({ tab: "sendings", ...to }).toString()}`;
