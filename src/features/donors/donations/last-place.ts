import type { Session } from "../../../api/session/session";
import { currentUserId } from "../../../api/session/state";

/** Where each person has registered a donation last, for as long as the page is there. */
const places = new WeakMap<object, { userId: string | null; place: string }>();

/** @returns the place of the last donation that this person has registered; empty before the first */
export function lastPlace(session: Pick<Session, "state">): string {
  const kept = places.get(session);
  return kept && kept.userId === currentUserId(session.state()) ? kept.place : "";
}

export const rememberPlace = (session: Pick<Session, "state">, place: string): void =>
  void places.set(session, { userId: currentUserId(session.state()), place });
