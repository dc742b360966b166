import type { Session } from "./session/session";

/** A set of names that only grows; listeners are called after each addition. */
class Learnt extends Set<string> {
  readonly #listeners = new Set<() => void>();

  override add(name: string): this {
    if (this.has(name)) return this;
    super.add(name);
    for (const listener of [...this.#listeners]) listener();
    return this;
  }

  /** @returns how to hear no more of it; bound, as React takes it */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** What a server was learnt to have and to lack (decisions §2), by names. */
interface Lacks {
  /** What it can't be asked for. */
  lacking: Learnt;
  /** What it can't write. Apart from the former: who can't change zones has zones all the same. */
  lackingWrites: Set<string>;
  /** What it has answered with: a 404 there speaks of one record that has gone. */
  present: Set<string>;
}

const known = new WeakMap<Pick<Session, "call">, Lacks>();

/** @returns what is known of a session's server, to look at and to add to, for as long as the page is there */
export function lacksOf(session: Pick<Session, "call">): Lacks {
  const lacks = known.get(session) ?? { lacking: new Learnt(), lackingWrites: new Set(), present: new Set() };
  known.set(session, lacks);
  return lacks;
}
