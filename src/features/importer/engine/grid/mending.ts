import type { Pace } from "../pace";
import type { CheckedGrid } from "./checked-grid";

type Change = Parameters<CheckedGrid["make"]>[0][number];

/** @returns what mends all problems of a kind in a field: their own fix; of twins the later rows are skipped */
export async function fixesOf(grid: CheckedGrid, kind: string, name: string, pace: Pace): Promise<Change[]> {
  const changes: Change[] = [];
  const field = grid.fields.get(name);
  for (let row = 0; row < grid.rows; row++) {
    if ((row & 1023) === 0 && pace.due()) await pace.rest();
    if (grid.skipped[row] === 1) continue;
    const twin = grid.duplicates.get(row);
    if (twin?.kind === kind && twin.field === name) {
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
 * @param find as it stands, in letters of either size; empty: cells of that field that are empty are filled
 * @returns what puts another text in its place, in all rows that aren't skipped
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
    const known = field.texts.length;
    const places = new Int32Array(known).fill(-1);
    for (let place = 0; place < known; place++) {
      const text = field.texts[place] ?? "";
      const replaced = text.replace(pattern, () => replacement);
      if (replaced !== text) places[place] = field.placeOf(replaced);
      if ((place & 255) === 0 && pace.due()) await pace.rest();
    }
    for (let row = 0; row < grid.rows; row++) {
      const [from, skipped] = [field.at(row), grid.skipped[row]];
      const to = places[from] ?? -1;
      if (to >= 0 && skipped === 0) changes.push({ field, row, from, to });
    }
  }
  return changes;
}
