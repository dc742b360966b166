import { checkCharacter, normaliseFiscalCode } from "../../../../domain/fiscal-code";
import type { ProblemCode } from "../../../../domain/validation/problem";
import type { OwnWords } from "../../../../shared/record-form";
import type { ApplicationField } from "./registration-fields";
import { texts } from "./texts";

const { problems } = texts;
const phone = { form: problems.phoneWrong, "too-short": problems.phoneShort };

/** What is wrong, said to the donor with "tu". */
const PROBLEMS: Partial<Record<ApplicationField, Partial<Record<ProblemCode, string>>>> = {
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
  inscriptionNote: { missing: problems.which },
  consentPrivacy: { missing: problems.consent },
  consentHealth: { missing: problems.consent },
};

/** The voice of the registration form. */
export const registrationWords: OwnWords<string> = {
  wrong: texts.wrongTitle,
  check: (field) => texts.check(field as ApplicationField),
  problem: (field, code, value) =>
    code === "check-character"
      ? problems.fiscalCodeCharacter(checkCharacter(normaliseFiscalCode(value).slice(0, 15)))
      : PROBLEMS[field as ApplicationField]?.[code],
  saved: texts.saved,
  restoredHint: texts.restoredHint,
  conflictHint: texts.conflictHint,
  mergedAll: texts.mergedAll,
};
