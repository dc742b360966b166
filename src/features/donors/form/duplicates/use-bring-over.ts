import { flushSync } from "react-dom";
import { useFormContext } from "react-hook-form";
import { hrefFor } from "../../../../domain/routes";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { navigate } from "../../../../shared/navigation";
import { useHandDraft } from "../../../../shared/record-form";
import { valuesOf, type DonorFormValues } from "../donor-form-fields";

/**
 * @returns brings what somebody has typed to the record that it belongs to: its form opens with it, unsaved, and this one is
 * as it was before
 */
export function useBringOver(): (person: DonorFormValues, other: DonorRecord) => void {
  const { formState, reset } = useFormContext<DonorFormValues>();
  const { defaultValues } = formState;
  const handDraft = useHandDraft();
  return (person, other) => {
    const record = valuesOf(other);
    const typed = Object.entries(person).filter(
      ([name, value]) =>
        value !== defaultValues?.[name as keyof DonorFormValues] &&
        value !== "" &&
        !(name === "cardNumber" && record.cardNumber),
    );
    handDraft(`donor ${other._id}`, Object.fromEntries(typed), record);
    // nothing is left here that would be lost by leaving
    flushSync(() => reset());
    navigate(hrefFor("donorEdit", { id: other._id }));
  };
}
