import { useEffect } from "react";
import type { Connection } from "../../api/connection";
import { useConnection, useUser } from "../../api/react/connection";
import { SessionMemory } from "../../api/session/kept-for-user/session-memory";

/** A person whose record was opened. Fields are null if unknown, or if the user may not see them. */
export interface RecentPerson {
  firstName: string;
  lastName: string;
  email: string | null;
  role: string;
  /** Route of the record, such as `/app/donors/details/7`. */
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
const NO_PEOPLE: readonly RecentPerson[] = [];

const opened = new SessionMemory<readonly RecentPerson[]>();

/** @returns the people whose records the user has opened in this session, the latest first */
export const recentPeople = (connection: Connection, userId: string | null): readonly RecentPerson[] =>
  opened.read(connection, userId) ?? NO_PEOPLE;

/** Adds an opened record, until the session of this user ends. */
export function rememberPerson(connection: Connection, userId: string, person: RecentPerson): void {
  const people = recentPeople(connection, userId);
  const former = people.find(({ details }) => details === person.details);
  // a record doesn't contain the picture, a search result does
  const added = { ...person, profileImage: person.profileImage ?? former?.profileImage ?? null };
  opened.write(connection, userId, [added, ...people.filter((other) => other !== former)].slice(0, MOST));
}

/** Drops people. @param details the routes of their records */
export function dropPeople(connection: Connection, userId: string, details: ReadonlySet<string>): void {
  const people = recentPeople(connection, userId);
  const left = people.filter((person) => !details.has(person.details));
  if (left.length < people.length) opened.write(connection, userId, left);
}

/** Remembers the person whose record is shown. @param person null while loading */
export function useRecentPerson(person: RecentPerson | null): void {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (person && userId !== null) rememberPerson(connection, userId, person);
  }, [connection, userId, person]);
}
