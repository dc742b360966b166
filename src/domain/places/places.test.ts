import { expect, it } from "vitest";
import { cityOfOldCap, findPlaces, PLACES, placeOf, placesNamed, isBirthplace } from "./places";

const names = (text: string, query?: Parameters<typeof findPlaces>[1]) =>
  findPlaces(text, query).map(({ name }) => name);

it("the places are all municipalities, abolished ones too, and foreign states, by name and by code", () => {
  expect(PLACES.filter(({ province, until }) => province && !until).length).toBeGreaterThan(7_800);
  expect(PLACES.filter(({ until }) => until).length).toBeGreaterThan(1_500);
  expect(placeOf("F205")).toEqual({
    name: "Milano",
    code: "F205",
    province: "MI",
    cap: ["20121", "20162"],
    until: null,
    large: true,
  });
  expect(placeOf("Z129")).toMatchObject({ name: "Romania", province: null, cap: null });
  expect(placeOf("A003")).toMatchObject({ name: "Abbadia Alpina", until: 1928 });
  expect(placeOf("X999")).toBeNull();
  expect(placesNamed("forli’ ").map(({ code }) => code)).toEqual(["D704"]);
  expect(
    placesNamed("Samone")
      .map(({ province }) => province)
      .sort(),
  ).toEqual(["TN", "TO"]);
  expect(placesNamed("'")).toEqual([]);
});

it("suggestions begin with the text, then have a word that begins with it; abolished places are last", () => {
  expect(names("berga")[0]).toBe("Bergamo");
  expect(names("sant'angelo lod")).toContain("Sant'Angelo Lodigiano");
  expect(names("monza")[0]).toBe("Monza");
  expect(names("abbadia alp")).toEqual(["Abbadia Alpina"]);
  expect(names("abbadia alp", { living: true })).toEqual([]);
  expect(names("roman", { living: true })).not.toContain("Romania");
  expect(names("24023")).toEqual(["Clusone"]);
  expect(names("20130", { living: true })).toContain("Milano");
  expect(names("")).toEqual([]);
  expect(names("a", { most: 3 })).toHaveLength(3);
});

it.each([
  ["24100", "Bergamo"],
  ["00100", "Roma"],
  ["20100", "Milano"],
  ["30100", "Venezia"],
])("%s was the only postal code of %s", (cap, city) => expect(cityOfOldCap(cap)?.name).toBe(city));

it.each(["24121", "24023", "24000", "2410", "26900", "24100x", ""])("%j isn't the old postal code of a city", (cap) =>
  expect(cityOfOldCap(cap)).toBeNull(),
);

it.each([
  ["Croazia", "Z118"],
  ["Russia", "Z135"],
  ["Repubblica Ceca", "Z105"],
  ["Germania", "Z111"],
  ["Eritrea", "Z315"],
  ["Ceylon", "Z209"],
  ["Presicce-Acquarica", "H047"],
  ["Presicce", "H047"],
  ["Bellagio", "A744"],
])("%s may be the birthplace in a code with %s", (name, code) =>
  expect(isBirthplace(placesNamed(name), code)).toBe(true),
);

it.each([
  ["Francia", "Z118"],
  ["Jugoslavia", "Z149"],
  ["Milano", "H047"],
  ["Lecce", "H501"],
  ["Inghilterra", "Z133"],
])("%s isn't the birthplace in a code with %s", (name, code) =>
  expect(isBirthplace(placesNamed(name), code)).toBe(false),
);
