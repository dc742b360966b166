import { DEFAULT_ELIGIBILITY_RULES } from "../../../domain/donation/eligibility-rules";
import { expect, it } from "vitest";
import { COMPUTED_DONOR_FIELDS, DONOR_FIELDS } from "../../../domain/fields/donor-fields";
import { figureOf } from "../../../domain/filter/period-counts";
import { fieldsWith } from "../../../domain/fields/field";
import { shownColumns, DEFAULT_LAYOUT } from "../../../shared/lists/column-layout";
import { donorColumns } from "./columns";
import { donorsSource } from "./first-reads";

const ALL = { ...DONOR_FIELDS, ...COMPUTED_DONOR_FIELDS };
const columns = donorColumns("2026-11-20", DEFAULT_ELIGIBILITY_RULES);
const [name, ...all] = columns;
const menu = all.at(-1);
const others = all.slice(0, -1).filter(({ id }) => !figureOf(id));

it("there is a column for each field that leaves the registry, beside the name and the row's menu", () => {
  expect(name?.id).toBe("name");
  expect(menu?.id).toBe("actions");
  expect(others.map(({ id }) => id).sort()).toEqual([...fieldsWith("exportable", ALL)].sort());
  for (const { id, label, fullLabel = label } of others) expect(fullLabel).toBe(ALL[id as keyof typeof ALL].label);
});

it("the address may say every field that the catalogue lets sort, and nothing else sorts a column", () => {
  const sortable = [...fieldsWith("sortable", ALL)].sort();
  expect([...donorsSource.sortable].sort()).toEqual(sortable);
  expect(others.flatMap(({ sort }) => sort ?? []).sort()).toEqual(sortable);
});

it("figures over a period are offered after all fields, chosen only, and sort nothing", () => {
  const figures = all.filter(({ id }) => figureOf(id));
  expect(all.slice(-3, -1)).toEqual(figures);
  expect(figures.map(({ id }) => id)).toEqual(["donationsNumber@last12Months", "donationsNumber@thisYear"]);
  for (const { optional, sort } of figures) expect([optional, sort]).toEqual([true, undefined]);
});

it("the list shows by itself what it always has", () => {
  expect(shownColumns(columns, DEFAULT_LAYOUT).map(({ label }) => label)).toEqual([
    "Donatore",
    "Tessera",
    "Gruppo",
    "Stato",
    "Ultima donazione",
    "Può donare dal",
    "Donazioni",
    "Zona",
    "Azioni",
  ]);
});
