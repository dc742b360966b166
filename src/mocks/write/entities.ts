import type { GenericSchema } from "valibot";
import type { components } from "../../contract/api";
import { statusStep, type Status, type StatusStep } from "../../domain/donor/status";
import {
  donationSchema,
  userSchema,
  associationSchema,
  zoneSchema,
  awardSchema,
} from "../../domain/validation/record-schemas";
import { fold } from "../../domain/text";
import { donorSchema, registeredDonorSchema } from "../../domain/validation/donor-schema";
import type { CheckContext } from "../../domain/validation/field-schema";
import type { Subject } from "../auth/abilities";
import type { Db } from "../db/db";
import type { AwardRecord, DonationRecord, EntityName, Records, StaffUser, Zone } from "../db/models";
import { nameTaken, noSuchStep, taken, UNIQUE_FIELDS } from "./conflict";
import {
  serializeAssociation,
  serializeAward,
  serializeDonation,
  serializeDonor,
  serializeZone,
  serializeAccount,
  withoutStaffNotes,
} from "./serialize";

/** What the one place that writes needs to know of a kind of record. */
export interface Entity<M extends EntityName> {
  /** What abilities call it. */
  subject: Subject;
  /** Whether each save makes a version. */
  versioned: boolean;
  /** Whether deleting leaves a tombstone. */
  tombstones: boolean;
  /** Checks what may be said of it; nothing else that was sent is read. */
  schema?(db: Db, record: Records[M], complete: boolean): GenericSchema<unknown, object> & { entries: object };
  /** Whose record it is a part of. */
  donorId(record: Records[M]): string | null;
  /** @returns what follows from a change */
  follow?(db: Db, before: Records[M] | undefined, after: Records[M], set: Partial<Records[M]>): Partial<Records[M]>;
  /** @throws HttpError 409 for what the other records, or its own state, forbid */
  check?(db: Db, before: Records[M] | undefined, after: Records[M], steps: readonly StatusStep[]): void;
  /** @returns it as the API answers it. @param reader who is told; undefined for the person themselves, without an account */
  serialize?(db: Db, record: Records[M], reader?: StaffUser): components["schemas"]["Conflict"]["current"];
}

const contextOf = (db: Db): CheckContext => ({ today: db.today(), zones: db.records.zones().map(({ name }) => name) });

/** A schema is made of all fields: an import asks for the same one of each of its rows. */
function keptSchema<Schema>(make: (context: CheckContext) => Schema): (db: Db) => Schema {
  let kept: { key: string; schema: Schema } | undefined;
  return (db) => {
    const context = contextOf(db);
    const key = JSON.stringify(context);
    if (kept?.key !== key) kept = { key, schema: make(context) };
    return kept.schema;
  };
}
const ofDonor = keptSchema(donorSchema);
const ofRegistered = keptSchema(registeredDonorSchema);

const donor: Entity<"donor"> = {
  subject: "Donor",
  versioned: true,
  tombstones: true,
  schema: (db, _, complete) => (complete ? ofRegistered : ofDonor)(db),
  donorId: ({ _id }) => _id,
  // who signed on paper did so on another day than today
  follow: (db, before, { privacy }, { privacyDate = db.today() }) =>
    (before?.privacy ?? false) === privacy ? {} : { privacyDate: privacy ? privacyDate : null },
  check(db, before, after, steps) {
    for (const field of UNIQUE_FIELDS) {
      const value = after[field];
      if (value && value !== before?.[field] && db.donors.isTaken(field, value, after._id)) throw taken(field);
    }
    if (!before || before.status === after.status) return;
    const step = statusStep(before.status, after.status as Status);
    if (!step || !steps.includes(step)) throw noSuchStep(before.status, after.status);
  },
  serialize: (db, record, reader) => withoutStaffNotes(reader ?? { role: "donor" }, serializeDonor(db, record)),
};

const donation: Entity<"donation"> = {
  subject: "Donation",
  versioned: true,
  tombstones: true,
  schema: (db, { donorId }) => donationSchema(contextOf(db), db.donor(donorId)?.birthday ?? null),
  donorId: ({ donorId }: DonationRecord) => donorId,
  serialize: (_, record) => serializeDonation(record),
};

const award: Entity<"award"> = {
  subject: "Award",
  versioned: true,
  tombstones: true,
  schema: (db) => awardSchema(contextOf(db)),
  donorId: ({ donorId }: AwardRecord) => donorId,
  serialize: (_, record) => serializeAward(record),
};

type Named = Pick<Zone, "_id" | "name">;
function refuseTakenName(others: readonly Named[], { _id, name }: Named): void {
  if (others.some((one) => one._id !== _id && fold(one.name) === fold(name))) throw nameTaken();
}

const zone: Entity<"zone"> = {
  subject: "Zone",
  versioned: true,
  tombstones: true,
  schema: () => zoneSchema,
  donorId: () => null,
  check: (db, _before, after) => refuseTakenName(db.records.zones(), after),
  serialize: (db, record) => serializeZone(db, record),
};

const association: Entity<"association"> = {
  subject: "Association",
  versioned: true,
  tombstones: true,
  schema: () => associationSchema,
  donorId: () => null,
  check: (db, _before, after) => refuseTakenName(db.records.associationsOf(after.zoneId), after),
  serialize: (db, record) => serializeAssociation(db, record),
};

const user: Entity<"user"> = {
  subject: "User",
  versioned: true,
  tombstones: false,
  schema: (db) => userSchema(contextOf(db)),
  donorId: () => null,
  follow: (_db, _before, { role, areas, firstName, lastName }) => {
    const own = role === "manager" ? areas : [];
    // a name that was taken away is checked as null
    return { areas: own, area: own[0] ?? null, firstName: firstName || "", lastName: lastName || "" };
  },
  serialize: (db, record) => serializeAccount(db, record),
};

export const ENTITIES: { [M in EntityName]: Entity<M> } = {
  donor,
  donation,
  award,
  user,
  zone,
  association,
  notification: { subject: "Notification", versioned: false, tombstones: false, donorId: () => null },
  settings: { subject: "Settings", versioned: true, tombstones: false, donorId: () => null },
  integration: { subject: "Integration", versioned: true, tombstones: false, donorId: () => null },
  document: { subject: "Document", versioned: true, tombstones: true, donorId: () => null },
  documentFolder: { subject: "Document", versioned: true, tombstones: true, donorId: () => null },
};

/** @returns a record as abilities see it: donations and awards are of their donor's zone */
export function thingOf(db: Db, record: object): object {
  if (!("donorId" in record)) return record;
  return { ...record, area: db.donorRecord(String(record.donorId))?.area };
}

/** @returns the zones of a donor before and after a change, for whoever may read either */
export function areasOf(db: Db, donorId: string | null, before?: object, after?: object): string[] {
  if (donorId === null) return [];
  const areas = [db.donorRecord(donorId), before, after].map((one) => (one && "area" in one ? one.area : undefined));
  return [...new Set(areas.filter((area) => typeof area === "string"))];
}
