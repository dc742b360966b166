import { useSyncExternalStore, useEffect } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { useCachedReads, type CachedReads } from "../../../api/react/cached-reads";
import { useConnection } from "../../../api/react/connection";
import type { Session } from "../../../api/session/session";
import { jobsOf, type Job, type Jobs } from "./jobs";

/** @returns the job of an import (undefined if this tab runs none), and all jobs */
export function useJob(id: string): [Job | undefined, Jobs] {
  const jobs = jobsOf(useConnection().session);
  return [useSyncExternalStore(jobs.subscribe, () => jobs.get(id)), jobs];
}

type Invalidate = CachedReads["invalidate"];

/** The `invalidate` of the last mounted page, for each session. */
const readers = new WeakMap<Session, Invalidate>();

function follow(session: Session, invalidate: Invalidate): void {
  const follows = readers.has(session);
  readers.set(session, invalidate);
  if (follows) return;
  const drop = (paths: readonly string[]) => void readers.get(session)?.(paths);
  jobsOf(session).onRest((id) => drop(affectedReads.import(id)));
}

/** Invalidates lists and records when a job stops, even if the user has opened another page by then. */
export function useReadAgain(): void {
  const { session } = useConnection();
  const { invalidate } = useCachedReads();
  useEffect(() => follow(session, invalidate), [session, invalidate]);
}
