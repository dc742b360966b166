import { useSyncExternalStore } from "react";
import { useConnection } from "../../../api/react/connection";
import { jobsOf, type Job, type Jobs } from "./jobs";

/** @returns how this page carries out an import, if it does; and what can be done with it */
export function useJob(id: string): [Job | undefined, Jobs] {
  const jobs = jobsOf(useConnection().session);
  return [useSyncExternalStore(jobs.subscribe, () => jobs.get(id)), jobs];
}
