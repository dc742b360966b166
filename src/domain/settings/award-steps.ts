import type { AwardTier } from "../donor/award-tiers";
import type { Sex } from "../donation/blood";
import { checkAwards, type AwardProblem, type AwardSettings } from "./award-settings";

/** What a step asks, as it is typed; all empty: it is not for them. */
export interface StepFigures {
  /** Empty, and `donations` too: donations alone count. */
  years: string;
  donations: string;
  alone: string;
}

/** A step of the awards as it is edited: one name, and what it asks of women and of men. */
export interface AwardStep extends Record<Sex, StepFigures> {
  /** Of no meaning but here. */
  id: string;
  name: string;
}

/** Award settings as they are edited. */
export interface AwardForm {
  /** From the lowest. */
  steps: readonly AwardStep[];
  /** Whether women are asked other figures; else what stands for men holds for all. */
  bySex: boolean;
  /** Null: nothing counts double. */
  doubleUntil: string | null;
  /** Null: all count. */
  yearlyMost: string | null;
}

export const NO_FIGURES: StepFigures = { years: "", donations: "", alone: "" };

export const isEmpty = ({ years, donations, alone }: StepFigures): boolean => `${years}${donations}${alone}` === "";

const isSame = (one: StepFigures, other: StepFigures) =>
  one.years === other.years && one.donations === other.donations && one.alone === other.alone;

const figuresOf = ({ years, donations, alone }: AwardTier): StepFigures =>
  Number.isFinite(years)
    ? { years: String(years), donations: String(donations), alone: String(alone) }
    : { ...NO_FIGURES, alone: String(alone) };

/** @returns tiers as steps: the tier of women and that of men with the same name are one */
export function stepsOf(tiers: readonly AwardTier[]): AwardStep[] {
  const steps: AwardStep[] = [];
  for (const tier of tiers) {
    const figures = figuresOf(tier);
    const { name, sex } = tier;
    const at = sex ? steps.findIndex((step) => step.name === name && isEmpty(step[sex])) : -1;
    const known = steps[at];
    if (known && sex) steps[at] = { ...known, [sex]: figures };
    else
      steps.push({
        id: String(steps.length),
        name,
        F: sex === "M" ? NO_FIGURES : figures,
        M: sex === "F" ? NO_FIGURES : figures,
      });
  }
  return steps;
}

export function formOfAwards({ tiers, doubleUntil, yearlyMost }: AwardSettings): AwardForm {
  const words = (figure: number | null) => (figure === null ? null : String(figure));
  const steps = stepsOf(tiers);
  const bySex = steps.some(({ F, M }) => !isSame(F, M));
  return { steps, bySex, doubleUntil: words(doubleUntil), yearlyMost: words(yearlyMost) };
}

export const newId = (steps: readonly AwardStep[]): string =>
  String(Math.max(-1, ...steps.map(({ id }) => Number(id) || 0)) + 1);

/** @returns the steps with one that was taken away, at its place; it is one of them already where it came back by itself */
export function putBack(steps: readonly AwardStep[], step: AwardStep, at: number): readonly AwardStep[] {
  if (steps.some(({ name }) => name.trim() === step.name.trim())) return steps;
  const id = steps.some((one) => one.id === step.id) ? newId(steps) : step.id;
  return steps.toSpliced(at, 0, { ...step, id });
}

const figure = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : NaN);

function tierOf(name: string, { years, donations, alone }: StepFigures): AwardTier {
  const most = figure(alone);
  return years.trim() === "" && donations.trim() === ""
    ? { name, years: Infinity, donations: most, alone: most }
    : { name, years: figure(years), donations: figure(donations), alone: most };
}

export interface StepProblem extends Pick<AwardProblem, "field" | "code"> {
  /** Null: it is of no step. */
  step: string | null;
  /** Whose figure; null: it holds for all, or is the name. */
  sex: Sex | null;
}

export interface ReadAwards {
  settings: AwardSettings;
  problems: readonly StepProblem[];
}

/** @returns the settings that a form means, from the lowest step, and what is wrong with them, by the step */
export function readAwardForm({ steps, bySex, doubleUntil, yearlyMost }: AwardForm): ReadAwards {
  const made = inOrder(steps, bySex).flatMap((step) =>
    tiersOfStep(step, bySex).map((tier) => ({ tier, step: step.id, sex: tier.sex ?? null })),
  );
  const settings: AwardSettings = {
    tiers: made.map(({ tier }) => tier),
    doubleUntil: doubleUntil === null ? null : figure(doubleUntil),
    yearlyMost: yearlyMost === null ? null : figure(yearlyMost),
  };
  const problems = checkAwards(settings).flatMap(({ tier, field, code }): StepProblem[] => {
    const { step = null, sex = null, tier: wrong } = (tier === null ? undefined : made[tier]) ?? {};
    // where donations alone count there is no field of its own for them
    if (wrong && field === "donations" && wrong.years === Infinity) return [];
    return [{ step, sex: field === "name" ? null : sex, field, code }];
  });
  return { settings, problems };
}

function tiersOfStep({ name, F, M }: AwardStep, bySex: boolean): AwardTier[] {
  const words = name.trim();
  // a step without any numbers is kept, so that the check can report it
  if (!bySex) return isEmpty(M) && !isEmpty(F) ? [] : [tierOf(words, M)];
  if (isSame(F, M)) return [tierOf(words, M)];
  const of = (sex: Sex, figures: StepFigures) => (isEmpty(figures) ? [] : [{ ...tierOf(words, figures), sex }]);
  return [...of("F", F), ...of("M", M)];
}

/** @returns the steps that there are, from the one that asks for the fewest donations; one without a figure is the last */
export function inOrder(steps: readonly AwardStep[], bySex: boolean): AwardStep[] {
  const least = (step: AwardStep) => Math.min(...tiersOfStep(step, bySex).map(({ alone }) => alone || Infinity));
  return steps
    .filter((step) => tiersOfStep(step, bySex).length > 0)
    .map((step) => ({ step, least: least(step) }))
    .sort((a, b) => (a.least === b.least ? 0 : a.least - b.least))
    .map(({ step }) => step);
}
