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
import { noSuchStep, UNIQUE_FIELDS, refusal } from "./conflict";
import {
  serializeAssociation,
  serializeAward,
  serializeDonation,
  serializeDonor,
  serializeZone,
  serializeAccount,
  withoutStaffNotes,
} from "./serialize";

/** How {@link write} treats records of an entity. */
export interface Entity<M extends EntityName> {
  /** Its subject in the abilities. */
  subject: Subject;
  /** Whether each write increments the version. */
  versioned: boolean;
  /** Whether deleted records stay, marked as deleted. */
  tombstones: boolean;
  /** Checks the fields that a body may contain; others are ignored. */
  schema?(db: Db, record: Records[M], complete: boolean): GenericSchema<unknown, object> & { entries: object };
  /** The donor to whom a record belongs. */
  donorId(record: Records[M]): string | null;
  /** @returns changes that follow from a change */
  follow?(db: Db, before: Records[M] | undefined, after: Records[M], set: Partial<Records[M]>): Partial<Records[M]>;
  /** @throws HttpError 409 if other records, or the status, forbid the change */
  check?(db: Db, before: Records[M] | undefined, after: Records[M], steps: readonly StatusStep[]): void;
  /** @returns the record as the API returns it. @param reader undefined: the donor */
  serialize?(db: Db, record: Records[M], reader?: StaffUser): components["schemas"]["Conflict"]["current"];
}

const contextOf = (db: Db): CheckContext => ({ today: db.today(), zones: db.records.zones().map(({ name }) => name) });

/** Keeps a schema until the day or the zones change: creating one is slow, and an import needs it for each row. */
function cachedSchema<Schema>(make: (context: CheckContext) => Schema): (db: Db) => Schema {
  let cached: { key: string; schema: Schema } | undefined;
  return (db) => {
    const context = contextOf(db);
    const key = JSON.stringify(context);
    if (cached?.key !== key) cached = { key, schema: make(context) };
    return cached.schema;
  };
}
const ofDonor = cachedSchema(donorSchema);
const ofRegistered = cachedSchema(registeredDonorSchema);

const donor: Entity<"donor"> = {
  subject: "Donor",
  versioned: true,
  tombstones: true,
  schema: (db, _, complete) => (complete ? ofRegistered : ofDonor)(db),
  donorId: ({ _id }) => _id,
  // a paper form has its own date
  follow: (db, before, { privacy }, { privacyDate = db.today() }) =>
    (before?.privacy ?? false) === privacy ? {} : { privacyDate: privacy ? privacyDate : null },
  check(db, before, after, steps) {
    for (const field of UNIQUE_FIELDS) {
      const value = after[field];
      if (value && value !== before?.[field] && db.donors.isTaken(field, value, after._id)) throw refusal(field);
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
  if (others.some((other) => other._id !== _id && fold(other.name) === fold(name))) throw refusal("name");
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
    const zones = role === "manager" ? areas : [];
    // the schema turns an empty name into null
    return { areas: zones, area: zones[0] ?? null, firstName: firstName || "", lastName: lastName || "" };
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

/** @returns a record for a check of abilities: donations and awards with the zone of their donor, also if a merge left them, deleted, with the other record */
export function withArea(db: Db, record: object): object {
  if (!("donorId" in record)) return record;
  const id = String(record.donorId);
  return { ...record, area: (db.currentDonor(id) ?? db.donorRecord(id))?.area };
}

/** @returns the zones of a donor before and after a change, whose managers may know of it */
export function areasOf(db: Db, donorId: string | null, before?: object, after?: object): string[] {
  if (donorId === null) return [];
  const areas = [db.donorRecord(donorId), before, after].map((record) =>
    record && "area" in record ? record.area : undefined,
  );
  return [...new Set(areas.filter((area) => typeof area === "string"))];
}
