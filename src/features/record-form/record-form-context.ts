import { createContext, useContext } from "react";
import { useFormContext } from "react-hook-form";
import type { FieldCatalogue, FieldDefinition } from "../../domain/fields/field";
import type { FormValues } from "../../domain/fields/form-values";

/** What the fields of a form know of it. */
export const RecordFormContext = createContext<{ fields: FieldCatalogue; locked: readonly string[] } | null>(null);

/**
 * @returns a field's definition, whether it is locked, and what is wrong with it
 * @throws Error outside a RecordForm and for a field that the form doesn't have, which are programming errors
 */
export function useRecordField(name: string): { field: FieldDefinition; disabled: boolean; error: string | undefined } {
  const form = useContext(RecordFormContext);
  const { formState } = useFormContext<FormValues>();
  const field = form?.fields[name];
  if (!field) throw new Error(`No form here has the field ${name}`);
  return { field, disabled: form.locked.includes(name), error: formState.errors[name]?.message };
}
