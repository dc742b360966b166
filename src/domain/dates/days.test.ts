import { expect, it } from "vitest";
import { ageOn, birthdayAt, dayNumber, isIsoDay, isoDay, romeDay } from "./days";

it.each(["1980-02-29", "2026-11-20"])("%s is a day", (text) => expect(isIsoDay(text)).toBe(true));
it.each(["1981-02-29", "2026-02-30", "1980-13-01", "2026-02", "2026-11-20T10:00", "x", ""])("%j is no day", (text) =>
  expect(isIsoDay(text)).toBe(false),
);

it("a day begins at midnight in Rome, not in Greenwich", () => {
  expect(romeDay(Date.parse("2026-11-20T22:59:59Z"))).toBe("2026-11-20");
  expect(romeDay(Date.parse("2026-11-20T23:00:00Z"))).toBe("2026-11-21");
  expect(romeDay(Date.parse("2026-07-01T22:00:00Z"))).toBe("2026-07-02");
});

it("a day becomes a number and back", () => {
  for (const day of ["1926-02-28", "1970-01-01", "2000-02-29", "2026-11-20"]) expect(isoDay(dayNumber(day))).toBe(day);
});

it("a person born on 29 February completes a year on 1 March", () => {
  expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
  expect(birthdayAt("2008-02-29", 18)).toBe("2026-03-01");
  expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
});
