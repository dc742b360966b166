import { isTemplateState } from "../../../domain/email-template/document";
import type { TemplateRow } from "../template";

/** Where a template stands for whoever looks through the list: what it may be, and what has become of its last sending. */
const STANDINGS = ["draft", "ready", "scheduled", "sending", "stopped", "sent", "archived"] as const;
export type Standing = (typeof STANDINGS)[number];

/** Standings that a sending gives a template which is ready. */
const SENDINGS: ReadonlySet<string> = new Set<Standing>(["scheduled", "sending", "stopped", "sent"]);

const isStanding = (word: string): word is Standing => STANDINGS.some((known) => known === word);

/** @returns null where the server doesn't tell it, or has a word of its own */
export function standingOf({ state, lastSending }: Pick<TemplateRow, "state" | "lastSending">): Standing | null {
  if (!isTemplateState(state)) return null;
  const sending = lastSending?.state;
  // one that is written anew, or put away, is that and no longer what was sent
  return state === "ready" && sending && SENDINGS.has(sending) && isStanding(sending) ? sending : state;
}

/** @returns whether it left, or is to leave */
export const isSent = (row: Pick<TemplateRow, "state" | "lastSending">): boolean => SENDINGS.has(standingOf(row) ?? "");

/** @returns what standings are ordered by: the way from the draft to the archive */
export const orderOf = (standing: Standing | null): number | null =>
  standing === null ? null : STANDINGS.indexOf(standing);

/** @returns whether the server tells of sendings */
export const tellsSendings = (rows: readonly TemplateRow[]): boolean =>
  rows.some(({ lastSending }) => lastSending !== undefined);
