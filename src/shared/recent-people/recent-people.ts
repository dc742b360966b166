import type { Connection } from "../../api/connection";
import { currentUserId } from "../../api/session/state";

/** Somebody whose record was opened, with what tells them from a namesake: null where it isn't known, or not to be seen. */
export interface RecentPerson {
  firstName: string;
  lastName: string;
  email: string | null;
  role: string;
  /** Where their record is, as `/app/donors/details/7`. */
  details: string;
  profileImage: string | null;
  birthday: string | null;
  city: string | null;
  area: string | null;
  bloodGroup: string | null;
  cardNumber: string | null;
  status: string | null;
}

const MOST = 5;
const NOBODY: readonly RecentPerson[] = [];

interface Recent {
  userId: string;
  people: readonly RecentPerson[];
}

/** By connection: in memory alone, and gone with the session. */
const opened = new WeakMap<Connection, Recent>();

/** @returns whom this person has opened in this session, the last one first */
export function recentPeople(connection: Connection, userId: string | null): readonly RecentPerson[] {
  const recent = opened.get(connection);
  return recent && recent.userId === userId ? recent.people : NOBODY;
}

/** Remembers whom this person has opened, until the session is somebody else's or nobody's. */
export function rememberPerson(connection: Connection, userId: string, person: RecentPerson): void {
  const known = recentPeople(connection, userId);
  const former = known.find(({ details }) => details === person.details);
  // a record doesn't tell the picture, a hit of the search does
  const now = { ...person, profileImage: person.profileImage ?? former?.profileImage ?? null };
  const first = opened.get(connection)?.userId !== userId;
  opened.set(connection, { userId, people: [now, ...known.filter((other) => other !== former)].slice(0, MOST) });
  if (!first) return;
  const stop = connection.session.subscribe(() => {
    if (currentUserId(connection.session.state()) === userId) return;
    stop();
    opened.delete(connection);
  });
}
