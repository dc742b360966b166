import type { CellValue } from "../../../../domain/fields/field-text";
import type { ImportField } from "../../../../domain/import/import-fields";
import type { CellFault } from "../types";
import type { CellReader } from "../checking/read-cell";
import type { Pace } from "../pace";

/**
 * A field of all rows: its distinct values, each read and checked once, and for each row the index of its value. A value that
 * the user types is added, so that an undo only restores an index.
 */
export class GridField {
  readonly texts: string[] = [];
  readonly values: CellValue[] = [];
  /** Faults by the index of their value; most values have none. */
  readonly faults = new Map<number, CellFault>();
  private readonly indexes = new Map<string, number>();
  private isCopied = false;

  /** @param codes the index of each row's value; the array of the file's column, until a cell changes */
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
      if ((++count & 63) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    }
  }

  private push(given: string): number {
    const index = this.texts.length;
    const { text, value, fault } = this.read(given);
    this.texts.push(text);
    this.values.push(value);
    if (fault) this.faults.set(index, fault);
    return index;
  }

  indexOf(text: string): number {
    const known = this.indexes.get(text);
    if (known !== undefined) return known;
    const index = this.push(text);
    this.indexes.set(text, index);
    return index;
  }

  /** Sets the reader for the texts that the user types. The index of the file's texts is cleared. */
  typedAs(read: CellReader): this {
    this.read = read;
    this.indexes.clear();
    return this;
  }

  set(row: number, index: number): void {
    if (!this.isCopied) this.codes = this.codes.slice();
    this.isCopied = true;
    this.codes[row] = index;
  }

  at = (row: number): number => this.codes[row] as number;
  text = (row: number): string => this.texts[this.at(row)] ?? "";
  value = (row: number): CellValue => this.values[this.at(row)] ?? null;
  fault = (row: number): CellFault | undefined => (this.faults.size === 0 ? undefined : this.faults.get(this.at(row)));
}

/** The former and the new value index of a cell; if the field is null, whether the row is skipped (0 or 1). */
export interface Change {
  field: GridField | null;
  row: number;
  from: number;
  to: number;
}

export type JournalEntry = readonly Change[] | "back" | "forth";

export interface Affected {
  rows: Set<number>;
  /** The duplicates may have changed. */
  duplicates: boolean;
  /** The donors of rows, or the warnings about donations, may have changed. */
  donors: boolean;
}
