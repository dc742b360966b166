import type { Session } from "./session";

/**
 * What somebody had in hand when the session ended without their doing: a place, a form half filled in. It waits in
 * memory for that person alone, and is dropped when they sign out themselves or another signs in.
 */
export interface Keepsakes {
  get(name: string): unknown;
  set(name: string, value: unknown): void;
  delete(name: string): void;
}

type Comings = Pick<Session, "state" | "subscribe">;

const all = new WeakMap<Comings, Keepsakes>();

/**
 * Made when somebody first has something to keep: a bell never has.
 * @param session whose comings and goings decide
 */
export function keepsakesOf(session: Comings): Keepsakes {
  const keepsakes = all.get(session) ?? createKeepsakes(session);
  all.set(session, keepsakes);
  return keepsakes;
}

function createKeepsakes(session: Comings): Keepsakes {
  const items = new Map<string, unknown>();
  /** Null: nobody yet. What was kept before the first sign-in (a place that needs a session) goes to whoever comes. */
  let owner: string | null = null;

  const look = () => {
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
  look();
  session.subscribe(look);
  return {
    get: (name) => items.get(name),
    set: (name, value) => void items.set(name, value),
    delete: (name) => void items.delete(name),
  };
}
