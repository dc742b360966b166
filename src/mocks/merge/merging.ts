import type { components } from "../../contract/api";
import { isPending } from "../../domain/donor/status";
import { haveDifferentCodes } from "../../domain/donor/duplicates";
import { allows } from "../auth/abilities";
import { refusesCalls } from "../calls/refused";
import { callsOf } from "../calls/stored-calls";
import type { Db } from "../db/db";
import type { Pair } from "../db/duplicates";
import type { DonorRecord, MergedOnce, MergedPart, MergeRecord, PlaceIds, StaffUser } from "../db/models";
import { allDocuments } from "../documents/stored-documents";
import { isOpen } from "../email/sendings";
import { receiversOf } from "../email/receivers";
import { consentsOf } from "../seed/consents";
import { UNIQUE_FIELDS } from "../write/conflict";
import { historyOfDonor } from "../write/history";
import { serializeAward, serializeDonation } from "../write/serialize";

type Schemas = components["schemas"];
type Blocked = Schemas["Merging"]["blocked"][number];

/** @returns why two records can't be merged now */
export function blockedBy(db: Db, user: StaffUser, donors: readonly [DonorRecord, DonorRecord]): Blocked[] {
  if (!donors.every((donor) => allows(user, "update", "Donor", donor))) return ["elsewhere"];
  const blocked: Blocked[] = [];
  const isRequested = ({ _id }: DonorRecord) => db.records.get("deletion", _id)?.state === "requested";
  const runs = db.records.all("import").some(({ started, ended }) => started !== null && ended === null);
  const isSending = db.records
    .all("sending")
    .some(
      (sending) => isOpen(db, sending) && donors.some(({ _id }) => receiversOf(db, sending).placeOf(_id) !== undefined),
    );
  if (haveDifferentCodes(...donors)) blocked.push("codes");
  if (runs) blocked.push("import");
  if (isSending) blocked.push("sending");
  if (donors.some(isRequested)) blocked.push("deletion");
  return blocked;
}

/** Whether the person of a record can sign in. */
export const canSignIn = ({ email, status }: DonorRecord): boolean =>
  email !== null && status !== "staged" && status !== "provisioned" && !isPending(status) && status !== "dead";

const documentsOf = (db: Db, { _id }: DonorRecord) => allDocuments(db).filter(({ donorId }) => donorId === _id);

/** @returns the donations, awards, documents and calls of a donor */
export const partsOf = (db: Db, donor: DonorRecord): Pick<MergedPart, "model" | "before">[] => [
  ...db.donors.donationsOf(donor).map((before) => ({ model: "donation" as const, before })),
  ...db.donors.awardsOf(donor).map((before) => ({ model: "award" as const, before })),
  ...documentsOf(db, donor).map((before) => ({ model: "document" as const, before })),
  ...callsOf(db, donor).map((before) => ({ model: "call" as const, before })),
];

/** Gives a part to a donor. */
export function movePart(db: Db, { model, before }: Pick<MergedPart, "model" | "before">, donorId: string): void {
  const firstOwner = ("firstOwner" in before && before.firstOwner) || before.donorId;
  db.records.put(model, { ...before, donorId, firstOwner } as never);
}

/** @returns what a donor has once */
export const onceOf = (db: Db, { _id }: DonorRecord): MergedOnce => ({
  consents: db.records.get("consents", _id) ?? null,
  account: db.records.get("account", _id) ?? null,
  opening: db.records.get("opening", _id) ?? null,
  callsRefused: db.records.get("callsRefused", _id) ?? null,
});

/** Stores what a donor has once. */
export function putOnce(db: Db, _id: string, once: Partial<MergedOnce>): void {
  for (const [model, value] of Object.entries(once) as [keyof MergedOnce, object | null][])
    if (value) db.records.put(model, { ...value, _id } as never);
    else db.records.remove(model, _id);
}

/** @returns the zone and the association of a record: they may be renamed or merged before the records are separated */
export function placesOf(db: Db, { area, association }: DonorRecord): PlaceIds {
  const zone = db.records.zones().find(({ name }) => name === area)?._id;
  return { zone, association: zone && db.records.associationsOf(zone).find(({ name }) => name === association)?._id };
}

/** @returns a record in its zone and association as they are called now */
export function placedNow(db: Db, donor: DonorRecord, ids: PlaceIds): DonorRecord {
  const follow = <M extends "zone" | "association">(model: M, id: string | undefined) => {
    const place = id === undefined ? undefined : db.records.get(model, id);
    return place?.deleted && place.moved ? (db.records.get(model, place.moved.into) ?? place) : place;
  };
  const association = follow("association", ids.association);
  const zone = follow("zone", association?.zoneId ?? ids.zone);
  return { ...donor, area: zone?.name ?? donor.area, association: association?.name ?? donor.association };
}

/** @returns what a merge of a pair needs to know, as the API returns it */
export function mergingOf(db: Db, user: StaffUser, { donors }: Pair): Schemas["Merging"] {
  const readable = donors.filter((donor) => allows(user, "read", "Donor", donor));
  return {
    blocked: blockedBy(db, user, donors),
    records: readable.map((donor) => {
      const history = historyOfDonor(db, donor._id);
      return {
        _id: donor._id,
        since: history.find(({ subject, action }) => subject === "donor" && action === "create")?.date ?? null,
        signsIn: canSignIn(donor),
        donations: db.donors.donationsOf(donor).map(serializeDonation),
        awards: db.donors.awardsOf(donor).map(serializeAward),
        ...(db.features.has("consents") && { consents: consentsOf(db, donor) }),
        documents: documentsOf(db, donor).length,
        ...(db.features.has("calls") && {
          calls: callsOf(db, donor).length,
          callsRefused: refusesCalls(db, donor._id),
        }),
        entries: history.length,
        changed: changeDates(db, donor),
      };
    }),
  };
}

/** @returns when a field of a record was changed last, by its name */
export function changeDates(db: Db, { _id }: DonorRecord): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const { subject, date, changes } of historyOfDonor(db, _id))
    if (subject === "donor") for (const { field } of changes) changed[field] ??= date;
  return changed;
}

/** @returns the first of these values that somebody else has got since a merge; others may have had it before */
export function takenSince(db: Db, { before, made }: MergeRecord, values: Partial<DonorRecord>) {
  const isNew = (_id: string, name: string) =>
    historyOfDonor(db, _id).some(
      ({ date, changes }) => date >= made.date && changes.some(({ field }) => field === name),
    );
  return ([...UNIQUE_FIELDS, "email"] as const).find((name) =>
    db.donors
      .find(name, (name === "email" ? values[name]?.toLowerCase() : values[name]) ?? "")
      .some(({ _id, deleted }) => !deleted && before.every((donor) => donor._id !== _id) && isNew(_id, name)),
  );
}
