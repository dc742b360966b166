import { createContext, useContext, useEffect, useEffectEvent } from "react";
import { useFormContext } from "react-hook-form";
import type { FieldCatalogue, FieldDefinition } from "../../domain/fields/field";
import type { FormValues } from "../../domain/fields/form-values";

/** What the fields of a form know of it. */
export const RecordFormContext = createContext<{
  fields: FieldCatalogue;
  locked: readonly string[];
  openers: Openers;
  finishers: Finishers;
} | null>(null);

/** By a field's name: brings what was typed into the one way of writing it; null where there is nothing to change. */
export type Finishers = Map<string, (typed: string) => Promise<string | null>>;

/**
 * Tells the form how a field's text is brought into order: as it is left, and before it is saved, if that comes first.
 * @param finish the same at each render; null for a field whose text stays as it is
 */
export function useFinisher(name: string, finish: ((typed: string) => Promise<string | null>) | null): void {
  const finishers = useContext(RecordFormContext)?.finishers;
  useEffect(() => {
    if (!finish) return;
    finishers?.set(name, finish);
    return () => void finishers?.delete(name);
  }, [finishers, name, finish]);
}

/** By a field's name: opens the section that it stands in; a promise where that takes a moment. */
export type Openers = Map<string, () => Promise<unknown> | void>;

/** Tells the form how the section of some fields is opened. */
export function useOpener(names: readonly string[], open: () => Promise<unknown> | void): void {
  const openers = useContext(RecordFormContext)?.openers;
  const all = names.join();
  const opens = useEffectEvent(open);
  useEffect(() => {
    const own = all === "" ? [] : all.split(",");
    for (const name of own) openers?.set(name, () => opens());
    return () => own.forEach((name) => openers?.delete(name));
  }, [openers, all]);
}

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
