import type { Db } from "../db/db";
import type { DonorRecord } from "../db/models";
import type { Store } from "../state/store";

/**
 * Returns a function to call before each request. The first call of a day lifts the suspensions that are over (decisions
 * §3), with a version, a history entry and an event for each, and tells administrators of requests whose month ends soon.
 */
export function createSuspensionEnder(store: Store): () => Promise<void> {
  let day = "";
  let done = Promise.resolve();
  return () => {
    const today = store.db.today();
    if (day === today) return done;
    day = today;
    done = endAll(store).catch(console.error);
    return done;
  };
}

async function endAll(store: Store): Promise<void> {
  if (store.db.records.count("dataRequest") > 0) await store.mutate((await import("../erasure/warn")).warnOfRequests);
  if (endedSuspensions(store.db).length === 0) return;
  const { liftSuspension } = await import("./lift-suspension");
  await store.mutate((db) => endedSuspensions(db).forEach((donor) => liftSuspension(db, donor)));
}

function endedSuspensions(db: Db): DonorRecord[] {
  const today = db.today();
  const isOver = ({ status, suspension }: DonorRecord) =>
    status === "temporarilySuspended" && suspension?.until && suspension.until < today;
  return db.donors.rows().filter(isOver);
}
