import { fold } from "../../../../domain/text";
import type { Pace } from "../pace";
import type { RowFilter } from "../types";
import type { RowStates } from "./row-states";
import type { GridParts } from "./grid-parts";

type Test = (row: number) => boolean;

/** @returns the rows that a filter shows, in the file's order */
export async function chosenRows(
  grid: GridParts & { readonly states: RowStates },
  { show, kind, field, find = "" }: RowFilter,
  pace: Pace,
): Promise<Int32Array> {
  const tests: Test[] = [stateTest(grid, show)];
  if (kind !== undefined) tests.push(kindTest(grid, kind, field));
  const wanted = fold(find.trim());
  if (wanted !== "") tests.push(await textTest(grid, wanted, pace));
  const rows = new Int32Array(grid.rows);
  let count = 0;
  for (let row = 0; row < grid.rows; row++) {
    if (tests.every((test) => test(row))) rows[count++] = row;
    if ((row & 2047) === 0 && pace.due()) await pace.rest();
  }
  return rows.slice(0, count);
}

function stateTest({ skipped, states }: GridParts & { readonly states: RowStates }, show: RowFilter["show"]): Test {
  switch (show) {
    case "skipped":
      return (row) => skipped[row] === 1;
    case "toFix":
      return (row) => skipped[row] === 0 && states.of[row] === 2;
    case "warnings":
      return (row) => skipped[row] === 0 && states.of[row] === 1;
    case "ready":
      return (row) => skipped[row] === 0 && states.of[row] !== 2;
    default:
      return () => true;
  }
}

function kindTest({ fields, rowProblems, donorProblems, duplicates }: GridParts, kind: string, name?: string): Test {
  const asked = [...fields.values()].filter((field) => name === undefined || field.name === name);
  const isAsked = (problem?: { kind: string; field: string }) =>
    problem?.kind === kind && (name === undefined || problem.field === name);
  return (row) =>
    asked.some((field) => field.fault(row)?.kind === kind) ||
    isAsked(duplicates.get(row)) ||
    [rowProblems, donorProblems].some((problems) => problems.get(row)?.some(isAsked) ?? false);
}

/** Each value is looked at once, not each cell. */
async function textTest({ fields }: GridParts, wanted: string, pace: Pace): Promise<Test> {
  const tests: Test[] = [];
  for (const field of fields.values()) {
    const has = new Uint8Array(field.texts.length);
    let any = false;
    for (const [place, text] of field.texts.entries()) {
      if (text !== "" && fold(text).includes(wanted)) {
        has[place] = 1;
        any = true;
      }
      if ((place & 511) === 0 && pace.due()) await pace.rest();
    }
    if (any) tests.push((row) => has[field.at(row)] === 1);
  }
  return (row) => tests.some((test) => test(row));
}
