import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";

/** The jobs of a session by id, with subscribers. */
interface JobStore<J> {
  get(id: string): J | undefined;
  subscribe(listener: () => void): () => void;
  /** Calls a listener when a job stops running: it is over, paused or failed. */
  onSettled(listener: (id: string) => void): void;
  put(id: string, job: J): void;
  /** Changes a job. Does nothing if it isn't in the store any more. */
  change(id: string, change: (job: J) => Partial<J>): void;
}

/**
 * Creates a store for the jobs of the signed-in user. At a sign-out it is emptied, so that none runs for the next user.
 * @param stop aborts the running jobs
 */
export function createJobStore<J extends { phase: string }>(session: Session, stop: () => void): JobStore<J> {
  const jobs = new Map<string, J>();
  const listeners = new Set<() => void>();
  const notify = () => [...listeners].forEach((listener) => listener());
  let userId = currentUserId(session.state());
  session.subscribe(() => {
    const now = currentUserId(session.state());
    if (now === userId) return;
    userId = now;
    stop();
    jobs.clear();
    notify();
  });
  const settledListeners = new Set<(id: string) => void>();
  const put = (id: string, job: J) => {
    const isSettled = isRunning(jobs.get(id)) && !isRunning(job);
    jobs.set(id, job);
    notify();
    if (isSettled) for (const listener of [...settledListeners]) listener(id);
  };
  return {
    get: (id) => jobs.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSettled: (listener) => void settledListeners.add(listener),
    put,
    change(id, change) {
      const job = jobs.get(id);
      if (job) put(id, { ...job, ...change(job) });
    },
  };
}

const isRunning = (job: { phase: string } | undefined): boolean => job?.phase === "running" || job?.phase === "waiting";

/** @returns a function that creates one instance for each session */
export function perSession<T>(create: (session: Session) => T): (session: Session) => T {
  const instances = new WeakMap<Session, T>();
  return (session) => {
    const instance = instances.get(session) ?? create(session);
    instances.set(session, instance);
    return instance;
  };
}
