import type { Db } from "../db/db";
import { DERIVED_FIELDS, type EntityName, type HistoryRecord } from "../db/models";

/** Records by entity and id, without null values and derived fields. */
type State = Record<string, Record<string, unknown>>;

const nameOf = (subject: EntityName, id: string) => `${subject} ${id}`;
const IGNORED_FIELDS: ReadonlySet<string> = new Set(["_id", "deleted", ...DERIVED_FIELDS]);
const withoutIgnored = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => value !== null && !IGNORED_FIELDS.has(name)));

/** @returns the donors, donations and awards that aren't deleted */
export function stateOf(db: Db): State {
  const state: State = {};
  for (const donor of db.records.all("donor")) {
    if (!donor.deleted) state[nameOf("donor", donor._id)] = withoutIgnored(donor);
    for (const donation of db.donors.donationsOf(donor))
      state[nameOf("donation", donation.key)] = withoutIgnored(donation);
    for (const award of db.donors.awardsOf(donor)) state[nameOf("award", award.key)] = withoutIgnored(award);
  }
  return state;
}

/** @returns a state after the changes of a history, oldest first */
export function replay(before: State, history: readonly HistoryRecord[]): State {
  const state = structuredClone(before);
  for (const { subject, subjectId, action, version, changes } of history) {
    if (subject !== "donor" && subject !== "donation" && subject !== "award") continue;
    const name = nameOf(subject, subjectId);
    if (action === "delete") delete state[name];
    else {
      const changed = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
      state[name] = withoutIgnored({ ...state[name], ...changed, version });
    }
  }
  return state;
}
