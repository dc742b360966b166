import * as v from "valibot";
import { fold } from "../../domain/text";
import { zoneSchema } from "../../domain/validation/record-schemas";
import { checkFields } from "../../domain/validation/problem";
import type { Db } from "../db/db";
import type { Association, Moved, Records, StaffUser, Zone } from "../db/models";
import { managersOf } from "../db/places";
import { carryDonors, carryStaff, carryViews, donorsIn, giveZones, type Carrier } from "./carry";
import { nameTaken, stillUsed } from "../write/conflict";
import { unprocessable } from "../write/problem-texts";
import { write } from "../write/write";
import { asUser } from "../write/writer";

/** Zones and associations are written alike. */
export type PlaceModel = "zone" | "association";
type Sent = Readonly<Record<string, unknown>>;

interface Step<M extends PlaceModel> {
  before: Records[M];
  user: StaffUser;
  /** The version that was read; undefined: it doesn't matter. */
  version?: number | undefined;
}

const isZone = (place: Zone | Association): place is Zone => !("zoneId" in place);
const nameOfZone = (db: Db, id: string) => db.records.get("zone", id)?.name ?? "";

/** @returns those that stand in a row with a place: the zones, or the associations of its zone */
const rowOf = (db: Db, place: Zone | Association): readonly (Zone | Association)[] =>
  isZone(place) ? db.records.zones() : db.records.associationsOf(place.zoneId);

/** @returns the values that donors have who are in it */
const valuesOf = (db: Db, place: Zone | Association) =>
  isZone(place) ? { area: place.name } : { area: nameOfZone(db, place.zoneId), association: place.name };

const membersOf = (db: Db, place: Zone | Association) => {
  const { area, association } = { association: undefined, ...valuesOf(db, place) };
  return donorsIn(db, area, association);
};

/** Renumbers those that stand in a row with a place, so that it gets its place among them. @returns it as it is then */
function arrange<M extends PlaceModel>(db: Db, model: M, place: Records[M]): Records[M] {
  const all = (rowOf(db, place) as Records[M][]).filter(({ _id }) => _id !== place._id);
  all.splice(place.order, 0, place);
  all.forEach((one, order) => one.order !== order && db.records.put(model, { ...one, order }));
  return db.records.get(model, place._id) ?? place;
}

/** Its donors, managers and views follow a new name, and its donors a new zone. @throws HttpError 403, 409, 422 */
export function updatePlace<M extends PlaceModel>(
  db: Db,
  model: M,
  { before, sent, version, user }: Step<M> & { sent: Sent },
): Records[M] {
  const writer = asUser(user);
  const former = { members: membersOf(db, before), values: valuesOf(db, before) };
  if ("zone" in sent && !isZone(before) && !db.records.zones().some(({ _id }) => _id === sent.zone))
    throw unprocessable([{ field: "zone", code: "unknown" }]);
  const set = "zone" in sent && !isZone(before) ? { zoneId: String(sent.zone) } : {};
  const wish = {
    entity: model,
    action: "update",
    before,
    writer,
    sent,
    version,
    set: set as Partial<Records[M]>,
  } as const;
  const place = arrange(db, model, write<M>(db, wish));
  const values = valuesOf(db, place);
  if (JSON.stringify(values) === JSON.stringify(former.values)) return place;
  const carrier: Carrier = { db, writer, reason: `«${before.name}» è ora «${place.name}»` };
  carryDonors(carrier, former.members, values);
  if (isZone(place)) {
    carryStaff(carrier, before.name, place.name);
    carryViews(db, before.name, place.name);
  }
  return place;
}

/** @returns the tombstone. @throws HttpError 409 for one that isn't empty */
export function removePlace<M extends PlaceModel>(db: Db, model: M, { before, version, user }: Step<M>): Records[M] {
  const isCurrent = !before.deleted && (version ?? before.version) === before.version;
  if (isCurrent && isUsed(db, before)) throw stillUsed();
  return write<M>(db, { entity: model, action: "delete", before, writer: asUser(user), version });
}

