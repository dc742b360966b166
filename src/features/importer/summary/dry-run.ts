import { useEffect, useState } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { ApiError, LACKING_STATUSES } from "../../../api/errors";
import { lacksOf } from "../../../api/lacks";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection } from "../../../api/react/connection";
import type { Session } from "../../../api/session/session";
import { createImport, dropImport, mayTryAgain, stageRows, waitBefore, type ImportOptions } from "../api/import-calls";
import type { Import } from "../api/read-imports";
import type { FileReading, ImportCounts, ImportEngine } from "../engine/types";

const FIRST_OPTIONS: ImportOptions = { update: "overwrite", fields: null, invite: false };
const COLLECTION = "imports";

/** What the summary knows: rows are on their way, all were tried, the server can't try, or it refused. */
type DryRun =
  | { phase: "staging"; share: number; waiting: boolean }
  | { phase: "ready"; import: Import; counts: ImportCounts }
  | { phase: "lacking"; counts: ImportCounts }
  | { phase: "failed"; message: string };

/** The dry run of the rows as an engine has them now: going back and forth tries nothing twice. */
const done = new WeakMap<ImportEngine, { checksum: string; ready: Import }>();

/** Keeps what the server says of a dry run now. */
const keepDryRun = (engine: ImportEngine, { checksum }: ImportCounts, ready: Import): void =>
  void done.set(engine, { checksum, ready });

interface Work {
  session: Session;
  engine: ImportEngine;
  reading: FileReading;
  signal: AbortSignal;
  tell: (state: DryRun) => void;
}

/** Sends all rows to be tried, batch by batch. @throws ApiError */
async function tryAll({ session, engine, reading, signal, tell }: Work): Promise<DryRun> {
  const counts = await engine.counts();
  const known = done.get(engine);
  if (known?.checksum === counts.checksum) return { phase: "ready", import: known.ready, counts };
  const lacks = lacksOf(session);
  if (lacks.lacking.has(COLLECTION)) return { phase: "lacking", counts };
  let now: Import;
  try {
    const settings = await engine.settings();
    now = await createImport(session, { reading, counts, settings, options: FIRST_OPTIONS });
  } catch (error) {
    if (!(error instanceof ApiError && LACKING_STATUSES.has(error.status))) throw error;
    lacks.lacking.add(COLLECTION);
    return { phase: "lacking", counts };
  }
  // the rows are others by now: nobody goes on with what was tried before; where it stays, it is forgotten after a day
  if (known) void dropImport(session, known.ready._id).catch(() => undefined);
  for (let batch = 0, attempt = 0; batch < counts.batches && !signal.aborted;) {
    tell({ phase: "staging", share: batch / counts.batches, waiting: attempt > 0 });
    try {
      now = await stageRows(session, now._id, batch, counts.checksum, await engine.batch(batch));
      [batch, attempt] = [batch + 1, 0];
    } catch (error) {
      if (!mayTryAgain(error)) throw error;
      attempt += 1;
      tell({ phase: "staging", share: batch / counts.batches, waiting: true });
      await waitBefore(attempt, signal);
    }
  }
  if (!signal.aborted) keepDryRun(engine, counts, now);
  return { phase: "ready", import: now, counts };
}

/** Tries all rows of a file. @returns how it goes, how to say what has changed since, and how to try again */
export function useDryRun(engine: ImportEngine, reading: FileReading) {
  const { session } = useConnection();
  const { invalidate } = useCachedReads();
  const [state, setState] = useState<DryRun>({ phase: "staging", share: 0, waiting: false });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    const tell = (next: DryRun) => {
      if (!abort.signal.aborted) setState(next);
    };
    tryAll({ session, engine, reading, signal: abort.signal, tell }).then(
      (next) => {
        tell(next);
        // it stands among those that one can go on with
        if (next.phase === "ready") void invalidate(affectedReads.imports());
      },
      (error: unknown) => {
        tell({ phase: "failed", message: error instanceof ApiError ? error.message : "" });
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => abort.abort();
  }, [session, invalidate, engine, reading, times]);
  return {
    state,
    take(now: Import) {
      setState((before) => {
        if (before.phase !== "ready") return before;
        keepDryRun(engine, before.counts, now);
        return { ...before, import: now };
      });
    },
    again() {
      setState({ phase: "staging", share: 0, waiting: false });
      setTimes((now) => now + 1);
    },
  };
}
