import type { CellProblem } from "../types";
import type { GridField } from "./grid-field";

/** What is read of the grid to count and to choose rows. */
export interface GridParts {
  readonly rows: number;
  readonly fields: ReadonlyMap<string, GridField>;
  readonly skipped: Uint8Array;
  readonly rowProblems: ReadonlyMap<number, readonly CellProblem[]>;
  readonly donorProblems: ReadonlyMap<number, readonly CellProblem[]>;
  readonly duplicates: ReadonlyMap<number, CellProblem>;
}
