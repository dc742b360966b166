import type { Db } from "../db/db";
import type { DonorRecord } from "../db/models";
import type { Store } from "../state/store";
import { statusFields } from "./status";
import { write } from "./write";
import { SYSTEM } from "./writer";

/**
 * @returns what is to be done before each call: on the first of a day it lifts the suspensions whose last day is over
 *   (decisions §3), which makes a version, a history and an event like anybody's lifting
 */
export function suspensionsEnd(store: Store): () => Promise<void> {
  let day = "";
  let lifted = Promise.resolve();
  return () => {
    const today = store.db.today();
    if (day === today) return lifted;
    day = today;
    lifted = endAll(store).catch(console.error);
    return lifted;
  };
}

async function endAll(store: Store): Promise<void> {
  if (endedSuspensions(store.db).length > 0) await store.mutate(lift);
}

function endedSuspensions(db: Db): DonorRecord[] {
  const today = db.today();
  const isOver = ({ status, suspension }: DonorRecord) =>
    status === "temporarilySuspended" && suspension?.until && suspension.until < today;
  return db.donors.rows().filter(isOver);
}

function lift(db: Db): void {
  for (const before of endedSuspensions(db))
    write(db, {
      entity: "donor",
      action: "suspend",
      before,
      writer: SYSTEM,
      set: statusFields(before, "active"),
      steps: ["lift"],
    });
}
