import * as v from "valibot";
import { fold } from "../../domain/text";
import { zoneSchema } from "../../domain/validation/record-schemas";
import { checkFields } from "../../domain/validation/problem";
import type { Db } from "../db/db";
import type { Association, Moved, Records, StaffUser, Zone } from "../db/models";
import { managersOf } from "../db/places";
import { moveDonors, moveStaff, renameInViews, donorsIn, setZones, type FollowUp } from "./zone-follow-ups";
import { refusal } from "../write/conflict";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { asUser } from "../write/writer";

export type PlaceModel = "zone" | "association";
type Sent = Readonly<Record<string, unknown>>;

interface PlaceWrite<M extends PlaceModel> {
  before: Records[M];
  user: StaffUser;
  /** The version that the writer has read; undefined: not checked. */
  version?: number | undefined;
}

const isZone = (place: Zone | Association): place is Zone => !("zoneId" in place);
const nameOfZone = (db: Db, id: string) => db.records.get("zone", id)?.name ?? "";

/** @returns all zones, or all associations of the same zone, in their order */
const siblingsOf = (db: Db, place: Zone | Association): readonly (Zone | Association)[] =>
  isZone(place) ? db.records.zones() : db.records.associationsOf(place.zoneId);

/** @returns the fields of the donors in a zone or an association */
const donorFieldsOf = (db: Db, place: Zone | Association) =>
  isZone(place) ? { area: place.name } : { area: nameOfZone(db, place.zoneId), association: place.name };

const donorIdsOf = (db: Db, place: Zone | Association) => {
  const { area, association } = { association: undefined, ...donorFieldsOf(db, place) };
  return donorsIn(db, area, association);
};

/** Renumbers the siblings of a place after its order has changed. @returns the stored place */
function arrange<M extends PlaceModel>(db: Db, model: M, place: Records[M]): Records[M] {
  const all = (siblingsOf(db, place) as Records[M][]).filter(({ _id }) => _id !== place._id);
  all.splice(place.order, 0, place);
  all.forEach((item, order) => item.order !== order && db.records.put(model, { ...item, order }));
  return db.records.get(model, place._id) ?? place;
}

/** Updates a zone or an association. A new name is written to its donors, managers and views. @throws HttpError 403, 409, 422 */
export function updatePlace<M extends PlaceModel>(
  db: Db,
  model: M,
  { before, sent, version, user }: PlaceWrite<M> & { sent: Sent },
): Records[M] {
  const writer = asUser(user);
  const former = { donors: donorIdsOf(db, before), fields: donorFieldsOf(db, before) };
  if ("zone" in sent && !isZone(before) && !db.records.zones().some(({ _id }) => _id === sent.zone))
    throw unprocessable([{ field: "zone", code: "unknown" }]);
  const set = ("zone" in sent && !isZone(before) ? { zoneId: String(sent.zone) } : {}) as Partial<Records[M]>;
  const stored = write<M>(db, { entity: model, action: "update", before, writer, sent, version, set });
  const place = arrange(db, model, stored);
  const fields = donorFieldsOf(db, place);
  if (JSON.stringify(fields) === JSON.stringify(former.fields)) return place;
  const followUp: FollowUp = { db, writer, reason: `«${before.name}» è ora «${place.name}»` };
  moveDonors(followUp, former.donors, fields);
  if (isZone(place)) {
    moveStaff(followUp, before.name, place.name);
    renameInViews(db, before.name, place.name);
  }
  return place;
}

/** Deletes an empty zone or association. @returns the deleted record. @throws HttpError 403, 409 */
export function removePlace<M extends PlaceModel>(
  db: Db,
  model: M,
  { before, version, user }: PlaceWrite<M>,
): Records[M] {
  const isCurrent = !before.deleted && (version ?? before.version) === before.version;
  if (isCurrent && isUsed(db, before)) throw refusal("used");
  return write<M>(db, { entity: model, action: "delete", before, writer: asUser(user), version });
}

const isUsed = (db: Db, place: Zone | Association): boolean =>
  donorIdsOf(db, place).some((id) => db.donor(id)) ||
  (isZone(place) && (managersOf(db, place.name).length > 0 || db.records.associationsOf(place._id).length > 0));

