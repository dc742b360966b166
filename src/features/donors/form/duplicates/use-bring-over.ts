import { flushSync } from "react-dom";
import { useFormContext } from "react-hook-form";
import { hrefFor } from "../../../../domain/routes";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { navigate } from "../../../../shared/navigation";
import { useHandDraft } from "../../../../shared/record-form";
import { NOTES, valuesOf, type DonorFormField, type DonorFormValues } from "../donor-form-fields";

/** What the window shows side by side. All else of the record stays as it is, where it has something. */
const COMPARED: ReadonlySet<DonorFormField> = new Set([
  ...(["firstName", "lastName", "birthday", "birthplace", "fiscalCode"] as const),
  ...(["email", "mobile", "phoneHome", "street", "cap", "city", "province"] as const),
]);

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
    const names = Object.keys(record) as DonorFormField[];
    const typed = names.flatMap((name): [DonorFormField, string | boolean][] => {
      const value = person[name];
      if (value === defaultValues?.[name] || value === "") return [];
      const known = record[name];
      if (NOTES.includes(name) && known) return [[name, `${known}\n${value}`]];
      return COMPARED.has(name) || !known ? [[name, value]] : [];
    });
    handDraft(`donor ${other._id}`, Object.fromEntries(typed), record);
    // nothing is left here that would be lost by leaving
    flushSync(() => reset());
    navigate(hrefFor("donorEdit", { id: other._id }));
  };
}
