import { expect, it } from "vitest";
import { findProvinces, isPostalCode, readProvince } from "./provinces";

it.each([
  ["Bergamo", "BG"],
  ["bergamo", "BG"],
  ["(BG)", "BG"],
  ["bg.", "BG"],
  ["Prov. BG", "BG"],
  ["Provincia di Bergamo", "BG"],
  ["Bergamo (BG)", "BG"],
  ["NA", "NA"],
  ["Napoli", "NA"],
  ["Città metropolitana di Napoli", "NA"],
  ["Sud Sardegna", "SU"],
  ["Valle d'Aosta", "AO"],
  ["VALLE D’AOSTA", "AO"],
  ["Aosta", "AO"],
  ["P.A. Trento", "TN"],
  ["Provincia autonoma di Bolzano", "BZ"],
  ["Bolzano", "BZ"],
  ["Bozen", "BZ"],
  ["Reggio Emilia", "RE"],
  ["Reggio nell'Emilia", "RE"],
  ["Reggio di Calabria", "RC"],
  ["Monza Brianza", "MB"],
  ["Monza", "MB"],
  ["L'Aquila", "AQ"],
  ["Aquila", "AQ"],
  ["Forli", "FC"],
  ["FO", "FC"],
  ["PS", "PU"],
  ["Carbonia-Iglesias", "CI"],
  ["OT", "OT"],
  ["Barletta Andria Trani", "BT"],
  ["BAT", "BT"],
  ["VCO", "VB"],
  ["Roma Capitale", "RM"],
  ["Pola", "PL"],
  ["Estero", "EE"],
  ["EE", "EE"],
])("%s is the province %s", (text, code) => expect(readProvince(text)).toBe(code));

it.each(["ZZ", "BE", "Be", "B", "", "Lugano", "Reggio", "Bergam", "constructor"])("%j isn't a province", (text) =>
  expect(readProvince(text)).toBeNull(),
);

it("suggestions begin with the letters or the name, without former provinces", () => {
  const codes = (text: string) => findProvinces(text).map(({ code }) => code);
  expect(codes("be")).toEqual(["BL", "BN", "BG"]);
  expect(codes("NA")).toEqual(["NA"]);
  expect(codes("bg")[0]).toBe("BG");
  expect(codes("sard")).toEqual(["SU"]);
  expect(codes("pola")).toEqual([]);
  expect(codes("")).toEqual([]);
});

it.each([
  ["24121", "BG", true],
  ["24121", null, true],
  ["2412", "BG", false],
  ["6900", null, false],
  ["6900", "CH", true],
  ["6900", "EE", true],
  ["SW1A 1AA", "EE", true],
  ["!!", "EE", false],
  ["66100", "CH", true],
  ["661", "CH", false],
])("%s with province %s is a postal code: %s", (cap, province, right) =>
  expect(isPostalCode(cap, province)).toBe(right),
);
