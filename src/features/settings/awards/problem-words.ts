import type { StepProblem } from "../../../domain/settings/award-steps";
import { texts } from "./texts";

/** @returns what is wrong, and how to mend it */
export const problemWords = ({ field, code }: StepProblem): string => texts.problems[field][code] ?? texts.otherProblem;
