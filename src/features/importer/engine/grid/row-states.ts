import { fold } from "../../../../domain/text";
import { texts } from "../checking/texts";
import type { Pace } from "../pace";
import type { CellFault, CellProblem, CheckCounts, RowFilter } from "../types";
import type { GridField } from "./grid-field";

/** The state of each row (0: no problem, 1: warnings, 2: errors), and the number of rows of each kind of problem. */
export interface RowStates {
  levels: Uint8Array;
  kinds: CheckCounts["kinds"];
}

interface Counted {
  kind: string;
  field: string;
  level: CellFault["level"];
  rows: number;
  fixable: boolean;
}

/** A duplicate is corrected by skipping it. */
const isFixable = ({ kind, fix }: Pick<CellFault, "kind" | "fix">): boolean =>
  fix !== undefined || kind === "duplicate" || kind === "maybe-duplicate";

/** Counts the problems of all rows, except skipped ones, which aren't imported. */
export async function countRows(grid: GridParts, pace: Pace): Promise<RowStates> {
  const levels = new Uint8Array(grid.rows);
  const counted = new Map<string, Counted>();
  const kindOf = (field: string, fault: Pick<CellFault, "kind" | "level" | "fix">): Counted => {
    const key = `${fault.level} ${fault.kind} ${field}`;
    const problemKind = counted.get(key) ?? { kind: fault.kind, field, level: fault.level, rows: 0, fixable: false };
    problemKind.fixable ||= isFixable(fault);
    counted.set(key, problemKind);
    return problemKind;
  };
  const mark = (row: number, kind: Counted) => {
    kind.rows += 1;
    if (kind.level === "error") levels[row] = 2;
    else if (levels[row] === 0) levels[row] = 1;
  };
  for (const field of grid.fields.values()) {
    if (field.faults.size === 0) continue;
    const faults: (CellFault | undefined)[] = new Array<undefined>(field.texts.length).fill(undefined);
    for (const [index, fault] of field.faults) faults[index] = fault;
    // only of values that a row still has
    const kinds = new Array<Counted | undefined>(faults.length).fill(undefined);
    const { codes } = field;
    for (let row = 0; row < codes.length; row++) {
      const code = codes[row] as number;
      const fault = faults[code];
      if (fault && grid.skipped[row] === 0) mark(row, (kinds[code] ??= kindOf(field.name, fault)));
    }
    if (pace.shouldYield()) await pace.yieldToBrowser();
  }
  let nth = 0;
  for (const [row, problems] of [...grid.rowProblems, ...grid.donorProblems]) {
    if (grid.skipped[row] === 0) for (const problem of problems) mark(row, kindOf(problem.field, problem));
    if ((++nth & 1023) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
  }
  for (const [row, problem] of grid.duplicates) if (grid.skipped[row] === 0) mark(row, kindOf(problem.field, problem));
  const order = [...grid.fields.keys()];
  const kinds = [...counted.values()].map(named).sort(
    (one, other) =>
      Number(one.level === "warning") - Number(other.level === "warning") ||
      other.rows - one.rows ||
      // so that the order doesn't depend on former edits
      order.indexOf(one.field) - order.indexOf(other.field) ||
      (one.kind < other.kind ? -1 : 1),
  );
  return { levels, kinds };
}

export function countStates(states: Uint8Array, skipped: Uint8Array) {
  const counts = { toFix: 0, warnings: 0, ready: 0, skipped: 0 };
  states.forEach((state, row) => {
    if (skipped[row]) counts.skipped += 1;
    else if (state === 2) counts.toFix += 1;
    else {
      counts.ready += 1;
      if (state === 1) counts.warnings += 1;
    }
  });
  return counts;
}

const named = (counted: Counted) => ({ ...counted, label: texts.kinds[counted.kind] ?? counted.kind });

/** The parts of {@link CheckedGrid} that are needed to count and to filter rows. */
interface GridParts {
  readonly rows: number;
  readonly fields: ReadonlyMap<string, GridField>;
  readonly skipped: Uint8Array;
  readonly rowProblems: ReadonlyMap<number, readonly CellProblem[]>;
  readonly donorProblems: ReadonlyMap<number, readonly CellProblem[]>;
  readonly duplicates: ReadonlyMap<number, CellProblem>;
}

type Test = (row: number) => boolean;

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
    if ((row & 2047) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
  }
  return rows.slice(0, count);
}

function stateTest({ skipped, states }: GridParts & { readonly states: RowStates }, show: RowFilter["show"]): Test {
  switch (show) {
    case "skipped":
      return (row) => skipped[row] === 1;
    case "toFix":
      return (row) => skipped[row] === 0 && states.levels[row] === 2;
    case "warnings":
      return (row) => skipped[row] === 0 && states.levels[row] === 1;
    case "ready":
      return (row) => skipped[row] === 0 && states.levels[row] !== 2;
    default:
      return () => true;
  }
}

function kindTest({ fields, rowProblems, donorProblems, duplicates }: GridParts, kind: string, name?: string): Test {
  const searched = [...fields.values()].filter((field) => name === undefined || field.name === name);
  const matches = (problem?: { kind: string; field: string }) =>
    problem?.kind === kind && (name === undefined || problem.field === name);
  return (row) =>
    searched.some((field) => field.fault(row)?.kind === kind) ||
    matches(duplicates.get(row)) ||
    [rowProblems, donorProblems].some((problems) => problems.get(row)?.some(matches) ?? false);
}

/** Searches each distinct value once, not each cell. */
async function textTest({ fields }: GridParts, wanted: string, pace: Pace): Promise<Test> {
  const tests: Test[] = [];
  for (const field of fields.values()) {
    const has = new Uint8Array(field.texts.length);
    let any = false;
    for (let index = 0; index < has.length; index += 1) {
      const text = field.texts[index] ?? "";
      if (text !== "" && fold(text).includes(wanted)) {
        has[index] = 1;
        any = true;
      }
      if ((index & 511) === 0 && pace.shouldYield()) await pace.yieldToBrowser();
    }
    if (any) tests.push((row) => has[field.at(row)] === 1);
  }
  return (row) => tests.some((test) => test(row));
}
