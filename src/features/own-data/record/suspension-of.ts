import { isSuspended } from "../../../domain/donor/status";
import type { OwnRecord } from "./requests/get-own-record";

type Suspension = NonNullable<OwnRecord["suspension"]>;

/**
 * @returns the donor's suspension; null without one. `until` is undefined if the server has sent only the first day
 * (`suspensionDate`, specification §3)
 */
export function suspensionOf({
  status,
  suspension,
  suspensionDate,
}: OwnRecord): (Omit<Suspension, "until"> & { until: string | null | undefined }) | null {
  if (suspension) return { ...suspension, from: suspension.from ?? suspensionDate };
  return suspensionDate && isSuspended(status) ? { from: suspensionDate, until: undefined, reason: "" } : null;
}
