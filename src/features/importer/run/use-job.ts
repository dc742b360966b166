import { useSyncExternalStore, useEffect } from "react";
import { affectedReads } from "../../../api/writes/affected-reads";
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
const invalidators = new WeakMap<Session, Invalidate>();

function followJobs(session: Session, invalidate: Invalidate): void {
  const isFollowed = invalidators.has(session);
  invalidators.set(session, invalidate);
  if (isFollowed) return;
  const invalidateReads = (paths: readonly string[]) => void invalidators.get(session)?.(paths);
  jobsOf(session).onSettled((id) => invalidateReads(affectedReads.import(id)));
}

/** Invalidates lists and records when a job stops, even if the user has opened another page by then. */
export function useInvalidateAfterJobs(): void {
  const { session } = useConnection();
  const { invalidate } = useCachedReads();
  useEffect(() => followJobs(session, invalidate), [session, invalidate]);
}
