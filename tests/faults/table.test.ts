import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { FAULTS } from "./faults";
import { NOT_IN_THE_TABLE, ROWS } from "./rows";

type Paths = Record<string, Record<string, unknown>>;
const { paths } = parse(readFileSync("docs/openapi.yaml", "utf8")) as { paths: Paths };
const writes = Object.entries(paths).flatMap(([path, operations]) =>
  ["post", "put", "patch", "delete"]
    .filter((method) => method in operations)
    .map((method) => `${method.toUpperCase()} ${path}`),
);

it("each write of the contract has a row in the table of faults, or a reason why no screen sends it", () => {
  expect(writes.length).toBeGreaterThan(90);
  const inTable = [...new Set(ROWS.map(({ call }) => call)), ...Object.keys(NOT_IN_THE_TABLE)];
  expect(inTable.sort()).toEqual(writes.sort());
});

it("rows and faults have unique names", () => {
  for (const names of [ROWS.map(({ id }) => id), FAULTS.map(({ name }) => name)])
    expect(names).toEqual([...new Set(names)]);
});
