import { expect, it } from "vitest";
import { findZones } from "./find-zones";
import type { OfficeZone } from "./read-zones";

const zone = (name: string, ...associations: string[]): OfficeZone => ({
  _id: name,
  name,
  version: 1,
  donors: 0,
  cap: null,
  caps: [],
  managers: [],
  associations: associations.map((one) => ({ _id: one, name: one, version: 1, donors: 0 })),
});
const ZONES = [zone("Val Seriana", "Gruppo Albino", "Gruppo Nembro"), zone("Albino", "Gruppo Centro"), zone("Zogno")];

const found = (text: string) =>
  findZones(ZONES, text).map(({ zone: { name, associations }, open }) => [name, associations.length, open]);

it("an empty text finds all zones, folded and with all associations", () => {
  expect(found("  ").map(([, , open]) => open)).toEqual([false, false, false]);
});

it("finds zones and associations by name, ignoring case and accents", () => {
  expect(found("ALBÌNO")).toEqual([
    ["Val Seriana", 1, true],
    ["Albino", 1, false],
  ]);
  expect(found("seriana")).toEqual([["Val Seriana", 2, false]]);
  expect(found("nowhere")).toEqual([]);
});
