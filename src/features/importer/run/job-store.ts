import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";

/** What a page carries out for a session, each by its id, and who shows it. */
interface JobStore<J> {
  get(id: string): J | undefined;
  subscribe(listener: () => void): () => void;
  /** Told of each that runs no longer: it is over, or paused, or failed. */
  onRest(listener: (id: string) => void): void;
  put(id: string, job: J): void;
  /** Changes one that is there still; else nothing. */
  change(id: string, change: (job: J) => Partial<J>): void;
}

/**
 * Creates the jobs of the signed-in user. They end with the user's session, so that none runs for the next user.
 * @param stop stops what is under way
 */
export function createJobStore<J extends { phase: string }>(session: Session, stop: () => void): JobStore<J> {
  const jobs = new Map<string, J>();
  const listeners = new Set<() => void>();
  const tell = () => [...listeners].forEach((listener) => listener());
  let userId = currentUserId(session.state());
  session.subscribe(() => {
    const now = currentUserId(session.state());
    if (now === userId) return;
    userId = now;
    stop();
    jobs.clear();
    tell();
  });
  const rests = new Set<(id: string) => void>();
  const put = (id: string, job: J) => {
    const rested = isRunning(jobs.get(id)) && !isRunning(job);
    jobs.set(id, job);
    tell();
    if (rested) for (const listener of [...rests]) listener(id);
  };
  return {
    get: (id) => jobs.get(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onRest: (listener) => void rests.add(listener),
    put,
    change(id, change) {
      const job = jobs.get(id);
      if (job) put(id, { ...job, ...change(job) });
    },
  };
}

const isRunning = (job: { phase: string } | undefined): boolean => job?.phase === "running" || job?.phase === "waiting";

/** @returns what gives a session its own of something, for as long as the page is there */
export function perSession<T>(create: (session: Session) => T): (session: Session) => T {
  const known = new WeakMap<Session, T>();
  return (session) => {
    const there = known.get(session) ?? create(session);
    known.set(session, there);
    return there;
  };
}
