import { expect, it } from "vitest";
import { capGaps, readCaps, sharedCaps } from "./cap-ranges";

it("postal codes are read with any separator, sorted, and joined if they are adjacent", () => {
  expect(readCaps(" 24129; 24121 - 24128,\n24020 24020")).toEqual({ caps: ["24020", "24121-24129"], wrong: [] });
  expect(readCaps("2412, 24129-24121, abc")).toEqual({ caps: [], wrong: ["2412", "24129-24121", "abc"] });
  expect(readCaps("00118-00119")).toEqual({ caps: ["00118-00119"], wrong: [] });
});

it("shared codes are listed for each pair of zones", () => {
  const zones = [
    { name: "A", caps: ["24010-24030", "24035"] },
    { name: "B", caps: ["24025-24040"] },
    { name: "C", caps: ["25121"] },
  ];
  expect(sharedCaps(zones)).toEqual([
    { caps: "24025-24030", names: ["A", "B"] },
    { caps: "24035", names: ["A", "B"] },
  ]);
});

const town = (name: string, province: string | null, first: string, last = first, until: number | null = null) => ({
  name,
  province,
  until,
  cap: [first, last] as const,
});
const TOWNS = [
  town("Bergamo", "BG", "24121", "24123"),
  town("Albino", "BG", "24021"),
  town("Clusone", "BG", "24023"),
  town("Nembro", "BG", "24027"),
  town("Fu", "BG", "24099", "24099", 1927),
  town("Brescia", "BS", "25121"),
  town("Romania", null, "00000"),
];

it("a gap is a code without a zone in a province that other zones cover in part", () => {
  expect(capGaps([{ name: "Città", caps: ["24121-24122"] }], TOWNS)).toEqual([
    { province: "BG", caps: ["24021-24027", "24123"], towns: ["Albino", "Bergamo", "Clusone", "Nembro"] },
  ]);
  expect(capGaps([{ name: "Tutta", caps: ["24000-24199"] }], TOWNS)).toEqual([]);
  expect(capGaps([{ name: "Nessuna", caps: [] }], TOWNS)).toEqual([]);
});
