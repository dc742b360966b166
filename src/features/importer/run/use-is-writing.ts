import { useSyncExternalStore } from "react";
import { useConnection } from "../../../api/react/connection";
import { directJobsOf } from "./direct-jobs";

/** @returns whether this page has rows of an import still to write by itself, though they may wait */
export function useIsWriting(importId: string | null): boolean {
  const jobs = directJobsOf(useConnection().session);
  const phase = useSyncExternalStore(jobs.subscribe, () => (importId === null ? null : jobs.get(importId)?.phase));
  return Boolean(phase) && phase !== "over" && phase !== "stopped";
}
