import { useRef, useState } from "react";
import { useCachedReads } from "../../../api/react/cached-reads";
import { ApiError } from "../../../api/errors";
import { runLimited } from "../../../api/client/run-limited";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";

/** A row of which something is changed. */
export interface BulkRow {
  id: string;
  /** As the list writes it; empty where it isn't known. */
  name: string;
}

/** What has become of one row. */
export interface BulkResult extends BulkRow {
  done: boolean;
  /** Nobody knows whether it was done. */
  unclear?: boolean;
  /** Why not; or what was done, where it isn't the same for all. */
  words: string | null;
}

type BulkState =
  | { status: "ready" }
  | { status: "running"; finished: number; of: number }
  /** `undone`: what was done has been taken back; the results are the rows for which it wasn't, or nobody knows. */
  | { status: "done"; results: readonly BulkResult[]; undone: boolean };

/** What was done with one row, and the writes that take it back, in this order. */
export interface BulkStep extends Pick<BulkResult, "done" | "unclear" | "words"> {
  undo: readonly WriteRequest[];
}

/** As many calls as a browser makes at once to one server, and leaves some for others. */
const AT_ONCE = 4;

/**
 * Does something with each of many rows, some at a time, tells what has become of each, and takes all of it back.
 * @param affected the paths that aren't right any more once a row is another
 */
export function useBulk<Row extends BulkRow>(affected: (row: Row) => readonly string[]) {
  const cached = useCachedReads();
  const { write } = useMutation({ request: (undo: WriteRequest) => undo });
  const [state, setState] = useState<BulkState>({ status: "ready" });
  const undos = useRef<{ row: Row; steps: readonly WriteRequest[] }[]>([]);
  const invalidate = (rows: readonly Row[]) => cached.invalidate([...new Set(rows.flatMap(affected))]);

  return {
    state,
    /** @param one may throw what a call throws: that is the row's result */
    async run(rows: readonly Row[], one: (row: Row) => Promise<BulkStep>) {
      const results = new Map<string, BulkResult>();
      undos.current = [];
      setState({ status: "running", finished: 0, of: rows.length });
      await runLimited(rows, AT_ONCE, async (row) => {
        const { undo, ...result } = await one(row).catch(failed);
        results.set(row.id, { id: row.id, name: row.name, ...result });
        if (undo.length > 0) undos.current.push({ row, steps: undo });
        setState({ status: "running", finished: results.size, of: rows.length });
      });
      await invalidate(rows);
      // in the order in which they were chosen, those that failed first
      const all = rows.flatMap(({ id }) => results.get(id) ?? []);
      setState({
        status: "done",
        undone: false,
        results: [...all.filter(({ done }) => !done), ...all.filter(({ done }) => done)],
      });
    },
    /** Takes back all that was done, except in rows without an undo. */
    async undo(results: readonly BulkResult[]) {
      const undoable = new Set(undos.current.map(({ row }) => row.id));
      const failures = new Map<string, ApiError>();
      setState({ status: "running", finished: 0, of: undos.current.length });
      await runLimited(undos.current, AT_ONCE, async ({ row, steps }) => {
        for (const step of steps) {
          const outcome = await write(step);
          if (!outcome.ok) failures.set(row.id, outcome.error);
        }
      });
      await invalidate(undos.current.map(({ row }) => row));
      undos.current = [];
      setState({
        status: "done",
        undone: true,
        results: results.flatMap((result) => {
          const error = failures.get(result.id);
          if (error) return [{ ...result, ...failed(error) }];
          return result.unclear || (result.done && !undoable.has(result.id)) ? [result] : [];
        }),
      });
    },
    get canUndo() {
      return undos.current.length > 0;
    },
  };
}

export type Bulk<Row extends BulkRow> = ReturnType<typeof useBulk<Row>>;

function failed(error: unknown): BulkStep {
  if (!(error instanceof ApiError)) throw error;
  return { done: false, unclear: error.kind === "unclear", words: error.message, undo: [] };
}
