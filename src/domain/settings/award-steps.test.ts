import { describe, expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS } from "../donor/award-tiers";
import { DEFAULT_AWARD_SETTINGS } from "./award-settings";
import {
  formOfAwards,
  inOrder,
  NO_NUMBERS,
  putBack,
  readAwardForm,
  stepsOf,
  type AwardForm,
  type AwardFormStep,
} from "./award-steps";

const avis = formOfAwards(DEFAULT_AWARD_SETTINGS);
const numbers = (years: string, donations: string, alone: string) => ({ years, donations, alone });
const withStep = (at: number, change: Partial<AwardForm["steps"][number]>, form = avis): AwardForm => ({
  ...form,
  steps: form.steps.map((step, nth) => (nth === at ? { ...step, ...change } : step)),
});
const problemsOf = (form: AwardForm) =>
  readAwardForm(form).problems.map(({ step, sex, field, code }) => [step, sex, field, code]);

describe("the form of the award settings", () => {
  it.each([
    ["AVIS", DEFAULT_AWARD_TIERS],
    ["FIDAS", FIDAS_AWARD_TIERS],
  ])("doesn't change the tiers of %s", (_name, tiers) => {
    const settings = { tiers, doubleUntil: 50, yearlyMost: null };
    expect(readAwardForm(formOfAwards(settings))).toEqual({ settings, problems: [] });
  });

  it("converts a step with other numbers for women to two tiers of the same name, and back", () => {
    const form = withStep(3, { F: numbers("20", "32", "40") }, { ...avis, bySex: true });
    const { settings, problems } = readAwardForm(form);
    expect(problems).toEqual([]);
    expect(settings.tiers.filter(({ name }) => name === "Oro")).toEqual([
      { name: "Oro", years: 20, donations: 32, alone: 40, sex: "F" },
      { name: "Oro", years: 20, donations: 40, alone: 50, sex: "M" },
    ]);
    expect(formOfAwards(settings)).toEqual(form);
  });

  it("uses the men's numbers and skips steps for women only if the sexes aren't separate", () => {
    const fidas = { ...avis, steps: stepsOf(FIDAS_AWARD_TIERS), bySex: false };
    const { settings } = readAwardForm(fidas);
    expect(settings.tiers.map(({ alone }) => alone)).toEqual([10, 20, 30, 50, 70, 90, 110, 130, 150]);
    expect(settings.tiers.every(({ sex }) => sex === undefined)).toBe(true);
  });

  it("sorts an added step by its donations", () => {
    const added = { id: "new", name: "Bronzo", F: numbers("", "", "12"), M: numbers("", "", "12") };
    const names = inOrder([...avis.steps, added], false).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(["Rame", "Bronzo", "Argento"]);
    expect(problemsOf({ ...avis, steps: [...avis.steps, added] })).toEqual([]);
  });

  it("reports a problem at the field with the value", () => {
    expect(problemsOf(withStep(6, { F: NO_NUMBERS, M: NO_NUMBERS }))).toEqual([["6", null, "alone", "number"]]);
    expect(problemsOf(withStep(0, { M: numbers("3", "", "8") }))).toEqual([["0", null, "donations", "number"]]);
    expect(problemsOf(withStep(0, { M: numbers("", "6", "8") }))).toEqual([["0", null, "years", "number"]]);
    expect(problemsOf(withStep(0, { M: numbers("3", "9", "8") }))).toEqual([["0", null, "donations", "order"]]);
    expect(problemsOf(withStep(1, { M: numbers("5", "12", "8") }))).toContainEqual(["1", null, "donations", "order"]);
    expect(problemsOf(withStep(4, { name: "Rubino " }))).toEqual([]);
    expect(problemsOf(withStep(3, { name: "rubino" }))).toEqual([["4", null, "name", "twice"]]);
    expect(problemsOf(withStep(0, { M: NO_NUMBERS }, { ...avis, bySex: true }))).toEqual([]);
    expect(problemsOf({ ...avis, doubleUntil: "cinquanta", yearlyMost: "" })).toEqual([
      [null, null, "doubleUntil", "number"],
      [null, null, "yearlyMost", "number"],
    ]);
    expect(problemsOf({ ...avis, steps: [] })).toEqual([[null, null, "tiers", "number"]]);
  });
});

it("a removed step is restored once, at its place, with a unique id", () => {
  const [first, second, ...rest] = stepsOf(DEFAULT_AWARD_TIERS) as [AwardFormStep, AwardFormStep, ...AwardFormStep[]];
  const changed = { ...second, name: "Argento vivo" };
  expect(putBack([changed, ...rest], first, 0)).toEqual([first, changed, ...rest]);
  expect(putBack([first, changed], first, 0)).toEqual([first, changed]);
  const ids = putBack([changed, ...rest], { ...first, id: second.id }, 0).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
