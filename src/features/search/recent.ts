import type { Connection } from "../../api/connection";
import { currentUserId } from "../../api/session/state";
import { keyOf } from "./searcher";
import type { SearchHit } from "./requests/search";

const MOST = 5;
const NOBODY: readonly SearchHit[] = [];

interface Recent {
  userId: string;
  hits: readonly SearchHit[];
}

/** Whom somebody has opened from the search, by connection: in memory alone, and gone with the session. */
const opened = new WeakMap<Connection, Recent>();

/** @returns whom this person has opened in this session, the last one first */
export function recentHits(connection: Connection, userId: string | null): readonly SearchHit[] {
  const recent = opened.get(connection);
  return recent && recent.userId === userId ? recent.hits : NOBODY;
}

/** Remembers whom this person has opened, until the session is somebody else's or nobody's. */
export function rememberHit(connection: Connection, userId: string, hit: SearchHit): void {
  const known = recentHits(connection, userId).filter((other) => keyOf(other) !== keyOf(hit));
  const first = opened.get(connection)?.userId !== userId;
  opened.set(connection, { userId, hits: [hit, ...known].slice(0, MOST) });
  if (!first) return;
  const stop = connection.session.subscribe(() => {
    if (currentUserId(connection.session.state()) === userId) return;
    stop();
    opened.delete(connection);
  });
}
