import { useSyncExternalStore, useEffect } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { useCachedReads, type CachedReads } from "../../../api/react/cached-reads";
import { useConnection } from "../../../api/react/connection";
import type { Session } from "../../../api/session/session";
import { jobsOf, type Job, type Jobs } from "./jobs";

/** @returns how this page carries out an import, if it does; and what can be done with it */
export function useJob(id: string): [Job | undefined, Jobs] {
  const jobs = jobsOf(useConnection().session);
  return [useSyncExternalStore(jobs.subscribe, () => jobs.get(id)), jobs];
}

type Invalidate = CachedReads["invalidate"];

/** How the reads of who is signed in are dropped: of the last page that was shown. */
const readers = new WeakMap<Session, Invalidate>();

function follow(session: Session, invalidate: Invalidate): void {
  const follows = readers.has(session);
  readers.set(session, invalidate);
  if (follows) return;
  const drop = (paths: readonly string[]) => void readers.get(session)?.(paths);
  jobsOf(session).onRest((id) => drop(affectedReads.import(id)));
}

/**
 * Lists and records aren't right any more once an import, or its undo, has written: they are read again, also where the person
 * looks elsewhere by then. Other tabs read when one comes to them, as after any write (`refetch-on-return.ts`).
 */
export function useReadAgain(): void {
  const { session } = useConnection();
  const { invalidate } = useCachedReads();
  useEffect(() => follow(session, invalidate), [session, invalidate]);
}
