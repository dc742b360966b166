import { checkCharacter, normaliseFiscalCode } from "../../../domain/fiscal-code";
import type { ProblemCode } from "../../../domain/validation/problem";
import type { OwnWords } from "../../record-form";
import type { RegistrationField } from "./registration-fields";
import { texts } from "./texts";

const { problems } = texts;
const phone = { form: problems.phoneWrong, "too-short": problems.phoneShort };

/** What is wrong, said to the donor with "tu". */
const PROBLEMS: Partial<Record<RegistrationField, Partial<Record<ProblemCode, string>>>> = {
  lastName: { missing: problems.lastName },
  firstName: { missing: problems.firstName },
  birthday: problems.birthday,
  birthplace: { missing: problems.birthplace },
  gender: { missing: problems.gender },
  fiscalCode: { missing: problems.fiscalCode, form: problems.fiscalCodeForm, date: problems.fiscalCodeDate },
  street: { missing: problems.street },
  cap: { missing: problems.cap, form: problems.capWrong },
  city: { missing: problems.city },
  province: { missing: problems.province, form: problems.provinceWrong },
  mobile: { ...phone, missing: problems.mobile },
  phoneHome: phone,
};

/** The voice of the registration form. */
export const registrationWords: OwnWords<RegistrationField> = {
  wrong: texts.wrongTitle,
  check: texts.check,
  problem: (field, code, value) =>
    code === "check-character"
      ? problems.fiscalCodeCharacter(checkCharacter(normaliseFiscalCode(value).slice(0, 15)))
      : PROBLEMS[field]?.[code],
  saved: texts.saved,
  restoredHint: texts.restoredHint,
  conflictHint: texts.conflictHint,
  mergedAll: texts.mergedAll,
};
