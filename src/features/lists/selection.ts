import { useState } from "react";
import type { ListQuestion } from "./question";

/** The rows that somebody chose, by their ids, on whichever page they are. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects or deselects rows. */
  set: (ids: readonly string[], selected: boolean) => void;
  clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** A selection that outlives pages, sizes and orders, and ends with the question: other rows may answer the next one. */
export function useSelection(question: ListQuestion): Selection {
  const [held, setHeld] = useState({ question, ids: NONE });
  const ids = held.question === question ? held.ids : NONE;
  return {
    ids,
    set(changed, selected) {
      const next = new Set(ids);
      for (const id of changed)
        if (selected) next.add(id);
        else next.delete(id);
      setHeld({ question, ids: next });
    },
    clear: () => setHeld({ question, ids: NONE }),
  };
}
