import type { components } from "../../contract/api";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/donor-row";
import type { HistoryRecord, StaffUser } from "../db/models";

type HistoryEntry = components["schemas"]["HistoryEntry"];

/** Writes down who changed what. */
export function recordHistory(
  db: Db,
  user: StaffUser,
  action: HistoryRecord["action"],
  before: DonorRow,
  after: DonorRow,
): void {
  const changes = (Object.keys(after) as (keyof DonorRow)[])
    .filter((field) => field !== "version" && before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }));
  if (changes.length === 0) return;
  db.records.put("history", {
    _id: db.nextId("history", "h"),
    donorId: after._id,
    date: new Date(db.now()).toISOString(),
    author: { _id: user._id, name: `${user.firstName} ${user.lastName}` },
    action,
    changes,
  });
}

/** @returns the changes of a donor, newest first; the oldest is how the record came here */
export function historyOf(db: Db, row: number): HistoryEntry[] {
  const donor = db.donors.at(row);
  const recorded = db.records
    .all("history")
    .filter((entry) => entry.donorId === donor._id)
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : Number(b._id.slice(1)) - Number(a._id.slice(1))))
    .map(({ _id, date, author, action, changes }) => ({ _id, date, author, action, changes }));
  const first = db.donors.donations(row).length > 0 && donor.privacyDate ? donor.privacyDate : "2026-01-01";
  return [
    ...recorded,
    {
      _id: `h-${donor._id}`,
      date: `${first}T09:00:00.000Z`,
      author: { _id: null, name: "Importazione iniziale" },
      action: "create",
      changes: [],
    },
  ];
}
