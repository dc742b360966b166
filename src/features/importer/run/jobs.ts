import { ApiError } from "../../../api/errors";
import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";
import { parseAnswer } from "../../../api/schema";
import { endpoints } from "../../../api/endpoints";
import { changeImport, commitBatch, mayTryAgain, undoBatch, waitBefore, type UndoChoice } from "../api/import-calls";
import { importAnswer, type Import } from "../api/read-imports";

/** How an import stands in this page: what is written, or undone, batch after batch, while one looks elsewhere. */
export interface Job {
  kind: "commit" | "undo";
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

export interface UndoPlan {
  changed: UndoChoice;
  choices: ReadonlyMap<string, UndoChoice>;
}

/** The imports of a session that this page carries out. */
export interface Jobs {
  get(id: string): Job | undefined;
  subscribe(listener: () => void): () => void;
  /** Writes what isn't written yet. @param resumed it had been interrupted */
  commit(of: Import, resumed: boolean): void;
  undo(of: Import, plan: UndoPlan): void;
  /** No further batch is asked for; the one under way is ended. */
  pause(id: string): void;
  /** For good: what isn't written won't be. @throws ApiError */
  stop(id: string): Promise<void>;
}

/** @returns rows of an import that are written, or undone */
export const rowsDone = ({ batches }: Import, kind: Job["kind"]): number =>
  batches
    .filter((one) => one?.state === "undone" || (kind === "commit" && one?.state === "written"))
    .reduce((sum, one) => sum + (one?.rows ?? 0), 0);

const known = new WeakMap<Session, Jobs>();

/** @returns the jobs of a session, which are there as long as the page is; they end with who is signed in */
export function jobsOf(session: Session): Jobs {
  const there = known.get(session);
  if (there) return there;
  const created = createJobs(session);
  known.set(session, created);
  return created;
}

function createJobs(session: Session): Jobs {
  const jobs = new Map<string, Job>();
  const aborts = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let userId = currentUserId(session.state());

  const tell = () => [...listeners].forEach((listener) => listener());
  const set = (id: string, change: Partial<Job>) => {
    const job = jobs.get(id);
    if (!job) return;
    jobs.set(id, { ...job, ...change });
    tell();
  };
  // nobody writes with the session of who comes next
  session.subscribe(() => {
    const now = currentUserId(session.state());
    if (now === userId) return;
    userId = now;
    for (const abort of aborts.values()) abort.abort();
    jobs.clear();
    aborts.clear();
    tell();
  });

  const start = (kind: Job["kind"], of: Import, resumed: boolean, call: (batch: number) => Promise<Import>) => {
    const id = of._id;
    if (jobs.get(id)?.phase === "running" || jobs.get(id)?.phase === "waiting") return;
    aborts.get(id)?.abort();
    const abort = new AbortController();
    aborts.set(id, abort);
    const before = rowsDone(of, kind);
    const resumedAt = resumed ? { rows: before, when: new Date() } : null;
    jobs.set(id, { kind, phase: "running", import: of, error: null, since: performance.now(), before, resumedAt });
    remember(id, kind === "commit");
    tell();
    void run(id, abort.signal, call).catch((error: unknown) => {
      if (abort.signal.aborted) return;
      remember(id, false);
      if (error instanceof ApiError) return set(id, { phase: "failed", error });
      set(id, { phase: "failed" });
      throw error;
    });
  };

  const run = async (id: string, signal: AbortSignal, call: (batch: number) => Promise<Import>) => {
    for (let attempt = 0; ;) {
      const job = jobs.get(id);
      if (!job || signal.aborted) return;
      const batch = nextBatch(job);
      if (batch === undefined) {
        remember(id, false);
        return set(id, { phase: "over", error: null });
      }
      try {
        const now = await call(batch);
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
    get: (id) => jobs.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    commit: (of, resumed) => start("commit", of, resumed, (batch) => commitBatch(session, of._id, batch)),
    undo: (of, plan) => start("undo", of, false, (batch) => undoBatch(session, of._id, batch, plan)),
    pause(id) {
      interrupt(id);
      set(id, { phase: "paused", error: null });
      // the batch that was under way may have been written
      void session
        .call(endpoints.import(id))
        .then((body) => set(id, { import: parseAnswer(importAnswer, body).import }))
        .catch(() => undefined);
    },
    async stop(id) {
      const now = await changeImport(session, id, { stop: true });
      interrupt(id);
      set(id, { import: now, phase: "over", error: null });
    },
  };
}

/** Undone from the last to the first: what was written last may stand on what was written before. */
function nextBatch({ kind, import: { batches } }: Job): number | undefined {
  const left = batches.flatMap((one) =>
    one && one.state === (kind === "commit" ? "staged" : "written") ? [one.batch ?? 0] : [],
  );
  return kind === "commit" ? left[0] : left.at(-1);
}

const KEY = "gds-import-running";

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
