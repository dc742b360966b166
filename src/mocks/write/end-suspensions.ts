import { isoDay } from "../../domain/dates/days";
import type { Db } from "../db/db";
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
  if (!isSeedsDay(store.db)) await store.db.allMade();
  if (endedSuspensions(store.db).length > 0) await store.mutate(lift);
}

/** Nothing that was seeded is over on the day of the seed: then only those are looked at who may have been written. */
const isSeedsDay = (db: Db) => db.today() === isoDay(db.anchor);

function endedSuspensions(db: Db): string[] {
  const { donors } = db;
  const today = db.today();
  const asSeeded = isSeedsDay(db) ? (row: number) => !donors.isMade(row) : () => false;
  return Array.from({ length: donors.size }, (_, row) => row).flatMap((row) => {
    if (asSeeded(row)) return [];
    const { _id, status, suspension } = donors.at(row);
    const until = suspension?.until;
    return status === "temporarilySuspended" && until && until < today && donors.exists(row) ? [_id] : [];
  });
}

function lift(db: Db): void {
  for (const id of endedSuspensions(db)) {
    const before = db.donorRecord(id);
    if (!before) continue;
    write(db, {
      entity: "donor",
      action: "suspend",
      before,
      writer: SYSTEM,
      set: statusFields(before, "active"),
      steps: ["lift"],
    });
  }
}
