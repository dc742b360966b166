import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormState, UseFormReturn } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import { useToast } from "../../../ui/toast/toast";
import type { FormTexts } from "../form-texts";
import type { FormDraft } from "../draft/use-draft";
import type { Conflict } from "../save/save-outcome";
import { merge } from "./merge";

export type Side = "mine" | "theirs";
type Sides = Readonly<Record<string, Side>>;

/** The result of merging newer data into the form. */
export interface Merged {
  mine: FormValues;
  theirs: FormValues;
  /** The fields that both have changed differently. */
  conflicts: readonly string[];
  /** The chosen versions; "mine" by default. */
  chosen: Sides;
}

/** The versions to choose from after another user saved first. */
export interface ConflictChoice extends Omit<Merged, "chosen">, Pick<Conflict<unknown>, "author" | "date"> {
  /** Saves the chosen versions. Another conflict is possible. */
  save: (chosen: Sides) => void;
  /** Discards the input. @returns a function that restores it */
  takeTheirs: () => () => void;
  /** Keeps the form as it is. */
  back: () => void;
}

/** A save that failed because another user saved first. */
interface LostSave extends Pick<Conflict<unknown>, "author" | "date"> {
  theirs: FormValues;
  /** The values to save. */
  mine: FormValues;
  saveAgain: () => Promise<void>;
}

/** The limit of automatic retries. */
const MAX_ROUNDS = 3;

/**
 * Handles saves of other users: keeps the input, merges fields that only one side has changed, and lets the user choose
 * between conflicting ones.
 * @param initialValues of the form, from the record
 * @param draft with which the form was opened: it may be older than the record
 */
export function useConflict(
  form: UseFormReturn<FormValues>,
  initialValues: FormValues,
  { draftValues, conflicts: atFirst }: Pick<FormDraft, "draftValues" | "conflicts">,
) {
  const [merged, setMerged] = useState<Merged | null>(() =>
    draftValues && atFirst.length > 0
      ? { mine: draftValues, theirs: initialValues, conflicts: atFirst, chosen: {} }
      : null,
  );
  const [choice, setChoice] = useState<ConflictChoice | null>(null);
  const rounds = useRef(0);
  /** A ref, because a save may follow before the next render. */
  const base = useRef(initialValues);

  /** Shows a record with the user's input. */
  const show = (record: FormValues, typed: FormValues | null = null) => {
    base.current = record;
    form.reset(record);
    if (typed) form.reset(typed, { keepDefaultValues: true });
  };

  /** Shows a newer record in an unchanged form. */
  const follow = (record: FormValues) => {
    base.current = record;
    // keep the field refs, so that input before the next render finds its field
    form.reset(record, { keepFieldsRef: true });
  };

  const mergeNewer = (theirs: FormValues, mine: FormValues = { ...form.getValues() }, former = base.current) => {
    const { values, conflicts } = merge(mine, former, theirs);
    show(theirs, values);
    setMerged({ mine, theirs, conflicts, chosen: {} });
  };

  /** Applies the input to a newer record. Shows a notice only if another user has changed the same fields. */
  const rebase = (theirs: FormValues) => {
    const { values, conflicts } = merge({ ...form.getValues() }, base.current, theirs);
    if (conflicts.length > 0) mergeNewer(theirs);
    else show(theirs, values);
  };

  /** Restores discarded input. @param former the record for which it was typed */
  const restoreInput = (typed: FormValues, former: FormValues) => {
    const { current } = base;
    const since = Object.entries(form.getValues()).filter(([name, value]) => value !== current[name]);
    const mine = { ...typed, ...Object.fromEntries(since) };
    if (current.version === former.version) form.reset(mine, { keepDefaultValues: true });
    else mergeNewer(current, mine, former);
  };

  const choose = (name: string, side: Side) => {
    const value = merged?.[side][name];
    if (!merged || value === undefined) return;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setMerged({ ...merged, chosen: { ...merged.chosen, [name]: side } });
  };

  /** @returns false after too many retries */
  const resolve = async ({ theirs, mine, saveAgain, ...changedBy }: LostSave): Promise<boolean> => {
    const { values, conflicts } = merge(mine, base.current, theirs);
    if (conflicts.length === 0) {
      rounds.current += 1;
      if (rounds.current > MAX_ROUNDS) return false;
      show(theirs, values);
      await saveAgain();
      rounds.current = 0;
      return true;
    }
    setChoice({
      ...changedBy,
      mine,
      theirs,
      conflicts,
      save(chosen) {
        setChoice(null);
        const taken = conflicts.filter((name) => chosen[name] === "theirs");
        show(theirs, { ...values, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? ""])) });
        void saveAgain();
      },
      takeTheirs() {
        setChoice(null);
        show(theirs);
        return () => form.reset(mine, { keepDefaultValues: true });
      },
      back: () => setChoice(null),
    });
    return true;
  };

  return {
    merged,
    choice,
    show,
    follow,
    mergeNewer,
    rebase,
    restoreInput,
    choose,
    resolve,
    /** The record that the form shows, without input. */
    base: () => base.current,
    clearMerged: () => setMerged(null),
  };
}

interface NewerOptions {
  /** The current record; null if unknown. */
  now: FormValues | null;
  formState: FormState<FormValues>;
  /** Shows a newer record in a form in which nothing was typed. */
  showUpdated: (newer: FormValues) => void;
  updatedText: FormTexts["updated"];
}

/**
 * Compares the versions of record and form. A server without versions reports conflicts only at a save. A version of the
 * user's own save isn't newer.
 * @returns the newer record or null, and `markSaved` for the user's own saves
 */
export function useNewerRecord({ now, formState, showUpdated, updatedText }: NewerOptions) {
  const { isDirty, isSubmitting, defaultValues } = formState;
  const toast = useToast();
  const [saved, setSaved] = useState(0);
  const known = Math.max(Number(defaultValues?.version ?? NaN), saved);
  const newer = !isSubmitting && Number(now?.version ?? NaN) > known ? now : null;
  const followNow = useEffectEvent(() => {
    if (!newer || isDirty) return;
    showUpdated(newer);
    if (updatedText !== null) toast.info(updatedText);
  });
  useEffect(() => followNow(), [newer?.version]);
  return { newer, markSaved: (values: FormValues) => setSaved(Number(values.version ?? 0)) };
}
