import type { Session } from "./session";

/**
 * What somebody had in hand when the session ended without their doing: a place, a form half filled in. It waits in
 * memory for that person alone, and is dropped when they sign out themselves or another signs in.
 */
export interface ResumeStore {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  delete(name: string): void;
}

type SessionChanges = Pick<Session, "state" | "subscribe">;

const stores = new WeakMap<SessionChanges, ResumeStore>();

/**
 * Made when somebody first has something to keep: a bell never has.
 * @param session whose sign-ins and sign-outs decide
 */
export function resumeStoreOf(session: SessionChanges): ResumeStore {
  const store = stores.get(session) ?? createResumeStore(session);
  stores.set(session, store);
  return store;
}

function createResumeStore(session: SessionChanges): ResumeStore {
  const items = new Map<string, unknown>();
  /** Null: nobody yet. What was kept before the first sign-in (a place that needs a session) goes to whoever comes. */
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
