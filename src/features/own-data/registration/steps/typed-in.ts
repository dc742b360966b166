import type { FormValues } from "../../../../domain/fields/form-values";
import type { RecordFormState } from "../../../../shared/record-form";
import { STEP_FIELDS } from "./steps";

/** @returns what differs from the record: a consent isn't given before the form is sent */
export function typedIn({ getValues, formState }: RecordFormState["form"]): FormValues {
  const { defaultValues = {} } = formState;
  const typed = Object.entries(getValues()).filter(
    ([name, value]) =>
      name !== "step" &&
      name !== "seen" &&
      !STEP_FIELDS.consents.some((field) => field === name) &&
      value !== defaultValues[name],
  );
  return Object.fromEntries(typed);
}
