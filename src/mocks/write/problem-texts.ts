import { AWARD_FIELDS } from "../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../domain/fields/donation-fields";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import type { FieldCatalogue } from "../../domain/fields/field";
import type { Problem, ProblemCode } from "../../domain/validation/problem";
import { HttpError } from "../guard";
import texts from "./problem-texts.json" with { type: "json" };

/** The server's texts; screens have their own, by the code of the problem. */
const TEXTS: Record<ProblemCode, string> = texts;
const FIELDS: FieldCatalogue = { ...AWARD_FIELDS, ...DONATION_FIELDS, ...DONOR_FIELDS };

/** @returns a 422 with the text and the code of each problem */
export const unprocessable = (problems: readonly Problem[]): HttpError =>
  new HttpError(422, {
    error: problems.map(({ field, code }) => ({ msg: problemText({ field, code }), param: field, code })),
  });

/** @returns the texts of problems: "Zona: il valore non è tra quelli previsti; CAP: ..." */
export const problemTexts = (problems: readonly Problem[]): string => problems.map(problemText).join("; ");

function problemText({ field, code }: Problem): string {
  return `${FIELDS[field]?.label ?? field}: ${TEXTS[code]}`;
}
