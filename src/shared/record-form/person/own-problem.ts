import type { ProblemCode } from "../../../domain/validation/problem";
import { texts } from "./texts";

const missing: Readonly<Record<string, string>> = texts.oneself.missing;

/** @returns what is wrong with one of a person's fields, told to that person; undefined for the words that all forms share */
export const ownProblem = (field: string, code: ProblemCode): string | undefined =>
  code === "missing" && Object.hasOwn(missing, field) ? missing[field] : undefined;
