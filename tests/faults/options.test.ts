import { expect, it } from "vitest";
import { FAULTS } from "./faults";
import { readOptions } from "./options";
import { ROWS } from "./rows";

it("without arguments the whole table is tried, on one server in turn", () => {
  expect(readOptions([])).toMatchObject({ rows: ROWS, faults: FAULTS, servers: null, turn: 1, all: false });
});

it("rows, faults, the server, the turn and the workers can be chosen", () => {
  const { rows, faults, ...rest } = readOptions([
    "zones",
    "--fault=cut after|late",
    "--server=keyless",
    "--turn=2",
    "--workers=1",
    "--all",
  ]);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows).toEqual(ROWS.filter(({ id }) => id.startsWith("zones")));
  expect(faults.map(({ name }) => name).sort()).toEqual(["cut after", "late"]);
  expect(rest).toEqual({ servers: [false], turn: 2, workers: 1, all: true });
});

it.each([
  "--help",
  "--faults=late",
  "--fault=foo",
  "--fault=late|foo",
  "--server=both,keyed",
  "--turn=3",
  "--workers=x",
  "foo",
])("%s is refused: it would try nothing, or everything", (argument) => {
  expect(() => readOptions([argument])).toThrow();
});
