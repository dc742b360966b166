import { expect, it } from "vitest";
import { filterOf, readChoice, writeChoice, type CallChoice } from "./call-choice";

const TODAY = "2026-11-20";
const choice: CallChoice = { day: "2026-11-28", type: 3, groups: ["0-", "A1-"], area: "Clusone" };

it("an address and a filter of the registry keep the whole choice", () => {
  expect(readChoice(writeChoice(choice), TODAY)).toEqual(choice);
  expect(readChoice("", TODAY, filterOf(choice))).toEqual(choice);
  const all: CallChoice = { day: "2026-11-28", type: 1, groups: [], area: null };
  expect(readChoice(writeChoice(all), TODAY)).toEqual(all);
  expect(readChoice("", TODAY, filterOf(all))).toEqual(all);
});

it("the day is the next Saturday by default, also for a day that has passed or isn't one", () => {
  for (const search of ["", "day=2026-11-19", "day=sabato&type=7&groups=X", "type=2"])
    expect(readChoice(search, TODAY)).toMatchObject({ day: "2026-11-21", groups: [] });
  expect(readChoice("", "2026-11-21").day).toBe("2026-11-21");
});

it("the address counts more than the filter from which the page was opened", () =>
  expect(readChoice("day=2026-12-05&type=1", TODAY, filterOf(choice))).toMatchObject({
    day: "2026-12-05",
    area: null,
  }));

it("a filter whose rules needn't all match chooses nothing", () => {
  const { rules } = filterOf(choice);
  expect(readChoice("", TODAY, { combinator: "or", rules })).toMatchObject({ area: null, groups: [], type: 1 });
});
