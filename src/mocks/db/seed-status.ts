import { type Random, weighted } from "./random";
import { dayText } from "./days";
import type { DonorRow } from "./donor-row";

/** Shares of the statuses among donors, in tenths of a percent; "hold" is what an older server says for pending. */
const pickStatus = weighted<string>([
  ["active", 800],
  ["inactive", 70],
  ["temporarilySuspended", 32],
  ["permanentlySuspended", 18],
  ["suspended", 12],
  ["staged", 14],
  ["provisioned", 10],
  ["pending", 12],
  ["verified", 9],
  ["passwordExpired", 5],
  ["lockedOut", 2],
  ["hold", 4],
  ["dead", 12],
]);

/** One donor of a larger data set has a status that no client knows. */
const UNKNOWN = { row: 42, status: "transferred" };

export const seedStatus = (random: Random, i: number): string => {
  const status = pickStatus(random);
  return i === UNKNOWN.row ? UNKNOWN.status : status;
};

/** Whether somebody with this status has ever given blood. */
export const isBeforeFirstDonation = (status: string): boolean =>
  ["staged", "provisioned", "pending", "verified", "hold"].includes(status);

/** General words and a length in days, as decisions §4 lists them. */
const REASONS = [
  ["Influenza o febbre", 14],
  ["Cure odontoiatriche", 7],
  ["Intervento chirurgico minore", 7],
  ["Terapia antibiotica", 15],
  ["Tatuaggio o piercing", 120],
  ["Endoscopia", 120],
  ["Viaggio in area a rischio", 180],
] as const satisfies readonly (readonly [string, number])[];

/** @returns the suspension that goes with a status; one that is over soon is still on at `anchor` */
export function seedSuspension(random: Random, status: string, anchor: number): DonorRow["suspension"] {
  if (status === "temporarilySuspended") {
    const [reason, days] = random.pick<readonly [string, number]>(REASONS);
    const from = anchor - random.between(0, days - 1);
    return { from: dayText(from), until: dayText(from + days), reason };
  }
  if (status === "suspended") {
    return { from: dayText(anchor - random.between(2, 60)), until: null, reason: "In attesa di accertamenti" };
  }
  if (status === "permanentlySuspended") {
    return { from: dayText(anchor - random.between(60, 3000)), until: null, reason: "Motivi di salute o di età" };
  }
  return null;
}
