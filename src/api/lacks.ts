import type { Session } from "./session/session";

/** What a server was learnt to have and to lack (decisions §2), by names. */
export interface Lacks {
  /** What it can't be asked for. */
  lacking: Set<string>;
  /** What it can't write. Apart from the former: who can't change zones has zones all the same. */
  lackingWrites: Set<string>;
  /** What it has answered with: a 404 there speaks of one record that has gone. */
  present: Set<string>;
}

const known = new WeakMap<Pick<Session, "call">, Lacks>();

/** @returns what is known of a session's server, to look at and to add to, for as long as the page is there */
export function lacksOf(session: Pick<Session, "call">): Lacks {
  const lacks = known.get(session) ?? { lacking: new Set(), lackingWrites: new Set(), present: new Set() };
  known.set(session, lacks);
  return lacks;
}
