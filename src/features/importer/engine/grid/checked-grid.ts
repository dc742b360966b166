import type { ImportEntity } from "../../../../domain/import/entity";
import type { PlaceLookup } from "../../../../domain/fiscal-code/reading";
import type { Pace } from "../pace";
import type { CellProblem, CheckCounts, EngineContext, GridRow, RowFilter } from "../types";
import { findDuplicates, identityFields } from "./duplicates";
import type { GridField, Change, JournalEntry, Affected } from "./grid-field";
import { countRows, countStates, type RowStates, chosenRows } from "./row-states";
import { rowChecks, type RowCheck } from "./row-checks";
import { RowDonors } from "./row-donors";

/** All rows of a file with their problems, and the user's edits, which can be undone step by step. */
export class CheckedGrid {
  readonly fields: ReadonlyMap<string, GridField>;
  readonly skipped: Uint8Array;
  /** By row: problems between the cells of a row. */
  readonly rowProblems = new Map<number, CellProblem[]>();
  duplicates: ReadonlyMap<number, CellProblem> = new Map();
  /** By row: unknown donors, and warnings about donations. */
  donorProblems: ReadonlyMap<number, CellProblem[]> = new Map();
  private readonly donors: RowDonors;
  states: RowStates = { levels: new Uint8Array(0), kinds: [] };
  private readonly check: RowCheck;
  private done: (readonly Change[])[] = [];
  private undone: (readonly Change[])[] = [];
  /** All edits, undos and redos since the check, in order, for the draft. */
  readonly journal: JournalEntry[] = [];
  private readonly identities: ReadonlySet<string>;
  /** The rows of the last filter, until something changes. */
  private lastFilter: { key: string; rows: Promise<Int32Array> } | null = null;

  constructor(
    readonly entity: ImportEntity,
    fields: readonly GridField[],
    readonly lines: Uint32Array,
    context: EngineContext,
    places: PlaceLookup,
    private readonly pace: Pace,
  ) {
    this.fields = new Map(fields.map((field) => [field.name, field]));
    this.skipped = new Uint8Array(lines.length);
    this.check = rowChecks(entity, this.fields, context, places);
    this.identities = identityFields(entity);
    this.donors = new RowDonors(entity, this.fields, context);
  }

  get rows(): number {
    return this.lines.length;
  }

  async checkAll(progress: (share: number) => void): Promise<CheckCounts> {
    for (let row = 0; row < this.rows; row++) {
      this.checkRow(row);
      if ((row & 127) !== 0 || !this.pace.shouldYield()) continue;
      progress(row / this.rows);
      await this.pace.yieldToBrowser();
    }
    await this.checkDuplicates();
    await this.checkDonors(this.lines.keys());
    return this.counts();
  }

  /** @param rows whose donor may have changed */
  private async checkDonors(rows: Iterable<number>) {
    const hasNoDonor = (row: number) => this.rowProblems.get(row)?.some(({ kind }) => kind === "owner") ?? false;
    const isExcluded = (row: number) => this.skipped[row] === 1 || this.duplicates.has(row) || hasNoDonor(row);
    const allRows = { count: this.rows, line: this.lineOf, isExcluded };
    await this.donors.load(rows, allRows, this.pace);
    this.donorProblems = await this.donors.check(allRows, this.pace);
  }

  private checkRow(row: number) {
    const problems = this.check(row);
    if (problems.length > 0) this.rowProblems.set(row, problems);
    else this.rowProblems.delete(row);
  }

  private async checkDuplicates() {
    const rows = { count: this.rows, line: this.lineOf, isSkipped: (row: number) => this.skipped[row] === 1 };
    this.duplicates = await findDuplicates(this.entity, this.fields, rows, this.pace);
  }

  lineOf = (row: number): number => this.lines[row] ?? 0;

  rowAt = (line: number): number => rowAt(this.lines, line);

  async counts(): Promise<CheckCounts> {
    this.states = await countRows(this, this.pace);
    // after the await: a filter that ran meanwhile has used the former states
    this.lastFilter = null;
    const counts = countStates(this.states.levels, this.skipped);
    const [canUndo, canRedo] = [this.done.length > 0, this.undone.length > 0];
    return { ...counts, all: this.rows, kinds: [...this.states.kinds], canUndo, canRedo };
  }

