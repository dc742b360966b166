import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { FAULTS, type Fault } from "./faults";
import { ROWS } from "./rows";
import type { Row } from "./row";

/** Which cells of the table are tried, and how. */
interface Options {
  rows: readonly Row[];
  faults: readonly Fault[];
  /** Whether the server declares `idempotency`; null: each cell is tried on one of both, in turn. */
  servers: readonly boolean[] | null;
  turn: 1 | 2;
  workers: number;
  /** Whether the cells that hold are printed, too. */
  all: boolean;
}

const SERVERS = new Map([
  ["both", [true, false]],
  ["keyed", [true]],
  ["keyless", [false]],
]);
const TURNS = new Map([
  ["1", 1],
  ["2", 2],
] as const);

/** Reads the arguments of `npm run test:faults`. @throws Error for what isn't known: it would try nothing, or everything */
export function readOptions(args: readonly string[]): Options {
  const option = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { fault: option, server: option, turn: option, workers: option, all: { type: "boolean" } },
    allowPositionals: true,
  });
  const faults = values.fault?.split("|");
  const workers = Number(values.workers ?? availableParallelism() + 1);
  if (!Number.isInteger(workers) || workers < 1) throw new Error(`"${values.workers}" isn't a number of workers.`);
  return {
    rows: chosen(ROWS, positionals.length > 0 ? positionals : [""], ({ id }, name) => id.startsWith(name)),
    faults: faults ? chosen(FAULTS, faults, (fault, name) => fault.name === name) : FAULTS,
    servers: values.server === undefined ? null : known(SERVERS, values.server),
    turn: known(TURNS, values.turn ?? "1"),
    workers,
    all: values.all ?? false,
  };
}

function chosen<T>(items: readonly T[], names: readonly string[], has: (item: T, name: string) => boolean): T[] {
  for (const name of names)
    if (!items.some((item) => has(item, name))) throw new Error(`The table has nothing like "${name}".`);
  return items.filter((item) => names.some((name) => has(item, name)));
}

function known<T>(values: ReadonlyMap<string, T>, name: string): T {
  const value = values.get(name);
  if (value === undefined) throw new Error(`"${name}" is none of ${[...values.keys()].join(", ")}.`);
  return value;
}
