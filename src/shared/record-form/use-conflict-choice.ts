import { useRef, useState } from "react";
import { isRecord } from "../../domain/values";
import type { FormValues } from "../../domain/fields/form-values";
import { merge } from "./merge";
import type { SaveConflict } from "./record-form-options";
import type { Side } from "./use-conflict";

/** Two versions of which both have changed the same fields. */
export interface Clash {
  /** The fields, in no order. */
  names: readonly string[];
  mine: FormValues;
  theirs: FormValues;
  /** Who saved first, and when (an ISO instant), where the server says it. */
  author: string | null;
  date: string | null;
  /** Saves what was chosen, over the newer version; it may be too late again. */
  save: (chosen: Readonly<Record<string, Side>>) => void;
  /** Takes the newer version whole. @returns how to have back what was typed */
  takeTheirs: () => () => void;
  /** Leaves the form as it was typed. */
  back: () => void;
}

/** So often a save is tried again by itself: with more of them, somebody is told. */
const MOST_ROUNDS = 3;

/**
 * Settles a save that came second: what only one side has changed is taken by itself, and saved again; for the rest there
 * is something to choose.
 * @param theirsOf the record as it is now, from the server's refusal or read again; null where nobody knows
 */
export function useConflictChoice(theirsOf: (error: SaveConflict["error"]) => Promise<FormValues | null>) {
  const [clash, setClash] = useState<Clash | null>(null);
  const rounds = useRef(0);

  const settle = async ({ form, error, base, mine, saveAgain, left }: SaveConflict): Promise<boolean> => {
    const theirs = await theirsOf(error);
    if (!theirs || left()) return false;
    const merged = merge(mine, base, theirs);
    const bringIn = (values: FormValues) => {
      form.reset(theirs);
      form.reset(values, { keepDefaultValues: true });
    };
    if (merged.conflicts.length === 0) {
      rounds.current += 1;
      if (rounds.current > MOST_ROUNDS) return false;
      bringIn(merged.values);
      await saveAgain();
      rounds.current = 0;
      return true;
    }
    const changed = isRecord(error.body) && isRecord(error.body.changed) ? error.body.changed : {};
    const { author, date } = changed;
    setClash({
      names: merged.conflicts,
      mine,
      theirs,
      author: isRecord(author) && typeof author.name === "string" && author.name ? author.name : null,
      date: typeof date === "string" && !Number.isNaN(Date.parse(date)) ? date : null,
      save(chosen) {
        setClash(null);
        const taken = merged.conflicts.filter((name) => chosen[name] === "theirs");
        bringIn({ ...merged.values, ...Object.fromEntries(taken.map((name) => [name, theirs[name] ?? ""])) });
        void saveAgain();
      },
      takeTheirs() {
        setClash(null);
        form.reset(theirs);
        return () => form.reset(mine, { keepDefaultValues: true });
      },
      back: () => setClash(null),
    });
    return true;
  };

  return { clash, settle };
}
