import type { Donors } from "./donors";

/** Draws every row's donations; may be interrupted at each. */
export function* drawDonations(donors: Donors): Generator<void, void> {
  for (let row = 0; row < donors.size; row++) {
    donors.donations(row);
    yield;
  }
}

/** Makes every row with what the first question about all would work out; may be interrupted at each. */
export function* makeAll(donors: Donors): Generator<void, void> {
  for (let row = 0; row < donors.size; row++) {
    if (donors.exists(row)) donors.nextDonation(row);
    donors.matchesText(row, "");
    yield;
  }
}
