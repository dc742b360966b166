import { useEffect, useMemo, useState } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { SessionMemory } from "../../api/session/session-memory";
import { entryKey } from "../../ui/browser/entry-key";
import type { ListRow } from "./list-column";
import type { ListQuestion } from "./question";
import { changeChosen, NONE, type ChosenRows, type Selection } from "./selection";

interface Held<Row> {
  question: ListQuestion;
  chosen: ChosenRows;
  /** Rows that were selected once, by their ids. */
  known: ReadonlyMap<string, Row>;
}

const isSame = (one: ListQuestion, other: ListQuestion) => JSON.stringify(one) === JSON.stringify(other);
const nothing = <Row>(question: ListQuestion): Held<Row> => ({ question, chosen: NONE, known: new Map() });

/** The last selection of each list, by its name and the history entry that it stood in. */
const kept = new SessionMemory<ReadonlyMap<string, Held<never>>>();

/**
 * A selection that outlives pages, sizes and orders, and ends with the question: other rows may answer the next one. Who
 * opens a record and comes back to the same history entry finds it again.
 * @param name of the list, among those of its page
 */
export function useSelection<Row extends ListRow>(name: string, question: ListQuestion): Selection<Row> {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  const entry = entryKey();
  const [held, setHeld] = useState((): Held<Row> => {
    const former = entry === null ? undefined : kept.read(connection, userId)?.get(`${name} ${entry}`);
    return former && isSame(former.question, question) ? { ...former, question } : nothing(question);
  });
  useEffect(() => {
    if (userId === null || entry === null) return;
    const others = [...(kept.read(connection, userId) ?? [])].filter(([key]) => !key.startsWith(`${name} `));
    kept.write(connection, userId, new Map([...others, [`${name} ${entry}`, held as Held<never>]]));
  }, [connection, userId, name, entry, held]);
  return useMemo(() => {
    const { chosen, known } = held.question === question ? held : nothing<Row>(question);
    const hold = (next: ChosenRows, all = known) => setHeld({ question, chosen: next, known: all });
    return {
      chosen,
      rows: chosen.kind === "some" ? [...chosen.ids].flatMap((id) => known.get(id) ?? []) : null,
      empty: chosen.kind === "some" && chosen.ids.size === 0,
      has: (id) => id !== "" && (chosen.kind === "some" ? chosen.ids.has(id) : !chosen.but.has(id)),
      set(rows, selected) {
        // nothing can be done with a row without an id
        const added = new Map(rows.flatMap((row) => (row._id ? [[row._id, row] as const] : [])));
        hold(changeChosen(chosen, [...added.keys()], selected), new Map([...known, ...added]));
      },
      selectAll: () => hold({ kind: "all", but: new Set() }),
      clear: () => hold(NONE),
    };
  }, [held, question]);
}
