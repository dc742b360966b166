import type { AwardTier } from "../../domain/award-tiers";
import { omocodiaVariants } from "../../domain/fiscal-code";
import type { Donors } from "./donors";
import { seedDonor } from "./seed-donor";

/** How many donors are made between two looks at the clock. */
const BATCH = 16;

/** Of so many donors one has the mobile of the one before. */
const SHARED_TELEPHONE = 50;

/**
 * Fills the table of donors. Where two people have the same fiscal code, the second gets one with omocodia, as in life.
 * @param anchor the day that it is (a day number)
 * @param tiers of the association
 */
export function* seedDonors(
  table: Donors,
  seed: number,
  count: number,
  anchor: number,
  tiers: readonly AwardTier[],
): Generator<void, void> {
  const codes = new CodeSet(count, (row) => table.at(row).fiscalCode);
  for (let i = 0; i < count; i++) {
    const { row, donations } = seedDonor(seed, i, anchor, tiers);
    if (row.fiscalCode) {
      if (codes.has(row.fiscalCode)) row.fiscalCode = firstFree(row.fiscalCode, codes);
      codes.add(row.fiscalCode, i);
    }
    // families share a telephone, and some people are there twice
    if (i % SHARED_TELEPHONE === SHARED_TELEPHONE - 1) row.mobile = table.at(i - 1).mobile ?? row.mobile;
    table.put(row, donations);
    if (i % BATCH === BATCH - 1) yield;
  }
}

/**
 * The codes in use, as rows in a hash table of one piece: a `Set` of a hundred thousand texts would be rebuilt several
 * times as it grows, and hold the page each time.
 */
class CodeSet {
  readonly #slots: Int32Array;

  constructor(
    count: number,
    private readonly codeOf: (row: number) => string | null,
  ) {
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(count * 2 + 2))).fill(-1);
  }

  has(code: string): boolean {
    return this.#slots[this.#slot(code)] !== -1;
  }

  add(code: string, row: number): void {
    this.#slots[this.#slot(code)] = row;
  }

  /** Where a code is, or the free place where it would be. */
  #slot(code: string): number {
    const mask = this.#slots.length - 1;
    let slot = hash(code) & mask;
    for (let row = this.#slots[slot]; row !== undefined && row !== -1; row = this.#slots[slot]) {
      if (this.codeOf(row) === code) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}

function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum ^ (sum >>> 15)) >>> 0;
}

function firstFree(code: string, taken: CodeSet): string {
  for (const variant of omocodiaVariants(code)) if (!taken.has(variant)) return variant;
  throw new Error("more than 127 people with one fiscal code");
}
