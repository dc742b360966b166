import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { changeImport, commitBatch, mayTryAgain, readImport, waitBefore } from "../api/import-calls";
import type { Import } from "../api/read-imports";
import { createJobStore, perSession } from "./job-store";

/** How an import stands in this page: it is written batch after batch, while one looks elsewhere. */
export interface Job {
  /** running; waiting: for the network; paused; failed: the server refuses; over: nothing is left to be done. */
  phase: "running" | "waiting" | "paused" | "failed" | "over";
  /** As the server told it last. */
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
  /** Writes what isn't written yet. @param resumed it had been interrupted */
  commit(of: Import, resumed: boolean): void;
  /** No further batch is asked for; the one under way is ended. */
  pause(id: string): void;
  /** For good: what isn't written won't be. @throws ApiError */
  stop(id: string): Promise<void>;
}

/** @returns rows of an import whose batch was written */
export const rowsDone = ({ batches }: Import): number =>
  batches
    .filter((one) => one?.state === "written" || one?.state === "undone")
    .reduce((sum, one) => sum + (one?.rows ?? 0), 0);

/** @returns the jobs of a session, which are there as long as the page is; they end with who is signed in */
export const jobsOf = perSession(createJobs);

function createJobs(session: Session): Jobs {
  const aborts = new Map<string, AbortController>();
  const jobs = createJobStore<Job>(session, () => {
    for (const abort of aborts.values()) abort.abort();
    aborts.clear();
  });
  const set = (id: string, change: Partial<Job>) => jobs.change(id, () => change);

  const run = async (id: string, signal: AbortSignal) => {
    for (let attempt = 0; ;) {
      const job = jobs.get(id);
      if (!job || signal.aborted) return;
      const next = job.import.batches.find((one) => one?.state === "staged");
      if (!next) {
        remember(id, false);
        return set(id, { phase: "over", error: null });
      }
      try {
        const now = await commitBatch(session, id, next.batch ?? 0);
        if (signal.aborted) return;
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

  const interrupt = (id: string) => {
    aborts.get(id)?.abort();
    aborts.delete(id);
    remember(id, false);
  };

  return {
    get: jobs.get,
    subscribe: jobs.subscribe,
    commit(of, resumed) {
      const id = of._id;
      if (jobs.get(id)?.phase === "running" || jobs.get(id)?.phase === "waiting") return;
      aborts.get(id)?.abort();
      const abort = new AbortController();
      aborts.set(id, abort);
      const before = rowsDone(of);
      const resumedAt = resumed ? { rows: before, when: new Date() } : null;
      remember(id, true);
      jobs.put(id, { phase: "running", import: of, error: null, since: performance.now(), before, resumedAt });
      void run(id, abort.signal).catch((error: unknown) => {
        if (abort.signal.aborted) return;
        remember(id, false);
        set(id, { phase: "failed", error: error instanceof ApiError ? error : null });
        if (!(error instanceof ApiError)) throw error;
      });
    },
    pause(id) {
      interrupt(id);
      set(id, { phase: "paused", error: null });
      // the batch that was under way may have been written
      void readImport(session, id).then(
        (now) => set(id, { import: now }),
        () => undefined,
      );
    },
    async stop(id) {
      const now = await changeImport(session, id, { stop: true }).catch((error: unknown) =>
        stoppedAllTheSame(id, error),
      );
      interrupt(id);
      set(id, { import: now, phase: "over", error: null });
    },
  };

  /** Where nobody answered it is read again, and not told as going on. @throws what was thrown, where it goes on */
  async function stoppedAllTheSame(id: string, error: unknown): Promise<Import> {
    const now = mayTryAgain(error) ? await readImport(session, id).catch(() => null) : null;
    if (now?.state === "stopped") return now;
    throw error;
  }
}

const KEY = "gds:import-running:v1";

/** Notes on this tab which import it is writing, so that a reload goes on with it; only its id. */
function remember(id: string, running: boolean): void {
  try {
    if (running) sessionStorage.setItem(KEY, id);
    else if (sessionStorage.getItem(KEY) === id) sessionStorage.removeItem(KEY);
  } catch {
    // without storage it goes on when somebody says so
  }
}

/** Whether this tab was writing an import when it was reloaded. */
export function wasRunning(id: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}
