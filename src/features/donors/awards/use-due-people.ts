import { useEffect, useState } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { duePeople, ownersOf, type DuePerson } from "./due-awards";

export type DuePeople =
  | { status: "reading" }
  | { status: "error"; message: string }
  /** `without`: how many of those who were chosen are due nothing. */
  | { status: "ready"; people: readonly DuePerson[]; without: number };

/**
 * Who of those who are chosen is due which awards.
 * @param ids of donors, or of rows of the list of who is due an award; null reads nothing
 * @returns also how to read it once more
 */
export function useDuePeople(ids: readonly string[] | null, of: "donors" | "awardsDue"): [DuePeople, () => void] {
  const { session } = useConnection();
  const [state, setState] = useState<DuePeople>({ status: "reading" });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!ids) return;
    const controller = new AbortController();
    const { signal } = controller;
    const read = async (): Promise<DuePeople> => {
      const donorIds = of === "donors" ? ids : await ownersOf(session, ids, signal);
      const people = await duePeople(session, donorIds, signal);
      return { status: "ready", people, without: donorIds.length - people.length };
    };
    read()
      .catch((error: unknown): DuePeople => {
        if (!signal.aborted && !(error instanceof ApiError)) throw error;
        return { status: "error", message: error instanceof ApiError ? error.message : "" };
      })
      .then((next) => {
        if (!signal.aborted) setState(next);
      }, console.error);
    return () => controller.abort();
  }, [session, ids, of, tries]);
  const retry = () => {
    setState({ status: "reading" });
    setTries(tries + 1);
  };
  return [state, retry];
}
