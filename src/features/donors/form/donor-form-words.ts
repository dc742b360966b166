import type { ProblemCode } from "../../../domain/validation/problem";
import type { OwnWords } from "../../../shared/record-form";
import type { DonorFormField } from "./donor-form-fields";
import { texts } from "./texts";

const MISSING: Readonly<Partial<Record<DonorFormField, string>>> = texts.missing;

/** The voice of the donor's form. The write itself says that it was saved, with a way to undo it. */
export const donorFormWords: OwnWords<DonorFormField> = {
  problem: (field, code: ProblemCode) => (code === "missing" ? MISSING[field] : undefined),
  saved: null,
  restoredHint: texts.restoredHint,
};
