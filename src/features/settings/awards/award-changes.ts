import { isEmpty, stepsOf, type AwardStep, type StepFigures } from "../../../domain/settings/award-steps";
import { awardsFromWire } from "../../../domain/settings/wire";
import type { VisibleChange } from "../../../shared/history";
import { changesIn } from "../settings-history";
import { awardsAnswer } from "./read-awards";
import { texts } from "./texts";

const read = (values: unknown) =>
  awardsFromWire(awardsAnswer({ settings: { awards: { version: 0, values } } }, "", () => undefined).values);

const wordsOf = (figures: StepFigures | undefined) => (figures && !isEmpty(figures) ? texts.asks(figures) : null);
const yearly = (most: number | null) => most && `${most} ${texts.years}`;
const until = (age: number | null) => age && texts.until(age);

/** @returns what a save changed in the thresholds; the default ones hold before the first save */
export function awardChanges(from: unknown, to: unknown): VisibleChange[] {
  const [before, after] = [read(from), read(to)];
  const [stepsBefore, stepsAfter] = [stepsOf(before.tiers), stepsOf(after.tiers)];
  const names = new Set([...stepsBefore, ...stepsAfter].map(({ name }) => name));
  const named = (steps: readonly AwardStep[], name: string) => steps.find((step) => step.name === name);
  const steps = [...names].flatMap((name) => {
    const [old, now] = [named(stepsBefore, name), named(stepsAfter, name)];
    const row = (sex: "F" | "M", label: string) => [label, label, wordsOf(old?.[sex]), wordsOf(now?.[sex])] as const;
    const [women, men] = [row("F", name), row("M", name)];
    return women[2] === men[2] && women[3] === men[3]
      ? [men]
      : [row("F", `${name}, ${texts.columns.F.toLowerCase()}`), row("M", `${name}, ${texts.columns.M.toLowerCase()}`)];
  });
  return changesIn([
    ...steps,
    ["doubleUntil", texts.doubleUntil, until(before.doubleUntil) || null, until(after.doubleUntil) || null],
    ["yearlyMost", texts.yearlyMost, yearly(before.yearlyMost) || null, yearly(after.yearlyMost) || null],
  ]);
}
