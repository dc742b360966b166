import type { Pace } from "../pace";
import type { MadeChange, MadeStep } from "../types";
import type { CheckedGrid } from "./checked-grid";
import type { Change, JournalEntry } from "./grid-field";

/**
 * @param from skips the first steps
 * @returns the edits by line, field and text, which stay valid when the file is read again
 */
export async function stepsOf(grid: CheckedGrid, from: number, pace: Pace): Promise<MadeStep[]> {
  const steps: MadeStep[] = [];
  for (const done of grid.journal.slice(from)) {
    if (typeof done === "string") {
      steps.push({ step: done });
      continue;
    }
    const changes: MadeChange[] = [];
    for (const { field, row, to } of done) {
      const line = grid.lineOf(row);
      changes.push(field ? [line, field.name, field.texts[to] ?? ""] : [line, null, to === 1]);
      if ((changes.length & 1023) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    }
    steps.push({ changes });
  }
  return steps;
}

/** Yields saved steps as changes of the grid. Changes of rows or fields that the grid doesn't have are left out. */
export async function* journalOf(
  grid: CheckedGrid,
  steps: readonly MadeStep[],
  pace: Pace,
): AsyncGenerator<JournalEntry> {
  for (const step of steps) {
    if ("step" in step) {
      yield step.step;
      continue;
    }
    const changes: Change[] = [];
    let read = 0;
    for (const change of step.changes) {
      const gridChange = changeOf(grid, change);
      if (gridChange) changes.push(gridChange);
      if ((read++ & 255) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    }
    yield changes;
  }
}

function changeOf(grid: CheckedGrid, [line, name, to]: MadeChange): Change | null {
  const row = grid.rowAt(line);
  if (row < 0) return null;
  if (name === null) return grid.skipOf(row, to);
  const field = grid.fields.get(name);
  return field ? { field, row, from: field.at(row), to: field.indexOf(to) } : null;
}

/** @returns the changes that fix all problems of a kind in a field: cells get the suggested value, duplicates are skipped */
export async function fixesOf(grid: CheckedGrid, kind: string, name: string, pace: Pace): Promise<Change[]> {
  const changes: Change[] = [];
  const field = grid.fields.get(name);
  for (let row = 0; row < grid.rows; row++) {
    if ((row & 1023) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    if (grid.skipped[row] === 1) continue;
    const duplicate = grid.duplicates.get(row);
    if (duplicate?.kind === kind && duplicate.field === name) {
      changes.push(grid.skipOf(row, true));
      continue;
    }
    const fault = field?.fault(row);
    const fix =
      fault?.kind === kind
        ? fault.fix
        : grid.rowProblems.get(row)?.find((problem) => problem.kind === kind && problem.field === name)?.fix;
    const change = fix === undefined ? null : grid.changeOf(row, name, fix);
    if (change) changes.push(change);
  }
  return changes;
}

/**
 * @param name of a field; null for all
 * @param find plain text, case-insensitive; if it is empty, the empty cells of the field are filled
 * @returns the changes that replace it in all rows that aren't skipped
 */
export async function replacementsOf(
  grid: CheckedGrid,
  name: string | null,
  find: string,
  replacement: string,
  pace: Pace,
): Promise<Change[]> {
  const changes: Change[] = [];
  if (find === "" && name === null) return changes;
  const pattern = find === "" ? /^\s*$/u : new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "giu");
  for (const field of grid.fields.values()) {
    if (name !== null && field.name !== name) continue;
    const count = field.texts.length;
    const indexes = new Int32Array(count).fill(-1);
    for (let index = 0; index < count; index++) {
      const text = field.texts[index] ?? "";
      const replaced = text.replace(pattern, () => replacement);
      if (replaced !== text) indexes[index] = field.indexOf(replaced);
      if ((index & 255) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    }
    for (let row = 0; row < grid.rows; row++) {
      const [from, skipped] = [field.at(row), grid.skipped[row]];
      const to = indexes[from] ?? -1;
      if (to >= 0 && skipped === 0) changes.push({ field, row, from, to });
    }
  }
  return changes;
}
