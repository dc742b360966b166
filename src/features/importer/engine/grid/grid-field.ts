import type { CellValue } from "../../../../domain/fields/field-text";
import type { ImportField } from "../../../../domain/import/import-fields";
import type { CellFault } from "../types";
import type { CellReader } from "../checking/read-cell";
import type { Pace } from "../pace";

/**
 * One field of all rows: its different values, each read and checked once, and which of them each row has. A value that
 * is typed later is added to them, so an undo only puts a number back.
 */
export class GridField {
  readonly texts: string[] = [];
  readonly values: CellValue[] = [];
  /** Faults by the index of their value; most values have none. */
  readonly faults = new Map<number, CellFault>();
  private readonly places = new Map<string, number>();
  private owned = false;

  /** @param codes by row; shared with the file's column until a cell is changed */
  constructor(
    readonly field: ImportField,
    public codes: Uint32Array,
    private read: CellReader,
  ) {}

  get name(): string {
    return this.field.name;
  }

  async readAll(given: readonly string[], pace: Pace): Promise<void> {
    let count = 0;
    for (const text of given) {
      this.push(text);
      if ((++count & 63) === 0 && pace.due()) await pace.rest();
    }
  }

  private push(given: string): number {
    const place = this.texts.length;
    const { text, value, fault } = this.read(given);
    this.texts.push(text);
    this.values.push(value);
    if (fault) this.faults.set(place, fault);
    return place;
  }

  placeOf(text: string): number {
    const known = this.places.get(text);
    if (known !== undefined) return known;
    const place = this.push(text);
    this.places.set(text, place);
    return place;
  }

  /** From here on texts are those that people type, as the grid shows them: not as the file had them. */
  typedAs(read: CellReader): this {
    this.read = read;
    this.places.clear();
    return this;
  }

  set(row: number, place: number): void {
    if (!this.owned) this.codes = this.codes.slice();
    this.owned = true;
    this.codes[row] = place;
  }

  at = (row: number): number => this.codes[row] as number;
  text = (row: number): string => this.texts[this.at(row)] ?? "";
  value = (row: number): CellValue => this.values[this.at(row)] ?? null;
  fault = (row: number): CellFault | undefined => (this.faults.size === 0 ? undefined : this.faults.get(this.at(row)));
}

/** A cell's former value and its new one; where the field is null, whether the row is skipped. */
export interface Change {
  field: GridField | null;
  row: number;
  from: number;
  to: number;
}

export type JournalEntry = readonly Change[] | "back" | "forth";

export interface Touched {
  rows: Set<number>;
  /** The duplicates may have changed. */
  duplicates: boolean;
  /** The donors of rows, or the warnings about donations, may have changed. */
  donors: boolean;
}
