import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";
import { malformed } from "../../../api/readers/read";
import {
  changeImport,
  commitBatch,
  canRetry,
  readImport,
  undoBatch,
  waitForRetry,
  type UndoPlan,
} from "../api/import-calls";
import type { Import } from "../api/read-imports";
import { removeRunningNote, saveRunningNote } from "./running-note";

/** An import that this page writes or undoes, batch by batch, even while another page of the app is open. */
export interface Job {
  kind: "commit" | "undo";
  /** What an undo does with edited records; null for a commit. */
  plan: UndoPlan | null;
  /** waiting: for a retry; paused: by the user; failed: with an error that a retry doesn't fix; over: all batches are done. */
  phase: "running" | "waiting" | "paused" | "failed" | "over";
  /** From the server's last response. */
  import: Import;
  /** Set if the phase is failed or waiting. */
  error: ApiError | null;
  /** When it started (`performance.now()`), and how many rows were done by then: for the remaining time. */
  since: number;
  before: number;
  /** When it was resumed, and how many rows were done by then; null if it wasn't interrupted. */
  resumedAt: { rows: number; when: Date } | null;
}

/** The jobs of a session in this tab. */
export interface Jobs {
  get(id: string): Job | undefined;
  subscribe(listener: () => void): () => void;
  /** Calls a listener when a job stops running: it is over, paused or failed. */
  onSettled(listener: (id: string) => void): void;
  /** Writes the batches that aren't written yet. @param resumed whether it was interrupted */
  commit(importRun: Import, resumed: boolean): void;
  /** Undoes the written batches. The others won't be written. @param resumed whether it was interrupted */
  undo(importRun: Import, plan: UndoPlan, resumed: boolean): void;
  /** Requests no further batch. The server may still finish the one under way. */
  pause(id: string): void;
  /** Ends the import: the remaining rows won't be written. @throws ApiError */
  stop(id: string): Promise<void>;
}

/** @returns the number of rows in written batches */
export const rowsDone = ({ batches }: Import): number =>
  batches.filter(({ state }) => state === "written" || state === "undone").reduce((sum, { rows }) => sum + rows, 0);

/** @returns the number of rows in undone batches, and in all batches that were written */
export function rowsUndone({ batches }: Import): { done: number; total: number } {
  const rows = (state: string) => batches.reduce((sum, one) => sum + (one.state === state ? one.rows : 0), 0);
  return { done: rows("undone"), total: rows("undone") + rows("written") };
}

/**
 * @returns the next batch; undefined when all are done. An undo begins with the last batch, since its records may depend on
 *   those of earlier ones
 */
function nextBatch({ kind, import: { batches } }: Job): number | undefined {
  const remaining = batches.filter(({ state }) => state === (kind === "commit" ? "staged" : "written"));
  return (kind === "commit" ? remaining[0] : remaining.at(-1))?.batch;
}

const STATES = ["staged", "written", "undone"];
const batchesDone = ({ batches }: Import): number => batches.reduce((sum, { state }) => sum + STATES.indexOf(state), 0);

/** Whether the import has changed the registry: otherwise there is nothing to undo. */
export const hasWritten = ({ written }: Import): boolean => written.create + written.update > 0;

export const isActive = (job: Job | undefined): job is Job & { phase: "running" | "waiting" } =>
  job?.phase === "running" || job?.phase === "waiting";

const jobsBySession = new WeakMap<Session, Jobs>();

/** @returns the jobs of a session. They run on when the user opens another page, and end at the sign-out */
export function jobsOf(session: Session): Jobs {
  const jobs = jobsBySession.get(session) ?? createJobs(session);
  jobsBySession.set(session, jobs);
  return jobs;
}

