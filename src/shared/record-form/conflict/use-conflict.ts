import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormValues } from "../../../domain/fields/form-values";
import type { FormDraft } from "../draft/use-draft";
import type { Conflict } from "../save/save-outcome";
import { merge } from "./merge";

export type Side = "mine" | "theirs";
type Sides = Readonly<Record<string, Side>>;

/** Newer data that came into a form. */
export interface Merged {
  /** The form as it was typed. */
  mine: FormValues;
  theirs: FormValues;
  /** The fields that both have changed, differently. */
  conflicts: readonly string[];
  /** Whose value stands in them; one's own until somebody chooses. */
  chosen: Sides;
}

/** Two versions of which both have changed the same fields, after a save that came second. */
export interface ConflictChoice extends Omit<Merged, "chosen">, Pick<Conflict<unknown>, "author" | "date"> {
  /** Saves what was chosen, over the newer version; it may be too late again. */
  save: (chosen: Sides) => void;
  /** Takes the newer version whole. @returns how to have back what was typed */
  takeTheirs: () => () => void;
  /** Leaves the form as it was typed. */
  back: () => void;
}

/** A save that came second, and what it came upon. */
interface Settling extends Pick<Conflict<unknown>, "author" | "date"> {
  theirs: FormValues;
  /** As it would be saved. */
  mine: FormValues;
  /** Saves again, in the same way. */
  saveAgain: () => Promise<void>;
}

/** So often a save is tried again by itself: with more of them, somebody is told. */
const MOST_ROUNDS = 3;

/**
 * What a form shows after somebody else saved first: nothing typed is lost, what only one side has changed is taken by itself,
 * and what both have changed is the person's to choose.
 * @param began what the form began with
 * @param draft what it was opened with: it may be older than the record
 */
export function useConflict(
  form: UseFormReturn<FormValues>,
  began: FormValues,
  { kept, conflicts: atFirst }: Pick<FormDraft, "kept" | "conflicts">,
) {
  const [merged, setMerged] = useState<Merged | null>(() =>
    kept && atFirst.length > 0 ? { mine: kept, theirs: began, conflicts: atFirst, chosen: {} } : null,
  );
  const [choice, setChoice] = useState<ConflictChoice | null>(null);
  const rounds = useRef(0);
  /** Known at once, and not with the next rendering: a save may follow on newer data. */
  const base = useRef(began);

  /** Shows a record, with what was typed over it. */
  const show = (record: FormValues, typed: FormValues | null = null) => {
    base.current = record;
    form.reset(record);
    if (typed) form.reset(typed, { keepDefaultValues: true });
  };

  /** Shows a newer record where nothing was typed. */
  const follow = (record: FormValues) => {
    base.current = record;
    // what is typed until the next rendering finds its field there
    form.reset(record, { keepFieldsRef: true });
  };

  const bringIn = (theirs: FormValues, mine: FormValues = { ...form.getValues() }, former = base.current) => {
    const { values, conflicts } = merge(mine, former, theirs);
    show(theirs, values);
    setMerged({ mine, theirs, conflicts, chosen: {} });
  };

  /** Puts what is typed upon a newer record. It is shown as news only if somebody else has changed the same fields. */
  const rebase = (theirs: FormValues) => {
    const { values, conflicts } = merge({ ...form.getValues() }, base.current, theirs);
    if (conflicts.length > 0) bringIn(theirs);
    else show(theirs, values);
  };

  /** Takes up again what was thrown away, over what stands there by now. @param former what it was typed upon */
  const takeUp = (typed: FormValues, former: FormValues) => {
    const { current } = base;
    const since = Object.entries(form.getValues()).filter(([name, value]) => value !== current[name]);
    const mine = { ...typed, ...Object.fromEntries(since) };
    if (current.version === former.version) form.reset(mine, { keepDefaultValues: true });
    else bringIn(current, mine, former);
  };

  const choose = (name: string, side: Side) => {
    const value = merged?.[side][name];
    if (!merged || value === undefined) return;
    form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    setMerged({ ...merged, chosen: { ...merged.chosen, [name]: side } });
  };

  /** @returns false where it can't be settled: others save again and again */
  const settle = async ({ theirs, mine, saveAgain, ...told }: Settling): Promise<boolean> => {
    const { values, conflicts } = merge(mine, base.current, theirs);
    if (conflicts.length === 0) {
      rounds.current += 1;
      if (rounds.current > MOST_ROUNDS) return false;
      show(theirs, values);
      await saveAgain();
      rounds.current = 0;
      return true;
    }
    setChoice({
      ...{ ...told, mine, theirs, conflicts },
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
    ...{ merged, choice, show, follow, bringIn, rebase, takeUp, choose, settle },
    /** What the form began with, or was last brought to. */
    base: () => base.current,
    forget: () => setMerged(null),
  };
}
