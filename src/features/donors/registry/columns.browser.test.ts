import { expect, it } from "vitest";
import { COMPUTED_DONOR_FIELDS } from "../../../domain/fields/computed-donor-fields";
import { DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { periodCountOf } from "../../../domain/filter/period-counts";
import { fieldsWith } from "../../../domain/fields/field";
import { shownColumns, DEFAULT_LAYOUT } from "../../../shared/lists/column-layout";
import { donorColumns } from "./columns";
import { donorsSource } from "./first-reads";

const ALL = { ...DONOR_FIELDS, ...COMPUTED_DONOR_FIELDS };
const columns = donorColumns("2026-11-20");
const [name, ...all] = columns;
const menu = all.at(-1);
const others = all.slice(0, -1).filter(({ id }) => !periodCountOf(id));

it("there is a column for each exportable field, besides the name and the menu", () => {
  expect(name?.id).toBe("name");
  expect(menu?.id).toBe("actions");
  expect(others.map(({ id }) => id).sort()).toEqual([...fieldsWith("exportable", ALL)].sort());
  for (const { id, label, fullLabel = label } of others) expect(fullLabel).toBe(ALL[id as keyof typeof ALL].label);
});

it("exactly the sortable fields of the catalogue sort a column", () => {
  const sortable = [...fieldsWith("sortable", ALL)].sort();
  expect([...donorsSource.sortable].sort()).toEqual(sortable);
  expect(others.flatMap(({ sort }) => sort ?? []).sort()).toEqual(sortable);
});

it("period counts are optional columns after all fields, and don't sort", () => {
  const periodCounts = all.filter(({ id }) => periodCountOf(id));
  expect(all.slice(-3, -1)).toEqual(periodCounts);
  expect(periodCounts.map(({ id }) => id)).toEqual(["donationsNumber@last12Months", "donationsNumber@thisYear"]);
  for (const { optional, sort } of periodCounts) expect([optional, sort]).toEqual([true, undefined]);
});

it("the default columns stay the same", () => {
  expect(shownColumns(columns, DEFAULT_LAYOUT).map(({ label }) => label)).toEqual([
    "Donatore",
    "Tessera",
    "Gruppo",
    "Stato",
    "Ultima donazione",
    "Sangue intero dal",
    "Donazioni",
    "Zona",
    "Azioni",
  ]);
});