const isUsed = (db: Db, place: Zone | Association): boolean =>
  membersOf(db, place).some((id) => db.donor(id)) ||
  (isZone(place) && (managersOf(db, place.name).length > 0 || db.records.associationsOf(place._id).length > 0));

/** Puts all that is in a place into another one, and deletes it. @returns the other one. @throws HttpError 403, 409, 422 */
export function mergePlaces<M extends PlaceModel>(
  db: Db,
  model: M,
  { before, sent, version, user }: Step<M> & { sent: Sent },
): Records[M] {
  const into = db.records.get(model, String(sent.into));
  if (!into || into.deleted || into._id === before._id) throw unprocessable([{ field: "into", code: "unknown" }]);
  const writer = asUser(user);
  const { output, problems } = checkFields(v.pick(zoneSchema, ["name"]), { name: sent.name ?? into.name });
  if (problems.length > 0) throw unprocessable(problems);
  const row = rowOf(db, into);
  const name = String(output.name);
  if (row.some((one) => ![before._id, into._id].includes(one._id) && fold(one.name) === fold(name))) throw nameTaken();
  const donors = membersOf(db, before);
  const gone = write<M>(db, { entity: model, action: "delete", before, writer, version });
  const caps = isZone(into) && isZone(before) ? { caps: [...new Set([...into.caps, ...before.caps])] } : {};
  const kept = updatePlace(db, model, { before: into, sent: { name, ...caps }, user });
  const carrier: Carrier = { db, writer, reason: `«${before.name}» unita a «${kept.name}»` };
  const former = { name: into.name, ...(isZone(into) && { caps: into.caps }) };
  const moved: Moved = { into: into._id, version: kept.version, former, donors, staff: [], associations: [] };
  if (isZone(before) && isZone(kept)) {
    for (const association of db.records.associationsOf(before._id)) {
      const isDuplicate = db.records.associationsOf(kept._id).some((one) => fold(one.name) === fold(association.name));
      const entry = { entity: "association", before: association, writer } as const;
      if (isDuplicate) write(db, { ...entry, action: "delete" });
      else write(db, { ...entry, action: "update", set: { zoneId: kept._id, order: 1e3 + association.order } });
      moved.associations.push(association._id);
    }
    moved.staff = carryStaff(carrier, before.name, kept.name);
    carryViews(db, before.name, kept.name);
  }
  carryDonors(carrier, donors, valuesOf(db, kept));
  db.records.put(model, { ...gone, moved });
  return kept;
}

/** Brings one back, and what a merge took from it, as far as nobody has put that elsewhere since. @throws HttpError 409 */
export function restorePlace<M extends PlaceModel>(db: Db, model: M, { before, user }: Step<M>): Records[M] {
  const writer = asUser(user);
  const { moved } = before;
  const into = moved && db.records.get(model, moved.into);
  // before anything is written; the one that stayed may give its own name up
  if (rowOf(db, before).some(({ _id, name }) => _id !== into?._id && fold(name) === fold(before.name)))
    throw nameTaken();
  if (into && into.version === moved.version) updatePlace(db, model, { before: into, sent: moved.former, user });
  const back = arrange(db, model, write<M>(db, { entity: model, action: "restore", before, writer }));
  const there = moved && db.records.get(model, moved.into);
  if (!there) return back;
  db.records.put(model, { ...back, moved: null });
  const carrier: Carrier = { db, writer, reason: `«${back.name}» divisa da «${there.name}»` };
  for (const id of moved.associations) {
    const association = db.records.get("association", id);
    if (!association) continue;
    const entry = { entity: "association", before: association, writer } as const;
    if (association.deleted) write(db, { ...entry, action: "restore" });
    else if (association.zoneId === there._id) write(db, { ...entry, action: "update", set: { zoneId: back._id } });
  }
  for (const { _id, areas } of moved.staff) {
    const member = db.records.get("user", _id);
    if (member) giveZones(carrier, member, areas);
  }
  const since = new Set(membersOf(db, there));
  carryDonors(
    carrier,
    moved.donors.filter((id) => since.has(id)),
    valuesOf(db, back),
  );
  return back;
}