function createJobs(session: Session): Jobs {
  const jobs = new Map<string, Job>();
  const aborts = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const settledListeners = new Set<(id: string) => void>();
  const notify = () => [...listeners].forEach((listener) => listener());
  let userId = currentUserId(session.state());
  session.subscribe(() => {
    const now = currentUserId(session.state());
    if (now === userId) return;
    userId = now;
    for (const abort of aborts.values()) abort.abort();
    aborts.clear();
    // the next user must start it again
    removeRunningNote(null);
    jobs.clear();
    notify();
  });
  const put = (id: string, job: Job) => {
    const isSettled = isActive(jobs.get(id)) && !isActive(job);
    jobs.set(id, job);
    notify();
    if (isSettled) for (const listener of [...settledListeners]) listener(id);
  };
  /** Changes a job. Does nothing if it was removed by a sign-out. */
  const set = (id: string, change: Partial<Job>) => {
    const job = jobs.get(id);
    if (job) put(id, { ...job, ...change });
  };

  const run = async (id: string, signal: AbortSignal, call: (batch: number) => Promise<Import>) => {
    for (let attempt = 0; ;) {
      const job = jobs.get(id);
      if (!job || signal.aborted) return;
      const next = nextBatch(job);
      if (next === undefined) {
        removeRunningNote(id);
        return set(id, { phase: "over", error: null });
      }
      try {
        const now = await call(next);
        if (signal.aborted) return updatePaused(id, now);
        // the server has done nothing: retry after a longer wait
        if (nextBatch({ ...job, import: now }) === next) throw malformed("import.batches");
        attempt = 0;
        set(id, { import: now, phase: "running", error: null });
      } catch (error) {
        if (signal.aborted) return;
        if (!canRetry(error)) throw error;
        attempt += 1;
        set(id, { phase: "waiting", error });
        await waitForRetry(attempt, signal);
      }
    }
  };

  /** Takes the result of a batch that was under way when the job was paused. Ignores a response older than the job's state. */
  const updatePaused = (id: string, now: Import) => {
    const job = jobs.get(id);
    if (job?.phase === "paused" && batchesDone(now) >= batchesDone(job.import)) set(id, { import: now });
  };

  const interrupt = (id: string) => {
    aborts.get(id)?.abort();
    aborts.delete(id);
    removeRunningNote(id);
  };

  const start = (importRun: Import, plan: UndoPlan | null, resumed: boolean) => {
    const id = importRun._id;
    const kind = plan ? "undo" : "commit";
    const call = (batch: number) => (plan ? undoBatch(session, id, batch, plan) : commitBatch(session, id, batch));
    aborts.get(id)?.abort();
    const abort = new AbortController();
    aborts.set(id, abort);
    const before = kind === "commit" ? rowsDone(importRun) : rowsUndone(importRun).done;
    const resumedAt = resumed ? { rows: before, when: new Date() } : null;
    put(id, {
      kind,
      plan,
      phase: "running",
      import: importRun,
      error: null,
      since: performance.now(),
      before,
      resumedAt,
    });
    void run(id, abort.signal, call).catch((error: unknown) => {
      if (abort.signal.aborted) return;
      removeRunningNote(id);
      set(id, { phase: "failed", error: error instanceof ApiError ? error : null });
      if (!(error instanceof ApiError)) throw error;
    });
  };

  return {
    get: (id) => jobs.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSettled: (listener) => void settledListeners.add(listener),
    commit(importRun, resumed) {
      if (isActive(jobs.get(importRun._id))) return;
      saveRunningNote({ id: importRun._id, undo: null });
      start(importRun, null, resumed);
    },
    undo(importRun, plan, resumed) {
      const now = jobs.get(importRun._id);
      if (isActive(now) && now.kind === "undo") return;
      // choices for single people are never stored on the device: after a reload, the dialog asks again
      if (plan.choices.size === 0) saveRunningNote({ id: importRun._id, undo: plan.changed });
      else removeRunningNote(importRun._id);
      start(importRun, plan, resumed);
    },
    pause(id) {
      interrupt(id);
      set(id, { phase: "paused", error: null });
      // the batch that was under way may have been written
      void readImport(session, id).then(
        (now) => updatePaused(id, now),
        () => undefined,
      );
    },
    async stop(id) {
      const now = await changeImport(session, id, { stop: true });
      interrupt(id);
      set(id, { import: now, phase: "over", error: null });
    },
  };
}
