import type { Pace } from "../pace";
import type { MadeChange, MadeStep } from "../types";
import type { CheckedGrid } from "./checked-grid";
import type { Change, JournalEntry } from "./grid-field";

/**
 * What was done in the rows as it can be written down: by line, field and text, not by numbers that hold for one reading of
 * a file.
 * @param from how many steps are known already
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
      if ((changes.length & 1023) === 0 && pace.due()) await pace.rest();
    }
    steps.push({ changes });
  }
  return steps;
}

/** @returns the same in these rows, each when it is asked for; without what another release's file or fields had and these haven't */
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
    for (const [at, change] of step.changes.entries()) {
      const made = changeOf(grid, change);
      if (made) changes.push(made);
      if ((at & 255) === 0 && pace.due()) await pace.rest();
    }
    yield changes;
  }
}

function changeOf(grid: CheckedGrid, [line, name, to]: MadeChange): Change | null {
  const row = grid.rowAt(line);
  if (row < 0) return null;
  if (name === null) return grid.skipOf(row, to);
  const field = grid.fields.get(name);
  return field ? { field, row, from: field.at(row), to: field.placeOf(to) } : null;
}
