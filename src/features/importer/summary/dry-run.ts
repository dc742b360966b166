import { useEffect, useState } from "react";
import { affectedReads } from "../../../api/writes/affected-reads";
import { ApiError } from "../../../api/errors";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection } from "../../../api/react/connection";
import type { Session } from "../../../api/session/session";
import {
  changeImport,
  createImport,
  dropImport,
  canRetry,
  readImport,
  stageRows,
  waitForRetry,
} from "../api/import-calls";
import type { Choice, Import } from "../api/read-imports";
import { type ImportPlan, fieldsToWrite } from "../shell/import-plan";
import type { ImportEngine } from "../engine/engine";
import type { FileReading, ImportCounts, ImportRow } from "../engine/types";

type DryRun =
  | { phase: "staging"; share: number; waiting: boolean }
  | { phase: "ready"; import: Import; counts: ImportCounts }
  | { phase: "failed"; message: string };

/** The last dry run of each engine: as long as the rows stay the same, returning to the summary sends nothing. */
const dryRuns = new WeakMap<ImportEngine, { checksum: string; ready: Import }>();

const rememberDryRun = (engine: ImportEngine, { checksum }: ImportCounts, ready: Import): void =>
  void dryRuns.set(engine, { checksum, ready });

interface DryRunInputs {
  session: Session;
  engine: ImportEngine;
  reading: FileReading;
  plan: ImportPlan;
  signal: AbortSignal;
  onState: (state: DryRun) => void;
}

/** Sends all rows to a dry run, batch by batch. @throws ApiError */
async function runDryRun({ session, engine, reading, plan, signal, onState }: DryRunInputs): Promise<DryRun> {
  const counts = await engine.counts();
  const last = dryRuns.get(engine);
  if (last?.checksum === counts.checksum) return { phase: "ready", import: last.ready, counts };
  const { update, invite, excluded, chosen, choices, tried } = plan.now();
  const former = last?.ready._id ?? tried?.id;
  if (!last && tried?.checksum === counts.checksum) {
    const found = await findFormerDryRun(session, tried.id, counts);
    if (found) {
      rememberDryRun(engine, counts, found);
      return { phase: "ready", import: found, counts };
    }
  }
  const settings = await engine.settings();
  let now = await createImport(session, { reading, counts, settings, options: { update, invite, fields: null } });
  // not awaited: if this request fails, the server deletes the former dry run after a day
  if (former) void dropImport(session, former).catch(() => undefined);
  for (let batch = 0, attempt = 0; batch < counts.batches && !signal.aborted;) {
    onState({ phase: "staging", share: batch / counts.batches, waiting: attempt > 0 });
    try {
      const rows = (await engine.batch(batch)).map((row) => withChoice(row, choices.get(row.row)));
      now = await stageRows(session, now._id, batch, counts.checksum, rows);
      [batch, attempt] = [batch + 1, 0];
    } catch (error) {
      if (!canRetry(error)) throw error;
      attempt += 1;
      onState({ phase: "staging", share: batch / counts.batches, waiting: true });
      await waitForRetry(attempt, signal);
    }
  }
  if (signal.aborted) return { phase: "ready", import: now, counts };
  const fields = fieldsToWrite({ excluded, chosen }, now);
  if (fields) now = await changeImport(session, now._id, { fields });
  rememberDryRun(engine, counts, now);
  plan.set({ tried: { id: now._id, checksum: counts.checksum } });
  return { phase: "ready", import: now, counts };
}

const withChoice = (row: ImportRow, choice: Choice | undefined) => (choice ? { ...row, choice } : row);

/** @returns the dry run from before a reload; null if it was deleted or committed, or has other rows */
async function findFormerDryRun(session: Session, id: string, counts: ImportCounts): Promise<Import | null> {
  const now = await readImport(session, id).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
  const staged = now?.batches.reduce((sum, one) => sum + one.rows, 0);
  return now?.state === "open" && now.checksum === counts.checksum && staged === counts.ready ? now : null;
}

/** Runs the dry run of a file. @returns its state, a function that sets the import after a change, and one that retries */
export function useDryRun(engine: ImportEngine, reading: FileReading, plan: ImportPlan) {
  const { session } = useConnection();
  const { invalidate } = useCachedReads();
  const [state, setState] = useState<DryRun>({ phase: "staging", share: 0, waiting: false });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const onState = (next: DryRun) => {
      if (!abort.signal.aborted) setState(next);
    };
    runDryRun({ session, engine, reading, plan, signal: abort.signal, onState }).then(
      (next) => {
        onState(next);
        // the list of imports has it now
        if (next.phase === "ready") void invalidate(affectedReads.imports());
      },
      (error: unknown) => {
        onState({ phase: "failed", message: error instanceof ApiError ? error.message : "" });
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => abort.abort();
  }, [session, invalidate, engine, reading, plan, times]);
  return {
    state,
    take(now: Import) {
      setState((before) => {
        if (before.phase !== "ready") return before;
        rememberDryRun(engine, before.counts, now);
        return { ...before, import: now };
      });
    },
    again() {
      setState({ phase: "staging", share: 0, waiting: false });
      setTimes((now) => now + 1);
    },
  };
}