/** Moves everything of a zone or association to another one, and deletes it. @returns the other one. @throws HttpError 403, 409, 422 */
export function mergePlaces<M extends PlaceModel>(
  db: Db,
  model: M,
  { before, sent, version, user }: PlaceWrite<M> & { sent: Sent },
): Records[M] {
  const into = db.records.get(model, String(sent.into));
  if (!into || into.deleted || into._id === before._id) throw unprocessable([{ field: "into", code: "unknown" }]);
  const writer = asUser(user);
  const { output, problems } = checkFields(v.pick(zoneSchema, ["name"]), { name: sent.name ?? into.name });
  if (problems.length > 0) throw unprocessable(problems);
  const siblings = siblingsOf(db, into);
  const name = String(output.name);
  if (siblings.some((item) => ![before._id, into._id].includes(item._id) && fold(item.name) === fold(name)))
    throw refusal("name");
  const donors = donorIdsOf(db, before);
  const deleted = write<M>(db, { entity: model, action: "delete", before, writer, version });
  const caps = isZone(into) && isZone(before) ? { caps: [...new Set([...into.caps, ...before.caps])] } : {};
  const kept = updatePlace(db, model, { before: into, sent: { name, ...caps }, user });
  const followUp: FollowUp = { db, writer, reason: `«${before.name}» unita a «${kept.name}»` };
  // before the staff: they know the requests of their donors, and aren't notified again
  moveDonors(followUp, donors, donorFieldsOf(db, kept));
  const former = { name: into.name, ...(isZone(into) && { caps: into.caps }) };
  const moved: Moved = { into: into._id, version: kept.version, former, donors, staff: [], associations: [] };
  if (isZone(before) && isZone(kept)) {
    for (const association of db.records.associationsOf(before._id)) {
      const isDuplicate = db.records.associationsOf(kept._id).some(({ name }) => fold(name) === fold(association.name));
      const entry = { entity: "association", before: association, writer } as const;
      if (isDuplicate) write(db, { ...entry, action: "delete" });
      else write(db, { ...entry, action: "update", set: { zoneId: kept._id, order: 1e3 + association.order } });
      moved.associations.push(association._id);
    }
    moved.staff = moveStaff(followUp, before.name, kept.name);
    renameInViews(db, before.name, kept.name);
  }
  db.records.put(model, { ...deleted, moved });
  return kept;
}

/** Restores a zone or association. After a merge, it gets back what hasn't been moved elsewhere since. @throws HttpError 409 */
export function restorePlace<M extends PlaceModel>(db: Db, model: M, { before, user }: PlaceWrite<M>): Records[M] {
  const writer = asUser(user);
  const { moved } = before;
  const into = moved && db.records.get(model, moved.into);
  // checked before the first write; the other one of a merge gives the name back
  if (siblingsOf(db, before).some(({ _id, name }) => _id !== into?._id && fold(name) === fold(before.name)))
    throw refusal("name");
  if (into && into.version === moved.version) updatePlace(db, model, { before: into, sent: moved.former, user });
  const restored = arrange(db, model, write<M>(db, { entity: model, action: "restore", before, writer }));
  const other = moved && db.records.get(model, moved.into);
  if (!other) return restored;
  db.records.put(model, { ...restored, moved: null });
  const followUp: FollowUp = { db, writer, reason: `«${restored.name}» divisa da «${other.name}»` };
  for (const id of moved.associations) {
    const association = db.records.get("association", id);
    if (!association) continue;
    const entry = { entity: "association", before: association, writer } as const;
    if (association.deleted) write(db, { ...entry, action: "restore" });
    else if (association.zoneId === other._id) write(db, { ...entry, action: "update", set: { zoneId: restored._id } });
  }
  const stillInOther = new Set(donorIdsOf(db, other));
  moveDonors(
    followUp,
    moved.donors.filter((id) => stillInOther.has(id)),
    donorFieldsOf(db, restored),
  );
  for (const { _id, areas } of moved.staff) {
    const member = db.records.get("user", _id);
    if (member) setZones(followUp, member, areas);
  }
  return restored;
}
