import { useEffect, useRef, useState } from "react";
import { useCachedReads } from "../../../api/react/cached-reads";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { currentUserId } from "../../../api/session/state";
import { DEFAULT_ERROR_MESSAGE, STOPPED_ERROR, UNCLEAR_ERROR } from "../../../domain/texts";
import { inSlices } from "../../../domain/async/in-slices";
import { useMutation, type WriteRequest } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import type { BulkOutcome, BulkRow, BulkStep, UndoStep } from "./bulk-result";
import { asApiError, isStop, startBulkRun, type BulkProgress, type BulkRun } from "./bulk-run";
import { bulkTexts } from "./bulk-texts";
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
  /** Why the row isn't as before even if the steps succeed: a part of its change is unclear, or an earlier step has failed. */
  failure: ApiError | null;
}

/**
 * Changes many rows, some at a time, collects the outcome of each, and can undo the changes. If the server asks to wait, it waits
 * (`patience.ts`); the user can stop it. Only the user who began may go on: if another user signs in, the session ends or the
 * page is left, the remaining rows aren't sent ({@link interruptedBulk}).
 * The action ends the selection, since the list may no longer contain the changed rows.
 * @param title of the dialog
 * @param affected paths of the reads that are stale after a change of a row
 * @param short for a few rows without a dialog: it doesn't wait for a busy server, and goes on if the page is left
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
  const lasting = useRef({ failed: 0, unclear: 0 }); // rows that are changed, or may be, and can't be undone
  const current = useRef<BulkRun | null>(null);
  const endSelection = useEndSelection();
  const toast = useToast();
  const signedInId = () => currentUserId(session.state());
  useAskBeforeUnload(state.status === "running");
  // without its dialog nobody sees how far it is, or can stop it
  useEffect(() => () => current.current?.leave(), []);

  const begin = (authorId: string | null): BulkRun =>
    (current.current = startBulkRun({
      short,
      isAuthor: () => signedInId() === authorId,
      onProgress: (progress) => setState({ status: "running", ...progress }),
    }));
  const invalidate = async (rows: readonly Row[]) => {
    const paths = new Set(rows.slice(0, 1).flatMap(affected));
    // of the records of many rows, few are cached
    const isCached = cachedPaths(connection.apiBase, signedInId());
    await inSlices(rows, (row) => {
      for (const path of affected(row)) if (!paths.has(path) && isCached(path)) paths.add(path);
    });
    await cached.invalidate([...paths]).user;
  };

  /** Shows a toast at once, on any page: only the lists show the notice. */
  const warnAuthor = (authorId: string | null, sentence: string) => {
    if (signedInId() === authorId) toast.warning(sentence);
  };

  /** However the reading ends, the dialog shows the outcome. @param outcomeOf receives the reason why rows are left */
  const finish = async (
    run: BulkRun,
    authorId: string | null,
    changed: readonly Row[],
    outcomeOf: (reason: string | null) => BulkOutcome,
  ): Promise<BulkOutcome> => {
    let outcome: BulkOutcome;
    try {
      await invalidate(changed);
    } finally {
      const away = run.end();
      outcome = outcomeOf(away === "session" ? STOPPED_ERROR : run.problem());
      setState({ status: "done", outcome });
      endSelection();
      const { failed, unclear, left } = outcome;
      if (authorId !== null && away !== null && failed + unclear + left > 0) {
        const store = interruptedBulk(connection);
        const dismiss = () => store.setState(null);
        const sentence = bulkTexts.interrupted(title, away, outcome);
        store.setState({
          authorId,
          notice: <InterruptedNotice title={sentence} outcome={outcome} onDismiss={dismiss} />,
        });
        warnAuthor(authorId, sentence);
      }
    }
    return outcome;
  };

  const change = async (run: BulkRun, authorId: string | null, rows: readonly Row[], changeRow: ChangeRow<Row>) => {
    const tally = createTally();
    const undoable: Undo<Row>[] = [];
    undos.current = undoable;
    lasting.current = { failed: 0, unclear: 0 };
    const begun: Row[] = [];
    const left = await run.each(rows, changeRow, (row, at, { undo, name = "", ...result }) => {
      begun.push(row);
      tally.add(at, { id: row.id, name: row.name || name, ...result });
      const failure = result.unclear ? new ApiError("unclear", result.text ?? UNCLEAR_ERROR) : null;
      if (undo.length > 0) undoable.push({ row, steps: undo, failure });
      else if (failure) lasting.current.unclear += 1;
      else if (result.done) lasting.current.failed += 1;
    });
    const outcome = await finish(run, authorId, begun, (reason) => tally.outcome(left, reason));
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
      let rows: readonly Row[];
      try {
        rows = await readRows(run);
      } catch (error) {
        if (run.end() === "page") warnAuthor(authorId, bulkTexts.notBegun(title));
        const message = error instanceof ApiError ? error.message : DEFAULT_ERROR_MESSAGE;
        setState({ status: "ready", error: isStop(error) ? null : message });
        if (!isStop(error) && !(error instanceof ApiError)) throw error;
        return;
      }
      await change(run, authorId, rows, changeRow);
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
      const nameOf = ({ id, name }: Row) => name || (names.get(id) ?? "");
      const items = all.map((item) => ({ ...item, steps: [...item.steps] }));
      const notBegun = await run.each(items, undoRow, ({ row }, at, result) =>
        tally.add(at, { id: row.id, ...result, name: nameOf(row) }),
      );
      const left = items.filter(({ steps }) => steps.length > 0);
      undos.current = left;
      const { done, failed, unclear, results } = tally.outcome(
        notBegun.map(({ row }) => ({ id: row.id, name: nameOf(row) })),
      );
      const kept = before.undone ? { failed: before.failed - before.left, unclear: before.unclear } : lasting.current;
      const rows = all.map(({ row }) => row);
      const outcome = await finish(run, authorId, rows, (reason) => ({
        done,
        failed: kept.failed + failed + notBegun.length,
        unclear: kept.unclear + unclear,
        left: left.length,
        reason: left.length > 0 ? reason : null,
        undone: true,
        results: [
          ...results.filter((result) => !result.done),
          ...before.results.filter(
            ({ id, done: isDone, unclear: isUnclear }) => (before.undone || isDone || isUnclear) && !undoable.has(id),
          ),
        ],
      }));
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
  async function undoRow(item: { steps: UndoStep[]; failure: ApiError | null }): Promise<BulkStep> {
    for (let step = item.steps[0]; step; step = item.steps[0]) {
      const error = await (typeof step === "function" ? step() : Promise.resolve(step)).then(sendUndo, asApiError);
      if (error && isRepeatable(error)) throw error;
      item.failure = error ?? item.failure;
      item.steps.shift();
    }
    if (item.failure) throw item.failure;
    return { done: true, text: null, undo: [] };
  }
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
