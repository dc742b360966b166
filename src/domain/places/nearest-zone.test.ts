import { expect, it } from "vitest";
import { nearestZone } from "./nearest-zone";

const zones = [
  { name: "Bergamo", cap: "24121" },
  { name: "Clusone", cap: "24023" },
  { name: "Brescia", cap: "25121" },
  { name: "Ovunque", cap: null },
];

it("the nearest zone has the most similar postal code", () => {
  expect(nearestZone(zones, "24020")?.name).toBe("Clusone");
  expect(nearestZone(zones, "24127")?.name).toBe("Bergamo");
  expect(nearestZone(zones, "25015")?.name).toBe("Brescia");
});

it("a zone whose territory contains the postal code comes before a nearer office", () => {
  const withTerritory = [...zones, { name: "Valle", cap: "24040", caps: ["24010", "24020-24022"] }];
  expect(nearestZone(withTerritory, "24022")?.name).toBe("Valle");
  expect(nearestZone(withTerritory, "24010")?.name).toBe("Valle");
  expect(nearestZone(withTerritory, "24023")?.name).toBe("Clusone");
});

it("there is none for an incomplete postal code or without postal codes of zones", () => {
  expect(nearestZone(zones, "2402")).toBeNull();
  expect(nearestZone([{ name: "Ovunque", cap: null }], "24020")).toBeNull();
});
