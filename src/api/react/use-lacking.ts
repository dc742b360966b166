import { useEffect, useSyncExternalStore } from "react";
import { LACKING_STATUSES } from "../errors";
import { lacksOf } from "../lacks";
import { useConnection } from "./connection";
import type { QueryState } from "./use-query";

/** What this server is known to lack, by the names of what is read; who asks is drawn anew as more becomes known. */
export function useLacking(): Pick<ReadonlySet<string>, "has"> {
  const { lacking } = lacksOf(useConnection().session);
  useSyncExternalStore(lacking.subscribe, () => lacking.size);
  return lacking;
}

/**
 * Remembers whether a server has a collection, by how a read of it ended: one that has been answered is there, and a 404
 * speaks of one record from then on.
 * @param collection null learns nothing
 */
export function useLearntLack(collection: string | null, state: QueryState<unknown>): void {
  const { lacking, present } = lacksOf(useConnection().session);
  const answered = state.status === "ready";
  const missing = state.status === "error" && LACKING_STATUSES.has(state.error.status);
  useEffect(() => {
    if (collection === null) return;
    if (answered) present.add(collection);
    else if (missing && !present.has(collection)) lacking.add(collection);
  }, [answered, missing, lacking, present, collection]);
}
