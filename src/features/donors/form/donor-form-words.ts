import { checkCharacter, normaliseFiscalCode } from "../../../domain/fiscal-code";
import type { ProblemCode } from "../../../domain/validation/problem";
import type { OwnWords } from "../../../shared/record-form";
import type { DonorFormField } from "./donor-form-fields";
import { texts } from "./texts";

const { problems } = texts;

/** What is wrong, where it needs other words than in all forms. */
const PROBLEMS: Partial<Record<DonorFormField, Partial<Record<ProblemCode, string>>>> = {
  lastName: problems.lastName,
  firstName: problems.firstName,
  area: problems.area,
  bloodGroup: problems.bloodGroup,
  fiscalCode: problems.fiscalCode,
  cap: problems.cap,
  province: problems.province,
  email: problems.email,
  officeEmail: problems.email,
  mobile: problems.phone,
  phoneHome: problems.phone,
  officePhone: problems.phone,
};

/** The voice of the donor's form. The write itself says that it was saved, with a way to undo it. */
export const donorFormWords: OwnWords<DonorFormField> = {
  problem: (field, code, value) =>
    code === "check-character"
      ? texts.fiscalCodeCharacter(checkCharacter(normaliseFiscalCode(value).slice(0, 15)))
      : PROBLEMS[field]?.[code],
  saved: null,
  restoredHint: texts.restoredHint,
};
