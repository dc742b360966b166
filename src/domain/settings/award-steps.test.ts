import { describe, expect, it } from "vitest";
import { DEFAULT_AWARD_TIERS, FIDAS_AWARD_TIERS } from "../donor/award-tiers";
import { DEFAULT_AWARD_SETTINGS } from "./award-settings";
import {
  formOfAwards,
  inOrder,
  NO_FIGURES,
  putBack,
  readAwardForm,
  stepsOf,
  type AwardForm,
  type AwardStep,
} from "./award-steps";

const avis = formOfAwards(DEFAULT_AWARD_SETTINGS);
const figures = (years: string, donations: string, alone: string) => ({ years, donations, alone });
const withStep = (at: number, change: Partial<AwardForm["steps"][number]>, form = avis): AwardForm => ({
  ...form,
  steps: form.steps.map((step, nth) => (nth === at ? { ...step, ...change } : step)),
});
const problemsOf = (form: AwardForm) =>
  readAwardForm(form).problems.map(({ step, sex, field, code }) => [step, sex, field, code]);

describe("award settings as they are edited", () => {
  it.each([
    ["AVIS", DEFAULT_AWARD_TIERS],
    ["FIDAS", FIDAS_AWARD_TIERS],
  ])("those of %s come back as they were", (_name, tiers) => {
    const settings = { tiers, doubleUntil: 50, yearlyMost: null };
    expect(readAwardForm(formOfAwards(settings))).toEqual({ settings, problems: [] });
  });

  it("a step that asks less of women is two tiers of one name, and one step again", () => {
    const form = withStep(3, { F: figures("20", "32", "40") }, { ...avis, bySex: true });
    const { settings, problems } = readAwardForm(form);
    expect(problems).toEqual([]);
    expect(settings.tiers.filter(({ name }) => name === "Oro")).toEqual([
      { name: "Oro", years: 20, donations: 32, alone: 40, sex: "F" },
      { name: "Oro", years: 20, donations: 40, alone: 50, sex: "M" },
    ]);
    expect(formOfAwards(settings)).toEqual(form);
  });

  it("where all are asked the same, what stands for men holds, and steps of women alone aren't there", () => {
    const fidas = { ...avis, steps: stepsOf(FIDAS_AWARD_TIERS), bySex: false };
    const { settings } = readAwardForm(fidas);
    expect(settings.tiers.map(({ alone }) => alone)).toEqual([10, 20, 30, 50, 70, 90, 110, 130, 150]);
    expect(settings.tiers.every(({ sex }) => sex === undefined)).toBe(true);
  });

  it("a step that was added stands where its donations put it", () => {
    const added = { id: "new", name: "Bronzo", F: figures("", "", "12"), M: figures("", "", "12") };
    const names = inOrder([...avis.steps, added], false).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(["Rame", "Bronzo", "Argento"]);
    expect(problemsOf({ ...avis, steps: [...avis.steps, added] })).toEqual([]);
  });

  it("what is wrong is told of the field where it was typed", () => {
    expect(problemsOf(withStep(6, { F: NO_FIGURES, M: NO_FIGURES }))).toEqual([["6", null, "alone", "number"]]);
    expect(problemsOf(withStep(0, { M: figures("3", "", "8") }))).toEqual([["0", null, "donations", "number"]]);
    expect(problemsOf(withStep(0, { M: figures("", "6", "8") }))).toEqual([["0", null, "years", "number"]]);
    expect(problemsOf(withStep(0, { M: figures("3", "9", "8") }))).toEqual([["0", null, "donations", "order"]]);
    expect(problemsOf(withStep(1, { M: figures("5", "12", "8") }))).toContainEqual(["1", null, "donations", "order"]);
    expect(problemsOf(withStep(4, { name: "Rubino " }))).toEqual([]);
    expect(problemsOf(withStep(3, { name: "rubino" }))).toEqual([["4", null, "name", "twice"]]);
    expect(problemsOf(withStep(0, { M: NO_FIGURES }, { ...avis, bySex: true }))).toEqual([]);
    expect(problemsOf({ ...avis, doubleUntil: "cinquanta", yearlyMost: "" })).toEqual([
      [null, null, "doubleUntil", "number"],
      [null, null, "yearlyMost", "number"],
    ]);
    expect(problemsOf({ ...avis, steps: [] })).toEqual([[null, null, "tiers", "number"]]);
  });
});

it("a step that was taken away comes back at its place, once, under an id of its own", () => {
  const [first, second, ...rest] = stepsOf(DEFAULT_AWARD_TIERS) as [AwardStep, AwardStep, ...AwardStep[]];
  const changed = { ...second, name: "Argento vivo" };
  expect(putBack([changed, ...rest], first, 0)).toEqual([first, changed, ...rest]);
  expect(putBack([first, changed], first, 0)).toEqual([first, changed]);
  const ids = putBack([changed, ...rest], { ...first, id: second.id }, 0).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
