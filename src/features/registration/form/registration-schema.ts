import * as v from "valibot";
import { SEXES } from "../../../domain/blood";
import { checkCharacter, checkFiscalCode, normaliseFiscalCode } from "../../../domain/fiscal-code";
import { plainApostrophes } from "../../../domain/text";
import { dayProblem } from "../../../domain/validation/field-schema";
import type { ProblemCode } from "../../../domain/validation/problem";
import { texts } from "./texts";

const { problems } = texts;
const birthdayWords: Partial<Record<ProblemCode, string>> = problems.birthday;
/** A phone's keyboard writes “D’Angelo”, registers hold D'Angelo. */
const text = (missing: string) => v.pipe(v.string(), v.trim(), v.transform(plainApostrophes), v.nonEmpty(missing));

/** Enough digits to be called on, however they are grouped: the shortest numbers in Italy that we know have nine. */
const MIN_PHONE_DIGITS = 9;
const isPhone = (value: string) =>
  /^\+?[\d\s./()-]*$/.test(value) && value.replace(/\D/g, "").length >= MIN_PHONE_DIGITS;
const optionalPhone = v.pipe(
  v.string(),
  v.trim(),
  v.check((value) => value === "" || /^\+?[\d\s./()-]*$/.test(value), problems.phoneWrong),
  v.check((value) => value === "" || isPhone(value), problems.phoneShort),
);

/**
 * What a donor tells of themselves (personal data, address, contacts). One telephone must be there: a mobile, or that
 * of the house for those who have none.
 * @param today ISO day in Italy: nobody is born after it
 * @param locked fields that can't be changed, and so aren't checked
 */
export const registrationSchema = (today: string, locked: readonly string[] = []) =>
  v.pipe(
    v.object(
      unchecked(locked, {
        /** The version read: sent back, so that nobody's changes are lost (decisions §2); null where the server has none. */
        version: v.nullable(v.number()),
        lastName: text(problems.lastName),
        firstName: text(problems.firstName),
        birthday: v.pipe(
          v.string(),
          v.nonEmpty(problems.birthday.missing),
          v.rawCheck(({ dataset, addIssue }) => {
            const problem = dataset.typed && dataset.value ? dayProblem(dataset.value, today) : null;
            if (problem) addIssue({ message: birthdayWords[problem] ?? problems.birthday.day });
          }),
        ),
        birthplace: text(problems.birthplace),
        gender: v.picklist(SEXES, problems.gender),
        fiscalCode: v.pipe(
          text(problems.fiscalCode),
          v.transform(normaliseFiscalCode),
          v.rawCheck(({ dataset, addIssue }) => {
            const message = dataset.typed ? fiscalCodeProblem(dataset.value) : null;
            if (message) addIssue({ message });
          }),
        ),
        street: text(problems.street),
        cap: v.pipe(text(problems.cap), v.regex(/^\d{5}$/, problems.capWrong)),
        city: text(problems.city),
        province: v.pipe(text(problems.province), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, problems.provinceWrong)),
        mobile: optionalPhone,
        phoneHome: optionalPhone,
        byMail: v.boolean(),
      }),
    ),
    v.forward(
      v.partialCheck(
        [["mobile"], ["phoneHome"]],
        ({ mobile, phoneHome }) => mobile !== "" || phoneHome !== "" || locked.includes("mobile"),
        problems.mobile,
      ),
      ["mobile"],
    ),
  );

export type RegistrationValues = v.InferOutput<ReturnType<typeof registrationSchema>>;

const unchecked = <Entries extends v.ObjectEntries>(names: readonly string[], entries: Entries): Entries => ({
  ...entries,
  ...Object.fromEntries(names.map((name) => [name, v.any()])),
});

/** @returns what is wrong with a code and how to mend it (decisions §4: a wrong check character is an error), or null */
function fiscalCodeProblem(code: string): string | null {
  const check = checkFiscalCode(code);
  if (check.valid) return null;
  if (check.problem === "check-character") return problems.fiscalCodeCharacter(checkCharacter(code.slice(0, 15)));
  return check.problem === "date" ? problems.fiscalCodeDate : problems.fiscalCodeForm;
}
