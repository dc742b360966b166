import type { Db } from "../db/db";
import { DERIVED_FIELDS, type EntityName, type HistoryRecord } from "../db/models";

/** Records by kind and id, without what is null and what follows from others. */
type State = Record<string, Record<string, unknown>>;

const nameOf = (subject: EntityName, id: string) => `${subject} ${id}`;
const DROPPED: ReadonlySet<string> = new Set(["_id", "deleted", ...DERIVED_FIELDS]);
const bare = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== null && !DROPPED.has(name)));

/** @returns the donors, donations and awards that are there */
export function stateOf(db: Db): State {
  const state: State = {};
  for (const donor of db.records.all("donor")) {
    if (!donor.deleted) state[nameOf("donor", donor._id)] = bare(donor);
    for (const donation of db.donors.donationsOf(donor)) state[nameOf("donation", donation.key)] = bare(donation);
    for (const award of db.donors.awardsOf(donor)) state[nameOf("award", award.key)] = bare(award);
  }
  return state;
}

/** @returns a state after what a history tells, oldest first */
export function replay(before: State, history: readonly HistoryRecord[]): State {
  const state = structuredClone(before);
  for (const { subject, subjectId, action, version, changes } of history) {
    if (subject !== "donor" && subject !== "donation" && subject !== "award") continue;
    const name = nameOf(subject, subjectId);
    if (action === "delete") delete state[name];
    else {
      const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
      state[name] = bare({ ...state[name], ...changed, version });
    }
  }
  return state;
}
