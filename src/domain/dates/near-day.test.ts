import { describe, expect, it } from "vitest";
import { missingPart, readNearDay, type NearDays } from "./near-day";

/** A Thursday. */
const TODAY = "2026-11-26";

describe("a word", () => {
  it.each<[text: string, days: NearDays, day: string]>([
    ["oggi", "latest", "2026-11-26"],
    [" Ieri ", "latest", "2026-11-25"],
    ["l’altro ieri", "latest", "2026-11-24"],
    ["domani", "next", "2026-11-27"],
    ["domani", "latest", "2026-11-27"],
    ["dopodomani", "next", "2026-11-28"],
    ["sabato", "latest", "2026-11-21"],
    ["sabato", "nearest", "2026-11-21"],
    ["sabato", "this-year", "2026-11-21"],
    ["sabato", "next", "2026-11-28"],
    ["giovedì", "latest", "2026-11-26"],
    ["giovedi'", "next", "2026-11-26"],
    ["venerdì", "latest", "2026-11-20"],
    ["Mercoledì", "next", "2026-12-02"],
    ["sab.", "latest", "2026-11-21"],
    ["mar", "latest", "2026-11-24"],
    ["dom", "next", "2026-11-29"],
  ])("%j in a field of %s days is %s", (text, days, day) => expect(readNearDay(text, TODAY, days)).toBe(day));

  it("that names today's weekday is today in a field of latest or next days", () => {
    for (const days of ["latest", "next"] as const)
      expect(readNearDay("sabato", "2026-11-28", days)).toBe("2026-11-28");
  });

  it("may name a day of the previous year", () => {
    expect(readNearDay("ieri", "2027-01-01", "latest")).toBe("2026-12-31");
    expect(readNearDay("giovedì", "2027-01-01", "latest")).toBe("2026-12-31");
  });
});

describe("a day without its year", () => {
  it.each<[text: string, days: NearDays, day: string]>([
    ["25/11", "latest", "2026-11-25"],
    ["26/11", "latest", "2026-11-26"],
    ["27/11", "latest", "2025-11-27"],
    ["12 nov", "latest", "2026-11-12"],
    ["12/nov", "latest", "2026-11-12"],
    ["24 dicembre", "this-year", "2026-12-24"],
    ["26.11.", "next", "2026-11-26"],
    ["27/11", "next", "2026-11-27"],
    ["25/11", "next", "2027-11-25"],
    ["10/12", "nearest", "2026-12-10"],
    ["25/11", "nearest", "2026-11-25"],
    ["10/1", "nearest", "2026-01-10"],
  ])("%j in a field of %s days is %s", (text, days, day) => expect(readNearDay(text, TODAY, days)).toBe(day));

  it("in January may be in last December", () => {
    expect(readNearDay("20/12", "2027-01-08", "nearest")).toBe("2026-12-20");
    expect(readNearDay("20/12", "2027-01-08", "latest")).toBe("2026-12-20");
    expect(readNearDay("20/1", "2027-01-08", "nearest")).toBe("2027-01-20");
  });
});

it.each(["", "sa", "sabbato", "domanda", "25", "32/1", "29/2", "25/13", "25/11/2", "1/2/3/4", "sabato 21", "x 25/11"])(
  "%j isn't read",
  (text) => {
    for (const days of ["latest", "next", "nearest", "this-year"] as const)
      expect(readNearDay(text, TODAY, days)).toBeNull();
  },
);

it("missingPart finds out whether the year or the month is missing", () => {
  expect(missingPart("25/11", 2026, 11)).toEqual({ part: "year", example: "2026-11-25" });
  expect(missingPart("12 nov", 1980, 11)).toEqual({ part: "year", example: "1980-11-12" });
  expect(missingPart("29/2", 2026, 11)).toEqual({ part: "year", example: "2024-02-29" });
  expect(missingPart("29/2", 1903, 11)).toEqual({ part: "year", example: "1896-02-29" });
  expect(missingPart("25", 2026, 11)).toEqual({ part: "month", example: "2026-11-25" });
  for (const text of ["", "x", "32/1", "25/13", "25/11/2", "40", "ieri"])
    expect(missingPart(text, 2026, 11)).toBeNull();
});
