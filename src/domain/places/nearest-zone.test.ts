import { expect, it } from "vitest";
import { nearestZone } from "./nearest-zone";

const zones = [
  { name: "Bergamo", cap: "24121" },
  { name: "Clusone", cap: "24023" },
  { name: "Brescia", cap: "25121" },
  { name: "Ovunque", cap: null },
];

it("is the one whose postal code is most like the person's", () => {
  expect(nearestZone(zones, "24020")?.name).toBe("Clusone");
  expect(nearestZone(zones, "24127")?.name).toBe("Bergamo");
  expect(nearestZone(zones, "25015")?.name).toBe("Brescia");
});

it("is the one whose territory has the postal code, however near another's office is", () => {
  const told = [...zones, { name: "Valle", cap: "24040", caps: ["24010", "24020-24022"] }];
  expect(nearestZone(told, "24022")?.name).toBe("Valle");
  expect(nearestZone(told, "24010")?.name).toBe("Valle");
  expect(nearestZone(told, "24023")?.name).toBe("Clusone");
});

it("is nobody's guess where nothing is known", () => {
  expect(nearestZone(zones, "2402")).toBeNull();
  expect(nearestZone([{ name: "Ovunque", cap: null }], "24020")).toBeNull();
});
