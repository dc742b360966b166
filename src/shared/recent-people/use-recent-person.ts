import { useEffect } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { rememberPerson, type RecentPerson } from "./recent-people";

/** Whose record is shown stands among the recent people of the search. @param person null until it is known */
export function useRecentPerson(person: RecentPerson | null): void {
  const connection = useConnection();
  const userId = useUser()?._id ?? null;
  useEffect(() => {
    if (person && userId !== null) rememberPerson(connection, userId, person);
  }, [connection, userId, person]);
}
