import { isTemplateState } from "../../../domain/email-template/document";
import type { TemplateRow } from "../template";

/** The statuses in the list: the template's state, or the state of its last sending. */
const TEMPLATE_STATUSES = ["draft", "ready", "scheduled", "sending", "stopped", "sent", "archived"] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** Statuses that come from the last sending of a ready template. */
const SENDINGS: ReadonlySet<string> = new Set<TemplateStatus>(["scheduled", "sending", "stopped", "sent"]);

const isTemplateStatus = (state: string): state is TemplateStatus => TEMPLATE_STATUSES.some((known) => known === state);

/** @returns null if the server sends no state, or an unknown one */
export function templateStatusOf({
  state,
  lastSending,
}: Pick<TemplateRow, "state" | "lastSending">): TemplateStatus | null {
  if (!isTemplateState(state)) return null;
  const sending = lastSending?.state;
  // an edited or archived template is no longer what was sent
  return state === "ready" && sending && SENDINGS.has(sending) && isTemplateStatus(sending) ? sending : state;
}

/** @returns whether it was sent or will be */
export const isSent = (row: Pick<TemplateRow, "state" | "lastSending">): boolean =>
  SENDINGS.has(templateStatusOf(row) ?? "");

/** @returns the sort value of a status */
export const orderOf = (status: TemplateStatus | null): number | null =>
  status === null ? null : TEMPLATE_STATUSES.indexOf(status);

/** @returns whether the server returns sendings */
export const hasSendings = (rows: readonly TemplateRow[]): boolean =>
  rows.some(({ lastSending }) => lastSending !== undefined);
