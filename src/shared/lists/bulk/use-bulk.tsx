import { useRef, useState } from "react";
import { useCachedReads } from "../../../api/react/cached-reads";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { currentUserId } from "../../../api/session/state";
import { STOPPED_ERROR } from "../../../domain/texts";
import { runLimited } from "../../../api/client/run-limited";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";
import type { BulkResult, BulkRow } from "./bulk-result";
import { useEndSelection } from "./end-selection";
import { interruptedBulk } from "./interrupted";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { uiTexts } from "../../../ui/texts";
import { bulkTexts } from "./bulk-texts";

type BulkState =
  | { status: "ready" }
  | { status: "running"; finished: number; total: number }
  /** `undone`: after an undo; then the results are the rows that weren't undone, or may not have been. */
  | { status: "done"; results: readonly BulkResult[]; undone: boolean };

/** The outcome for one row, and the requests that undo it, in order. */
export interface BulkStep extends Pick<BulkResult, "done" | "unclear" | "text"> {
  undo: readonly WriteRequest[];
}

/** Fewer than a browser's six connections to a host, so that other requests don't wait. */
const MAX_CONCURRENT = 4;

/**
 * Changes many rows, some at a time, collects the outcome of each, and can undo the changes. Only the user who began may go on:
 * if another user signs in or the session ends, the remaining rows aren't sent ({@link interruptedBulk}).
 * The action ends the selection, since the list may no longer contain the changed rows.
 * @param title of the dialog
 * @param affected paths of the reads that are stale after a change of a row
 */
export function useBulk<Row extends BulkRow>(title: string, affected: (row: Row) => readonly string[]) {
  const connection = useConnection();
  const { session } = connection;
  const cached = useCachedReads();
  const { write } = useMutation({ request: (undo: WriteRequest) => undo });
  const [state, setState] = useState<BulkState>({ status: "ready" });
  const undos = useRef<{ row: Row; steps: readonly WriteRequest[] }[]>([]);
  const endSelection = useEndSelection();
  const signedInId = () => currentUserId(session.state());
  const finish = (authorId: string | null, results: readonly BulkResult[], undone: boolean) => {
    setState({ status: "done", results, undone });
    endSelection();
    // the author may have signed in again meanwhile
    const stopped = signedInId() !== authorId || results.some(({ text }) => text === STOPPED_ERROR);
    if (authorId === null || !stopped) return;
    const store = interruptedBulk(connection);
    const dismiss = () => store.setState(null);
    store.setState({ authorId, notice: <InterruptedNotice title={title} results={results} onDismiss={dismiss} /> });
  };
  const invalidate = (rows: readonly Row[]) => cached.invalidate([...new Set(rows.flatMap(affected))]).user;

  return {
    state,
    /**
     * @param changeRow may throw an ApiError, which becomes the row's outcome
     * @returns the results, and whether all that is done can be undone
     */
    async run(rows: readonly Row[], changeRow: (row: Row) => Promise<BulkStep>) {
      const authorId = signedInId();
      const results = new Map<string, BulkResult>();
      undos.current = [];
      setState({ status: "running", finished: 0, total: rows.length });
      await runLimited(rows, MAX_CONCURRENT, async (row) => {
        const { undo, ...result } = signedInId() === authorId ? await changeRow(row).catch(failed) : STOPPED;
        results.set(row.id, { id: row.id, name: row.name, ...result });
        if (undo.length > 0) undos.current.push({ row, steps: undo });
        setState({ status: "running", finished: results.size, total: rows.length });
      });
      await invalidate(rows);
      // failed rows first
      const all = rows.flatMap(({ id }) => results.get(id) ?? []);
      const done = all.filter((result) => result.done);
      const sorted = [...all.filter((result) => !result.done), ...done];
      finish(authorId, sorted, false);
      return { results: sorted, canUndoAll: undos.current.length === done.length };
    },
    /** Undoes all changes that can be undone. @returns the rows that weren't undone, or may not have been */
    async undo(results: readonly BulkResult[]) {
      const authorId = signedInId();
      const undoable = new Set(undos.current.map(({ row }) => row.id));
      const failures = new Map<string, ApiError>();
      setState({ status: "running", finished: 0, total: undos.current.length });
      await runLimited(undos.current, MAX_CONCURRENT, async ({ row, steps }) => {
        for (const step of steps) {
          const outcome = await write(step);
          if (!outcome.ok) failures.set(row.id, outcome.error);
        }
      });
      await invalidate(undos.current.map(({ row }) => row));
      undos.current = [];
      const left = results.flatMap((result) => {
        const error = failures.get(result.id);
        if (error) return [{ ...result, ...failed(error) }];
        return result.unclear || (result.done && !undoable.has(result.id)) ? [result] : [];
      });
      finish(authorId, left, true);
      return left;
    },
    get canUndo() {
      return undos.current.length > 0;
    },
  };
}

interface InterruptedNoticeProps {
  /** The dialog's title. */
  title: string;
  results: readonly BulkResult[];
  onDismiss: () => void;
}

/** Tells the author of an interrupted bulk action, who has signed in again, how many rows are done and which are left. */
function InterruptedNotice({ title, results, onDismiss }: InterruptedNoticeProps) {
  const done = results.filter((result) => result.done).length;
  const namesOf = (rows: typeof results) => rows.map(({ name }) => name || uiTexts.noName).join(", ");
  const unclear = results.filter((result) => result.unclear);
  const left = results.filter((result) => !result.done && !result.unclear);
  return (
    <Banner
      tone="warn"
      live
      title={bulkTexts.interrupted(title, done, results.length)}
      actions={<Button onClick={onDismiss}>{uiTexts.close}</Button>}
    >
      {left.length > 0 && <p>{bulkTexts.left(namesOf(left))}</p>}
      {unclear.length > 0 && <p>{bulkTexts.toCheck(namesOf(unclear))}</p>}
    </Banner>
  );
}

export type Bulk<Row extends BulkRow> = ReturnType<typeof useBulk<Row>>;

const STOPPED: BulkStep = { done: false, text: STOPPED_ERROR, undo: [] };

function failed(error: unknown): BulkStep {
  if (!(error instanceof ApiError)) throw error;
  return { done: false, unclear: error.kind === "unclear", text: error.message, undo: [] };
}
