import { useEffect, useState } from "react";
import { ApiError } from "../../../api/errors";
import { pause } from "../../../api/client/pause";
import { useConnection } from "../../../api/react/connection";
import { SEARCH_DEBOUNCE } from "../../../domain/constants";
import { findDonors, type FoundDonor } from "../requests/find-donors";

/** The people with a name; null while they aren't known. */
interface People {
  name: string;
  donors: readonly FoundDonor[] | null;
}

/** Finds people while their name is typed. @param name null finds nobody */
export function usePeople(name: string | null): People | null {
  const { session } = useConnection();
  const [found, setFound] = useState<People | null>(null);
  useEffect(() => {
    if (name === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      try {
        await pause(SEARCH_DEBOUNCE, signal);
        const [result] = await findDonors(session, [{ name }], signal);
        if (!signal.aborted) setFound({ name, donors: result?.found ?? [] });
      } catch (error) {
        // without a list, Enter adds the name as a row, which says what is wrong
        if (!signal.aborted && !(error instanceof ApiError)) throw error;
      }
    };
    void search();
    return () => controller.abort();
  }, [session, name]);
  if (name === null) return null;
  return found?.name === name ? found : { name, donors: null };
}
