import { useEffect, useRef, useState } from "react";
import { useCachedReads } from "../../../api/react/cached-reads";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { currentUserId } from "../../../api/session/state";
import { STOPPED_ERROR } from "../../../domain/texts";
import { nextTask, SLICE } from "../../../domain/async/next-task";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";
import type { BulkOutcome, BulkRow, BulkStep, UndoStep } from "./bulk-result";
import { isStop, startBulkRun, type BulkProgress, type BulkRun } from "./bulk-run";
import { cachedPaths } from "./cached-paths";
import { useEndSelection } from "./end-selection";
import { interruptedBulk } from "./interrupted";
import { InterruptedNotice } from "./interrupted-notice";
import { isRepeatable } from "./patience";
import { createTally } from "./tally";

type BulkState =
  /** `error`: the rows couldn't be read. */
  | { status: "ready"; error: string | null }
  | ({ status: "running" } & BulkProgress)
  | { status: "done"; outcome: BulkOutcome };

/** Reads the rows of a bulk action when it begins. */
type ReadRows<Row> = (run: Pick<BulkRun, "signal" | "attempt" | "showRead">) => Promise<readonly Row[]>;

/** May throw an ApiError, which becomes the row's outcome. */
type ChangeRow<Row> = (row: Row) => Promise<BulkStep>;

interface Undo<Row> {
  row: Row;
  steps: readonly UndoStep[];
}

/**
 * Changes many rows, some at a time, collects the outcome of each, and can undo the changes. If the server asks to wait, it waits
 * (`patience.ts`); the user can stop it. Only the user who began may go on: if another user signs in or the session ends, the
 * remaining rows aren't sent ({@link interruptedBulk}).
 * The action ends the selection, since the list may no longer contain the changed rows.
 * @param title of the dialog
 * @param affected paths of the reads that are stale after a change of a row
 * @param short for a few rows without a dialog: it doesn't wait for a busy server
 */
