import { useEffect } from "react";
import type { Connection } from "../../api/connection";
import { useConnection, useUser } from "../../api/react/connection";
import { SessionMemory } from "../../api/session/session-memory";

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

const opened = new SessionMemory<readonly RecentPerson[]>();

/** @returns whom this person has opened in this session, the last one first */
export const recentPeople = (connection: Connection, userId: string | null): readonly RecentPerson[] =>
  opened.read(connection, userId) ?? NOBODY;

/** Remembers whom this person has opened, until the session is somebody else's or nobody's. */
export function rememberPerson(connection: Connection, userId: string, person: RecentPerson): void {
  const known = recentPeople(connection, userId);
  const former = known.find(({ details }) => details === person.details);
  // a record doesn't contain the picture, a search result does
  const now = { ...person, profileImage: person.profileImage ?? former?.profileImage ?? null };
  opened.write(connection, userId, [now, ...known.filter((other) => other !== former)].slice(0, MOST));
}

/** Remembers the person whose record is shown. @param person null until it is known */
export function useRecentPerson(person: RecentPerson | null): void {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (person && userId !== null) rememberPerson(connection, userId, person);
  }, [connection, userId, person]);
}
