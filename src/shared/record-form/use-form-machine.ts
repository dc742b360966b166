import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormValues } from "../../domain/fields/form-values";
import { useToast } from "../../ui/toast/toast";
import type { FormDraft } from "./draft/use-draft";
import { initialState, isBusy, reduce, type FormEvent, type FormState } from "./form-machine";

interface FormMachine {
  state: FormState;
  /** @returns the state, also before the next render */
  current: () => FormState;
  /** @returns the state after the event */
  dispatch: (event: FormEvent) => FormState;
}

/**
 * Keeps the state of a form, and puts what it shows into the form.
 * @param record the form's initial values
 * @param draft with which the form was opened: it may be older than the record
 */
export function useFormMachine(
  form: UseFormReturn<FormValues>,
  record: FormValues,
  { draftValues: mine, conflicts }: Pick<FormDraft, "draftValues" | "conflicts">,
): FormMachine {
  const [state, setState] = useState(() =>
    initialState(record, mine && conflicts.length > 0 ? { mine, theirs: record, conflicts, chosen: {} } : null),
  );
  const latest = useRef(state);
  const current = () => latest.current;
  const dispatch = (event: FormEvent) => {
    const { shown: before } = current();
    const after = reduce(current(), event, { ...form.getValues() });
    latest.current = after;
    setState(after);
    const { record: shownRecord, input } = after.shown;
    if (after.shown === before) return after;
    const by = event.type === "newer" ? event.by : null;
    // the errors of an unclear save; the field refs, so that input before the next render finds its field
    const kept = { keepErrors: by === "save", keepFieldsRef: by === "live" };
    if (shownRecord !== before.record || !input) form.reset(shownRecord, kept);
    if (input) form.reset(input, { ...kept, keepDefaultValues: true });
    return after;
  };
  return { state, current, dispatch };
}

/**
 * Hands the current record of the server to the form, when it changes and after each save.
 * @param record null if it is unknown
 * @param isChanged whether the form has input
 * @param updatedText the toast when an unchanged form shows it; null for none
 */
export function useLiveRecord(
  { state, current, dispatch }: FormMachine,
  record: FormValues | null,
  isChanged: boolean,
  updatedText: string | null,
): void {
  const toast = useToast();
  const follow = useEffectEvent(() => {
    if (!record) return;
    const { shown } = current();
    const isShown = dispatch({ type: "newer", record, by: "live", isChanged }).shown !== shown;
    if (isShown && updatedText !== null) toast.info(updatedText);
  });
  const busy = isBusy(state.stage);
  useEffect(() => follow(), [record?.version, busy]);
}
