import { createContext, useContext, useEffect, useEffectEvent } from "react";
import { useFormContext } from "react-hook-form";
import type { FieldCatalogue, FieldDefinition } from "../../domain/fields/field";
import type { FormValues } from "../../domain/fields/form-values";

export const RecordFormContext = createContext<{
  fields: FieldCatalogue;
  locked: readonly string[];
  openers: Openers;
  normalisers: Normalisers;
} | null>(null);

/** By field name: a function that normalises the text. It returns null if the text is unchanged. */
export type Normalisers = Map<string, (typed: string) => Promise<string | null>>;

/**
 * Registers a function that normalises a field's text before a save.
 * @param normalise stable between renders; null for none
 */
export function useNormaliser(name: string, normalise: ((typed: string) => Promise<string | null>) | null): void {
  const normalisers = useContext(RecordFormContext)?.normalisers;
  useEffect(() => {
    if (!normalise) return;
    normalisers?.set(name, normalise);
    return () => void normalisers?.delete(name);
  }, [normalisers, name, normalise]);
}

/** By field name: opens the field's section; a promise if that is asynchronous. */
export type Openers = Map<string, () => Promise<unknown> | void>;

/** Registers a function that opens the section of some fields. */
export function useOpener(names: readonly string[], open: () => Promise<unknown> | void): void {
  const openers = useContext(RecordFormContext)?.openers;
  const all = names.join();
  const opens = useEffectEvent(open);
  useEffect(() => {
    const fieldNames = all === "" ? [] : all.split(",");
    for (const name of fieldNames) openers?.set(name, () => opens());
    return () => fieldNames.forEach((name) => openers?.delete(name));
  }, [openers, all]);
}

/**
 * @returns a field's definition, whether it is locked, and its error message
 * @throws Error outside a RecordForm, and for a field that the form doesn't have
 */
export function useRecordField(name: string): { field: FieldDefinition; disabled: boolean; error: string | undefined } {
  const form = useContext(RecordFormContext);
  const { formState } = useFormContext<FormValues>();
  const field = form?.fields[name];
  if (!field) throw new Error(`No form here has the field ${name}`);
  return { field, disabled: form.locked.includes(name), error: formState.errors[name]?.message };
}