  problemsOf(row: number): CellProblem[] {
    const problems: CellProblem[] = [];
    for (const field of this.fields.values()) {
      const fault = field.fault(row);
      if (fault) problems.push({ field: field.name, ...fault });
    }
    const duplicate = this.duplicates.get(row);
    const found = [...(this.rowProblems.get(row) ?? []), ...(this.donorProblems.get(row) ?? [])];
    return [...problems, ...found, ...(duplicate ? [duplicate] : [])];
  }

  async show(filter: RowFilter, from: number, to: number): Promise<{ total: number; rows: GridRow[] }> {
    const key = JSON.stringify(filter);
    if (this.lastFilter?.key !== key) this.lastFilter = { key, rows: chosenRows(this, filter, this.pace) };
    const chosen = await this.lastFilter.rows;
    const rows = [...chosen.subarray(Math.max(0, from), to)].map((row): GridRow => {
      const values = Object.fromEntries([...this.fields].map(([name, field]) => [name, field.text(row)]));
      const skipped = this.skipped[row] === 1;
      return { row: this.lineOf(row), values, problems: this.problemsOf(row), skipped, donor: this.donors.shown(row) };
    });
    return { total: chosen.length, rows };
  }

  /** Applies changes as one step that can be undone. Changes without an effect are ignored. */
  async edit(changes: readonly Change[]): Promise<CheckCounts> {
    const real = changes.filter(({ from, to }) => from !== to);
    const affected = this.noneAffected();
    if (real.length > 0) await this.doStep(real, affected);
    return this.recheck(affected);
  }

  async step(back: boolean): Promise<CheckCounts> {
    const affected = this.noneAffected();
    await this.goStep(back, affected);
    return this.recheck(affected);
  }

  /** Repeats the steps of a draft, then checks the changed rows. A step is read only after the former one was applied. */
  async replay(steps: AsyncIterable<JournalEntry>): Promise<CheckCounts> {
    const affected = this.noneAffected();
    for await (const step of steps)
      if (typeof step === "string") await this.goStep(step === "back", affected);
      else await this.doStep(step, affected);
    return this.recheck(affected);
  }

  private async doStep(changes: readonly Change[], affected: Affected) {
    this.journal.push(changes);
    this.done.push(changes);
    this.undone = [];
    await this.apply(changes, "to", affected);
  }

  private async goStep(back: boolean, affected: Affected) {
    const [from, to] = back ? [this.done, this.undone] : [this.undone, this.done];
    const changes = from.pop();
    if (!changes) return;
    this.journal.push(back ? "back" : "forth");
    to.push(changes);
    // reversed, because a step may change a cell twice
    await this.apply(back ? changes.toReversed() : changes, back ? "from" : "to", affected);
  }

  private async apply(changes: readonly Change[], side: "from" | "to", affected: Affected) {
    let applied = 0;
    for (const change of changes) {
      const { field, row } = change;
      if (field) field.set(row, change[side]);
      else this.skipped[row] = change[side];
      affected.rows.add(row);
      affected.duplicates ||= !field || this.identities.has(field.name);
      affected.donors ||= !field || this.donors.dependsOn(field.name);
      if ((applied++ & 511) === 0 && this.pace.shouldYield()) await this.pace.yieldToBrowser();
    }
  }

  private noneAffected = (): Affected => ({ rows: new Set(), duplicates: false, donors: false });

  private async recheck({ rows, duplicates, donors }: Affected): Promise<CheckCounts> {
    for (const row of rows) {
      this.checkRow(row);
      if (this.pace.shouldYield()) await this.pace.yieldToBrowser();
    }
    if (duplicates) await this.checkDuplicates();
    if (donors) await this.checkDonors(rows);
    return this.counts();
  }

  /** @returns the change of a cell to a text; null if there is no such cell, or it has that text already */
  changeOf(row: number, name: string, text: string): Change | null {
    const field = this.fields.get(name);
    if (!field || row < 0 || row >= this.rows || field.text(row) === text) return null;
    return { field, row, from: field.at(row), to: field.indexOf(text) };
  }

  skipOf = (row: number, skipped: boolean): Change => ({
    field: null,
    row,
    from: this.skipped[row] ?? 0,
    to: Number(skipped),
  });
}

/** @param lines of the rows, ascending @returns the row at a line; -1 for none */
function rowAt(lines: Uint32Array, line: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = lines[middle] ?? 0;
    if (found === line) return middle;
    if (found < line) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
