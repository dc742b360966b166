import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import type { Difference } from "../api/read-imports";
import type { ImportCounts, ImportEngine, ImportRow } from "../engine/types";
import { lookUp } from "../run/known-donor";
import { rowsOf } from "../run/rows-of";

/** A row about somebody whom the server knows, and what it says otherwise. */
interface KnownRow {
  row: ImportRow;
  differences: Difference[];
}

/** How far the rows of a file were looked up. */
interface LookedUp {
  known: KnownRow[];
  rows: number;
  error: ApiError | null;
}

/**
 * Looks for rows to decide about on a server that tries none: donors whom it knows, of whom the file says otherwise. One row
 * after another, as such a server is a small one.
 * @param wanted how many of them are shown; 0 to wait
 */
export function useKnownRows(engine: ImportEngine, counts: ImportCounts, wanted: number) {
  const { session } = useConnection();
  const [rows] = useState(() => rowsOf(engine, counts));
  const [state, setState] = useState<LookedUp>({ known: [], rows: 0, error: null });
  const isOver = state.rows >= counts.ready;
  const goesOn = !isOver && state.error === null && state.known.length < wanted;
  // whoever closes and comes back finds the answer that was on its way, and no second question beside it
  const looking = useRef(false);
  useEffect(() => {
    if (!goesOn || looking.current) return;
    const settle = (change: (now: LookedUp) => LookedUp) => {
      looking.current = false;
      setState(change);
    };
    const lookAtNext = async () => {
      const row = await rows.next();
      if (!row) return settle((now) => ({ ...now, rows: counts.ready }));
      try {
        const differences = await lookUp(session, row);
        const found = differences && differences.length > 0 ? [{ row, differences }] : [];
        settle((now) => ({ known: [...now.known, ...found], rows: now.rows + 1, error: null }));
      } catch (error) {
        rows.putBack(row);
        if (!(error instanceof ApiError)) throw error;
        settle((now) => ({ ...now, error }));
      }
    };
    looking.current = true;
    void lookAtNext();
  }, [session, rows, goesOn, state.rows, counts.ready]);
  return { ...state, isOver, goesOn, again: () => setState((now) => ({ ...now, error: null })) };
}
