import { omocodiaVariants } from "../../domain/fiscal-code";
import type { Donors } from "./donors";
import { seedDonor } from "./seed-donor";

/** How many donors are made between two looks at the clock. */
const BATCH = 16;

/**
 * Fills the table of donors. Where two people have the same fiscal code, the second gets one with omocodia, as in life.
 * @param anchor the day that it is (a day number)
 */
export function* seedDonors(table: Donors, seed: number, count: number, anchor: number): Generator<void, void> {
  const codes = new Set<string>();
  for (let i = 0; i < count; i++) {
    const { row, donations } = seedDonor(seed, i, anchor);
    if (row.fiscalCode) {
      if (codes.has(row.fiscalCode)) row.fiscalCode = firstFree(row.fiscalCode, codes);
      codes.add(row.fiscalCode);
    }
    table.put(row, donations);
    if (i % BATCH === BATCH - 1) yield;
  }
}

function firstFree(code: string, taken: ReadonlySet<string>): string {
  for (const variant of omocodiaVariants(code)) if (!taken.has(variant)) return variant;
  throw new Error("more than 127 people with one fiscal code");
}
