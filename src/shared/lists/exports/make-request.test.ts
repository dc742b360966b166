import { expect, it } from "vitest";
import type { ExportedList } from "./exported-list";
import { exportRequestOf, firstFields, firstScope } from "./make-request";

const LIST: ExportedList = {
  source: { kind: "donors", path: "/donors", idField: "_id", sortable: [], defaultSort: "lastName" },
  read: { path: "/donors", query: { skip: 0, limit: 10, order: "lastName" } },
  filtered: false,
  query: { text: "", filters: [], filter: null },
  total: 12,
  shown: ["lastName", "firstName", "bloodGroup"],
  selected: null,
};
const zeroNegative: Partial<ExportedList> = {
  filtered: true,
  query: {
    text: " ro ",
    filters: [],
    filter: { combinator: "and", rules: [{ field: "bloodGroup", operator: "=", value: "0-" }] },
  },
};
const ids = new Set(["d1", "d2"]);

const requestOf = (change: Partial<ExportedList> = {}, scope?: "all") => {
  const list = { ...LIST, ...change };
  const choice = { scope: scope ?? firstScope(list), format: "print" as const, fields: firstFields(list), total: null };
  return exportRequestOf(list, choice, { today: "2026-11-20", author: "Silvia Carrara" });
};

it.each([
  ["all rows", {}, undefined, "Tutti i donatori", "donatori-2026-11-20"],
  [
    "a search and a filter",
    zeroNegative,
    undefined,
    "Donatori di gruppo 0-, cercati con «ro»",
    "donatori-filtrati-2026-11-20",
  ],
  ["all rows despite a filter", zeroNegative, "all", "Tutti i donatori", "donatori-2026-11-20"],
  [
    "a selection",
    { selected: { kind: "some", ids } },
    undefined,
    "Donatori selezionati",
    "donatori-selezionati-2026-11-20",
  ],
  [
    "all that match but some",
    { ...zeroNegative, selected: { kind: "all", except: ids } },
    undefined,
    "Donatori di gruppo 0-, cercati con «ro», tranne 2 righe",
    "donatori-selezionati-2026-11-20",
  ],
] as const)("a request says in words which rows it has, and its file name has none of them: %s", (...example) => {
  const [, change, scope, filterText, fileName] = example;
  expect(requestOf(change, scope)).toMatchObject({ filterText, fileName, author: "Silvia Carrara" });
});

it("an export of donors begins with the columns on the screen and the telephone numbers", () => {
  const columns = (change: Partial<ExportedList> = {}) => requestOf(change).fields.map(({ name }) => name);
  expect(columns()).toEqual(["lastName", "firstName", "bloodGroup", "mobile", "phoneHome"]);
  expect(columns({ shown: ["phoneHome", "lastName"] })).toEqual(["phoneHome", "lastName"]);
  // nobody is reached at the office in the evening
  expect(columns({ shown: ["lastName", "officePhone"] })).toEqual(["lastName", "officePhone", "mobile", "phoneHome"]);
  const source = { ...LIST.source, kind: "donations" } as const;
  expect(columns({ source, shown: ["donorName"] })).toEqual(["donorName"]);
});
