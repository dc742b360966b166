import type { AwardTier } from "../donor/award-tiers";
import type { Sex } from "../donation/blood";
import type { AwardSettings } from "./award-settings";
import { checkAwards, type AwardProblem } from "./check-awards";

/** The numbers that a step requires, as typed. If all are empty, the step isn't for this sex. */
export interface StepNumbers {
  /** Empty, together with `donations`, if only donations count. */
  years: string;
  donations: string;
  alone: string;
}

/** A step as the form of the settings has it: a name, and the numbers for women and men. */
export interface AwardFormStep extends Record<Sex, StepNumbers> {
  /** Used in the form only. */
  id: string;
  name: string;
}

/** The values of the form of the award settings. */
export interface AwardForm {
  /** From the lowest. */
  steps: readonly AwardFormStep[];
  /** Whether women have other numbers; else those of men apply to all. */
  bySex: boolean;
  /** Null: nothing counts twice. */
  doubleUntil: string | null;
  /** Null: all donations count. */
  yearlyMost: string | null;
}

export const NO_NUMBERS: StepNumbers = { years: "", donations: "", alone: "" };

export const isEmpty = ({ years, donations, alone }: StepNumbers): boolean => `${years}${donations}${alone}` === "";

const isSame = (a: StepNumbers, b: StepNumbers) =>
  a.years === b.years && a.donations === b.donations && a.alone === b.alone;

const numbersOf = ({ years, donations, alone }: AwardTier): StepNumbers =>
  Number.isFinite(years)
    ? { years: String(years), donations: String(donations), alone: String(alone) }
    : { ...NO_NUMBERS, alone: String(alone) };

/** @returns tiers as steps. The tiers of women and men with the same name become one step */
export function stepsOf(tiers: readonly AwardTier[]): AwardFormStep[] {
  const steps: AwardFormStep[] = [];
  for (const tier of tiers) {
    const numbers = numbersOf(tier);
    const { name, sex } = tier;
    const at = sex ? steps.findIndex((step) => step.name === name && isEmpty(step[sex])) : -1;
    const otherSex = steps[at];
    if (otherSex && sex) steps[at] = { ...otherSex, [sex]: numbers };
    else
      steps.push({
        id: String(steps.length),
        name,
        F: sex === "M" ? NO_NUMBERS : numbers,
        M: sex === "F" ? NO_NUMBERS : numbers,
      });
  }
  return steps;
}

export function formOfAwards({ tiers, doubleUntil, yearlyMost }: AwardSettings): AwardForm {
  const textOf = (number: number | null) => (number === null ? null : String(number));
  const steps = stepsOf(tiers);
  const bySex = steps.some(({ F, M }) => !isSame(F, M));
  return { steps, bySex, doubleUntil: textOf(doubleUntil), yearlyMost: textOf(yearlyMost) };
}

export const newId = (steps: readonly AwardFormStep[]): string =>
  String(Math.max(-1, ...steps.map(({ id }) => Number(id) || 0)) + 1);

/** @returns the steps with a removed one restored at its place; unchanged if there is a step with its name */
export function putBack(steps: readonly AwardFormStep[], step: AwardFormStep, at: number): readonly AwardFormStep[] {
  if (steps.some(({ name }) => name.trim() === step.name.trim())) return steps;
  const id = steps.some(({ id: other }) => other === step.id) ? newId(steps) : step.id;
  return steps.toSpliced(at, 0, { ...step, id });
}

const readNumber = (typed: string) => (/^\d{1,6}$/.test(typed.trim()) ? Number(typed) : NaN);

function tierOf(name: string, { years, donations, alone }: StepNumbers): AwardTier {
  const most = readNumber(alone);
  return years.trim() === "" && donations.trim() === ""
    ? { name, years: Infinity, donations: most, alone: most }
    : { name, years: readNumber(years), donations: readNumber(donations), alone: most };
}

export interface StepProblem extends Pick<AwardProblem, "field" | "code"> {
  /** Id of the step; null if the problem isn't about a step. */
  step: string | null;
  /** The sex of the number; null for a name, and if the sexes aren't separate. */
  sex: Sex | null;
}

export interface ReadAwards {
  settings: AwardSettings;
  problems: readonly StepProblem[];
}

/** @returns the settings of a form, tiers from the lowest, and their problems */
export function readAwardForm({ steps, bySex, doubleUntil, yearlyMost }: AwardForm): ReadAwards {
  const sorted = inOrder(steps, bySex).flatMap((step) =>
    tiersOfStep(step, bySex).map((tier) => ({ tier, step: step.id, sex: tier.sex ?? null })),
  );
  const settings: AwardSettings = {
    tiers: sorted.map(({ tier }) => tier),
    doubleUntil: doubleUntil === null ? null : readNumber(doubleUntil),
    yearlyMost: yearlyMost === null ? null : readNumber(yearlyMost),
  };
  const problems = checkAwards(settings).flatMap(({ tier, field, code }): StepProblem[] => {
    const { step = null, sex = null, tier: ofStep } = (tier === null ? undefined : sorted[tier]) ?? {};
    // if only donations count, the form has no field "donations"
    if (ofStep && field === "donations" && ofStep.years === Infinity) return [];
    return [{ step, sex: field === "name" ? null : sex, field, code }];
  });
  return { settings, problems };
}

function tiersOfStep({ name, F, M }: AwardFormStep, bySex: boolean): AwardTier[] {
  const trimmed = name.trim();
  // a step without any numbers is kept, so that the check can report it
  if (!bySex) return isEmpty(M) && !isEmpty(F) ? [] : [tierOf(trimmed, M)];
  if (isSame(F, M)) return [tierOf(trimmed, M)];
  const tiersFor = (sex: Sex, numbers: StepNumbers) => (isEmpty(numbers) ? [] : [{ ...tierOf(trimmed, numbers), sex }]);
  return [...tiersFor("F", F), ...tiersFor("M", M)];
}

/** @returns the steps with tiers, from the fewest donations; a step without a number is last */
export function inOrder(steps: readonly AwardFormStep[], bySex: boolean): AwardFormStep[] {
  const least = (step: AwardFormStep) => Math.min(...tiersOfStep(step, bySex).map(({ alone }) => alone || Infinity));
  return steps
    .filter((step) => tiersOfStep(step, bySex).length > 0)
    .map((step) => ({ step, least: least(step) }))
    .sort((a, b) => (a.least === b.least ? 0 : a.least - b.least))
    .map(({ step }) => step);
}
