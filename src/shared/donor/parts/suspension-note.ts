import { isSuspended } from "../../../domain/donor/status";
import type { RowFacts } from "../rows";
import { texts } from "./texts";

/**
 * For the day from which a donor may donate: the status says "suspended" beside it, as if the day didn't count.
 * @param format of the suspension's last day
 * @returns null for a donor who isn't suspended
 */
export function suspensionNote({ status, suspension }: RowFacts, format: (day: string) => string): string | null {
  if (!isSuspended(status ?? "")) return null;
  const until = suspension?.until;
  return until ? texts.suspendedUntil(format(until)) : texts.thatDay;
}
