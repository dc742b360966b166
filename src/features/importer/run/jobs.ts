import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { malformed } from "../../../api/read";
import { changeImport, commitBatch, mayTryAgain, readImport, undoBatch, waitBefore, type UndoPlan } from "../api/import-calls"; // prettier-ignore
import type { Import } from "../api/read-imports";
import { createJobStore, perSession } from "./job-store";
import { forgetRunning, noteRunning } from "./running-note";

/** An import that this page writes or undoes, batch by batch, even while another page of the app is open. */
export interface Job {
  kind: "commit" | "undo";
  /** What to do with records that somebody has edited since; null for a commit. */
  plan: UndoPlan | null;
  /** running; waiting: for the network; paused; failed: the server refuses; over: nothing is left to be done. */
  phase: "running" | "waiting" | "paused" | "failed" | "over";
  /** As in the server's last response. */
  import: Import;
  /** Why it failed, or waits. */
  error: ApiError | null;
  /** Since when it runs (milliseconds), and how many rows were done by then: for the time that is left. */
  since: number;
  before: number;
  /** It was taken up again after so many rows had been written. */
  resumedAt: { rows: number; when: Date } | null;
}

/** The imports of a session that this page carries out. */
export interface Jobs {
  get(id: string): Job | undefined;
  subscribe(listener: () => void): () => void;
  /** Told of each that runs no longer: it is over, or paused, or failed. */
  onRest(listener: (id: string) => void): void;
  /** Writes what isn't written yet. @param resumed it had been interrupted */
  commit(of: Import, resumed: boolean): void;
  /** Undoes what is written, as chosen; what isn't written yet won't be. @param resumed it had been interrupted */
  undo(of: Import, plan: UndoPlan, resumed: boolean): void;
  /** No further batch is asked for; the one under way is ended. */
  pause(id: string): void;
  /** For good: what isn't written won't be. @throws ApiError */
  stop(id: string): Promise<void>;
}

/** @returns rows of an import whose batch was written */
export const rowsDone = ({ batches }: Import): number =>
  batches.filter(({ state }) => state === "written" || state === "undone").reduce((sum, { rows }) => sum + rows, 0);

/** @returns how many rows of an import were looked at to be undone, of how many there were to be */
export function rowsUndone({ batches }: Import): { done: number; total: number } {
  const rows = (state: string) => batches.reduce((sum, one) => sum + (one.state === state ? one.rows : 0), 0);
  return { done: rows("undone"), total: rows("undone") + rows("written") };
}

/**
 * The batch that comes next. An undo begins with the last batch, since its records may depend on those of earlier ones.
 * @returns undefined when all is done
 */
function nextBatch({ kind, import: { batches } }: Job): number | undefined {
  const left = batches.filter(({ state }) => state === (kind === "commit" ? "staged" : "written"));
  return (kind === "commit" ? left[0] : left.at(-1))?.batch;
}

const STATES = ["staged", "written", "undone"];
const batchesDone = ({ batches }: Import): number => batches.reduce((sum, { state }) => sum + STATES.indexOf(state), 0);

/** Whether anything of the registry was written: what changed nothing can't be undone. */
export const hasWritten = ({ written }: Import): boolean => written.create + written.update > 0;

/** Whether it is being worked on. */
export const isActive = (job: Job | undefined): job is Job & { phase: "running" | "waiting" } =>
  job?.phase === "running" || job?.phase === "waiting";

/** @returns the jobs of a session, which are there as long as the page is; they end with who is signed in */
export const jobsOf = perSession(createJobs);

function createJobs(session: Session): Jobs {
  const aborts = new Map<string, AbortController>();
  const jobs = createJobStore<Job>(session, () => {
    for (const abort of aborts.values()) abort.abort();
    aborts.clear();
    // the next user must start it again
    forgetRunning(null);
  });
  const set = (id: string, change: Partial<Job>) => jobs.change(id, () => change);

  const run = async (id: string, signal: AbortSignal, call: (batch: number) => Promise<Import>) => {
    for (let attempt = 0; ;) {
      const job = jobs.get(id);
      if (!job || signal.aborted) return;
      const next = nextBatch(job);
      if (next === undefined) {
        forgetRunning(id);
        return set(id, { phase: "over", error: null });
      }
      try {
        const now = await call(next);
        if (signal.aborted) return takePaused(id, now);
        // the server says that it has done nothing: the next call waits longer
        if (nextBatch({ ...job, import: now }) === next) throw malformed("import.batches");
        attempt = 0;
        set(id, { import: now, phase: "running", error: null });
      } catch (error) {
        if (signal.aborted) return;
        if (!mayTryAgain(error)) throw error;
        attempt += 1;
        set(id, { phase: "waiting", error });
        await waitBefore(attempt, signal);
      }
    }
  };

  /** Takes over a batch that was under way when the job was paused; a response older than the job's state is ignored. */
  const takePaused = (id: string, now: Import) => {
    const job = jobs.get(id);
    if (job?.phase === "paused" && batchesDone(now) >= batchesDone(job.import)) set(id, { import: now });
  };

  const interrupt = (id: string) => {
    aborts.get(id)?.abort();
    aborts.delete(id);
    forgetRunning(id);
  };

  const start = (of: Import, plan: UndoPlan | null, resumed: boolean) => {
    const id = of._id;
    const kind = plan ? "undo" : "commit";
    const call = (batch: number) => (plan ? undoBatch(session, id, batch, plan) : commitBatch(session, id, batch));
    aborts.get(id)?.abort();
    const abort = new AbortController();
    aborts.set(id, abort);
    const before = kind === "commit" ? rowsDone(of) : rowsUndone(of).done;
    const resumedAt = resumed ? { rows: before, when: new Date() } : null;
    jobs.put(id, {
      kind,
      plan,
      phase: "running",
      import: of,
      error: null,
      since: performance.now(),
      before,
      resumedAt,
    });
    void run(id, abort.signal, call).catch((error: unknown) => {
      if (abort.signal.aborted) return;
      forgetRunning(id);
      set(id, { phase: "failed", error: error instanceof ApiError ? error : null });
      if (!(error instanceof ApiError)) throw error;
    });
  };

  return {
    get: jobs.get,
    subscribe: jobs.subscribe,
    onRest: jobs.onRest,
    commit(of, resumed) {
      if (isActive(jobs.get(of._id))) return;
      noteRunning({ id: of._id, undo: null });
      start(of, null, resumed);
    },
    undo(of, plan, resumed) {
      const now = jobs.get(of._id);
      if (isActive(now) && now.kind === "undo") return;
      // what somebody chose for single people isn't kept on the device: after a reload it is asked for again
      if (plan.choices.size === 0) noteRunning({ id: of._id, undo: plan.changed });
      else forgetRunning(of._id);
      start(of, plan, resumed);
    },
    pause(id) {
      interrupt(id);
      set(id, { phase: "paused", error: null });
      // the batch that was under way may have been written
      void readImport(session, id).then(
        (now) => takePaused(id, now),
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
