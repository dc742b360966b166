import type { GridField } from "./grid-field";

/** A cell's former value and its new one; where the field is null, whether the row is skipped. */
export interface Change {
  field: GridField | null;
  row: number;
  from: number;
  to: number;
}

/** A step that was made, or gone back or forth. */
export type JournalEntry = readonly Change[] | "back" | "forth";

/** What changes have touched, to be checked again. */
export interface Touched {
  rows: Set<number>;
  /** Whose twin a row is may have changed. */
  twins: boolean;
  /** Whose a row is may have changed, or what speaks against a donation. */
  donors: boolean;
}
