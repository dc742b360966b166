import type { Session } from "../session";

/**
 * Keeps what a user was doing when the session expired: a place, a half-filled form. It is kept in memory for that user, until
 * they sign out or another user signs in.
 */
export interface ResumeStore {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  delete(name: string): void;
}

type SessionChanges = Pick<Session, "state" | "subscribe">;

const stores = new WeakMap<SessionChanges, ResumeStore>();

/** @returns the store of a session, created at the first call */
export function resumeStoreOf(session: SessionChanges): ResumeStore {
  const store = stores.get(session) ?? createResumeStore(session);
  stores.set(session, store);
  return store;
}

function createResumeStore(session: SessionChanges): ResumeStore {
  const items = new Map<string, unknown>();
  /** Null before the first sign-in: what is kept then (a place that needs a session) is for any user. */
  let owner: string | null = null;

  const update = () => {
    const state = session.state();
    if (state.status === "signed-in") {
      if (owner !== null && owner !== state.user._id) items.clear();
      owner = state.user._id;
    }
    if (state.status === "signed-out") {
      const chosen = state.reason === "user" || state.reason === "other-tab";
      if (chosen) items.clear();
      owner = chosen ? null : (owner ?? state.former);
    }
  };
  update();
  session.subscribe(update);
  return {
    get: (name) => items.get(name),
    set: (name, value) => void items.set(name, value),
    delete: (name) => void items.delete(name),
  };
}
