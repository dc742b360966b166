import type { HistoryEntry } from "./requests/get-donor-history";

/** The kinds of history entries, in the order of the filter. */
export const KINDS = ["data", "status", "donations", "awards", "emails"] as const;
export type HistoryKind = (typeof KINDS)[number];

/** @returns whether only a change of status writes the field (decisions §3) */
export const isStatusField = (field: string): boolean => /^(status$|suspen)/.test(field);

/** @returns the kinds of an entry: one entry may change data and status */
export function kindsOf({ subject, action, changes }: HistoryEntry): HistoryKind[] {
  if (subject === "donation") return ["donations"];
  if (subject === "award") return ["awards"];
  if (action === "email") return ["emails"];
  const ofStatus = changes.filter(({ field }) => isStatusField(field));
  const status = action === "register" || action === "suspend" || (action === "update" && ofStatus.length > 0);
  const data = !status || ofStatus.length < changes.length;
  return [...(data ? ["data" as const] : []), ...(status ? ["status" as const] : [])];
}
