import { isTemplateState } from "../../../domain/email-template/template-state";
import type { TemplateRow } from "../template";

/** Where a template stands for whoever looks through the list: what it may be, and what has become of its last sending. */
const TEMPLATE_STATUSES = ["draft", "ready", "scheduled", "sending", "stopped", "sent", "archived"] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** Standings that a sending gives a template which is ready. */
const SENDINGS: ReadonlySet<string> = new Set<TemplateStatus>(["scheduled", "sending", "stopped", "sent"]);

const isTemplateStatus = (word: string): word is TemplateStatus => TEMPLATE_STATUSES.some((known) => known === word);

/** @returns null where the server doesn't tell it, or has a word of its own */
export function templateStatusOf({
  state,
  lastSending,
}: Pick<TemplateRow, "state" | "lastSending">): TemplateStatus | null {
  if (!isTemplateState(state)) return null;
  const sending = lastSending?.state;
  // one that is written anew, or put away, is that and no longer what was sent
  return state === "ready" && sending && SENDINGS.has(sending) && isTemplateStatus(sending) ? sending : state;
}

/** @returns whether it left, or is to leave */
export const isSent = (row: Pick<TemplateRow, "state" | "lastSending">): boolean =>
  SENDINGS.has(templateStatusOf(row) ?? "");

/** @returns what statuses are ordered by: the way from the draft to the archive */
export const orderOf = (status: TemplateStatus | null): number | null =>
  status === null ? null : TEMPLATE_STATUSES.indexOf(status);

/** @returns whether the server tells of sendings */
export const hasSendings = (rows: readonly TemplateRow[]): boolean =>
  rows.some(({ lastSending }) => lastSending !== undefined);
