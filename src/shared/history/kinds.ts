import type { HistoryEntry } from "./requests/get-donor-history";

/** What an entry of a history is about, in the order in which one may choose. */
export const KINDS = ["data", "status", "donations", "awards", "emails"] as const;
export type HistoryKind = (typeof KINDS)[number];

/** Fields of a donor that a step of the status writes (decisions §3); they are changed by another such step only. */
export const isStatusField = (field: string): boolean => /^(status$|suspen)/.test(field);

/** @returns the kinds that an entry belongs to: a donor's data and status may be written at once */
export function kindsOf({ subject, action, changes }: HistoryEntry): HistoryKind[] {
  if (subject === "donation") return ["donations"];
  if (subject === "award") return ["awards"];
  if (action === "email") return ["emails"];
  const ofStatus = changes.filter(({ field }) => isStatusField(field));
  const status = action === "register" || action === "suspend" || (action === "update" && ofStatus.length > 0);
  const data = !status || ofStatus.length < changes.length;
  return [...(data ? ["data" as const] : []), ...(status ? ["status" as const] : [])];
}