export function useBulk<Row extends BulkRow>(
  title: string,
  affected: (row: Row) => readonly string[],
  { short = false }: { short?: boolean } = {},
) {
  const connection = useConnection();
  const { session } = connection;
  const cached = useCachedReads();
  const { write } = useMutation({ request: (undo: WriteRequest) => undo });
  const [state, setState] = useState<BulkState>({ status: "ready", error: null });
  const undos = useRef<readonly Undo<Row>[]>([]);
  const current = useRef<BulkRun | null>(null);
  const endSelection = useEndSelection();
  const signedInId = () => currentUserId(session.state());
  useAskBeforeUnload(state.status === "running");

  const begin = (authorId: string | null): BulkRun =>
    (current.current = startBulkRun({
      short,
      isAuthor: () => signedInId() === authorId,
      onProgress: (progress) => setState({ status: "running", ...progress }),
    }));
  const finish = (authorId: string | null, outcome: BulkOutcome) => {
    setState({ status: "done", outcome });
    endSelection();
    // the author may have signed in again meanwhile
    const stopped = signedInId() !== authorId || outcome.results.some(({ text }) => text === STOPPED_ERROR);
    if (authorId === null || !stopped) return;
    const store = interruptedBulk(connection);
    const dismiss = () => store.setState(null);
    store.setState({ authorId, notice: <InterruptedNotice title={title} outcome={outcome} onDismiss={dismiss} /> });
  };
  const invalidate = async (rows: readonly Row[]) => {
    const paths = new Set(rows.slice(0, 1).flatMap(affected));
    // of the records of many rows, few are cached
    const isCached = cachedPaths(connection.apiBase, signedInId());
    let since = performance.now();
    for (const row of rows) {
      for (const path of affected(row)) if (!paths.has(path) && isCached(path)) paths.add(path);
      if (performance.now() - since < SLICE) continue;
      await nextTask();
      since = performance.now();
    }
    await cached.invalidate([...paths]).user;
  };

  const change = async (run: BulkRun, authorId: string | null, rows: readonly Row[], changeRow: ChangeRow<Row>) => {
    const tally = createTally();
    const undoable: Undo<Row>[] = [];
    undos.current = undoable;
    const begun: Row[] = [];
    const left = await run.each(rows, changeRow, (row, at, { undo, name = "", ...result }) => {
      begun.push(row);
      tally.add(at, { id: row.id, name: row.name || name, ...result });
      if (undo.length > 0) undoable.push({ row, steps: undo });
    });
    await invalidate(begun);
    run.end();
    const outcome = tally.outcome(left, signedInId() === authorId ? run.problem() : STOPPED_ERROR);
    finish(authorId, outcome);
    return { outcome, canUndoAll: undoable.length === outcome.done };
  };

  return {
    state,
    /** Stops after the rows that are on their way. */
    stop: () => current.current?.stop(),
    /** @returns the outcome, and whether all that is done can be undone */
    run(rows: readonly Row[], changeRow: ChangeRow<Row>) {
      const authorId = signedInId();
      return change(begin(authorId), authorId, rows, changeRow);
    },
    /** Reads the rows first. If that fails, nothing is changed. */
    async runRead(readRows: ReadRows<Row>, changeRow: ChangeRow<Row>): Promise<void> {
      const authorId = signedInId();
      const run = begin(authorId);
      try {
        await change(run, authorId, await readRows(run), changeRow);
      } catch (error) {
        run.end();
        if (!isStop(error) && !(error instanceof ApiError)) throw error;
        setState({ status: "ready", error: error instanceof ApiError ? error.message : null });
      }
    },
    /**
     * Undoes all changes that can be undone. After a stop, it can go on.
     * @param before the outcome of the changes, or of the former undo
     * @returns the rows that aren't as before, or may not be
     */
    async undo(before: BulkOutcome) {
      const authorId = signedInId();
      const run = begin(authorId);
      const tally = createTally();
      const all = undos.current;
      const undoable = new Set(all.map(({ row }) => row.id));
      const names = new Map(before.results.map(({ id, name }) => [id, name]));
      const items = all.map(({ row, steps }) => ({ row, steps: [...steps] }));
      await run.each(
        items,
        ({ steps }) => undoRow(steps),
        ({ row: { id, name }, steps }, at, result) => {
          if (steps.length === 0) tally.add(at, { id, ...result, name: name || (names.get(id) ?? "") });
        },
      );
      const left = items.filter(({ steps }) => steps.length > 0);
      await invalidate(all.map(({ row }) => row));
      run.end();
      undos.current = left;
      const { done, failed, unclear, results } = tally.outcome([]);
      const kept = before.undone ? before.failed - before.left : before.done - undoable.size;
      const outcome = {
        done,
        failed: kept + failed + left.length,
        unclear: before.unclear + unclear,
        left: left.length,
        undone: true,
        results: [
          ...results.filter((result) => !result.done),
          ...before.results.filter(
            ({ id, done: isDone, unclear: isUnclear }) => isUnclear || ((before.undone || isDone) && !undoable.has(id)),
          ),
        ],
      };
      finish(authorId, outcome);
      return outcome.results;
    },
    get canUndo() {
      return undos.current.length > 0;
    },
  };

  async function sendUndo(request: WriteRequest): Promise<ApiError | null> {
    const outcome = await write(request);
    return outcome.ok ? null : outcome.error;
  }

  /** Sends the steps that are left. A step that wasn't done and may succeed later is kept. */
  async function undoRow(steps: UndoStep[]): Promise<BulkStep> {
    let failure: ApiError | null = null;
    for (let step = steps[0]; step; step = steps[0]) {
      const error = await (typeof step === "function" ? step() : Promise.resolve(step)).then(sendUndo, apiError);
      if (error && isRepeatable(error)) throw error;
      failure = error ?? failure;
      steps.shift();
    }
    if (failure) throw failure;
    return { done: true, text: null, undo: [] };
  }
}

function apiError(error: unknown): ApiError {
  if (!(error instanceof ApiError)) throw error;
  return error;
}

/** Asks before the page is left. */
function useAskBeforeUnload(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [wanted]);
}

export type Bulk<Row extends BulkRow> = ReturnType<typeof useBulk<Row>>;
