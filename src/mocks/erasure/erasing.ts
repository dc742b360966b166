import type { components } from "../../contract/api";
import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { fieldNames } from "../../domain/fields/field";
import { callsOf, holdOf } from "../calls/stored-calls";
import type { Db } from "../db/db";
import { DERIVED_FIELDS, type DonorRecord, type StaffUser } from "../db/models";
import { allDocuments } from "../documents/stored-documents";
import { mailsOfDonor } from "../email/of-donor";
import { receiversOf } from "../email/receivers";
import { isOpen } from "../email/sendings";
import { pairsFor } from "../merge/pairs";
import emptyDonor from "../write/empty-donor.json" with { type: "json" };
import { historyOfDonor } from "../write/history";
import { openRequestOf, serializeRequest } from "./requests";

type Schemas = components["schemas"];
type Obstacle = Schemas["Erasing"]["obstacles"][number];

/** @returns a donor and the records that have become a part of it */
export const recordsOf = (db: Db, donor: DonorRecord): DonorRecord[] => [donor, ...db.donors.partsOf(donor)];

/** @returns the documents of some donors, those of the bin included */
export const documentsOf = (db: Db, ids: ReadonlySet<string>) =>
  allDocuments(db).filter(({ donorId }) => donorId !== null && ids.has(donorId));

/** @returns what stands in the way of erasing a donor */
export function obstaclesOf(db: Db, user: StaffUser, donor: DonorRecord): Obstacle[] {
  const records = recordsOf(db, donor);
  const none = { _id: null, name: null, date: null };
  const isImporting = db.records.all("import").some(({ started, ended }) => started !== null && ended === null);
  const sendings = db.records
    .all("sending")
    .filter(
      (sending) =>
        isOpen(db, sending) && records.some(({ _id }) => receiversOf(db, sending).placeOf(_id) !== undefined),
    );
  const pairs = db.features.has("merge") ? pairsFor(db, user, { area: null, donor: donor._id }).open : [];
  const hold = holdOf(db, donor._id);
  return [
    ...sendings.map(({ _id, name, at }): Obstacle => ({ kind: "sending", _id, name, date: at })),
    ...pairs.map(({ _id }): Obstacle => ({ ...none, kind: "duplicate", _id })),
    ...(isImporting ? [{ ...none, kind: "import" } as const] : []),
    ...(hold ? [{ ...none, kind: "call", name: hold.by.name } as const] : []),
  ];
}

const EMPTY: Readonly<Record<string, unknown>> = emptyDonor;
const NOT_COUNTED: readonly string[] = ["key", "area", "status", ...DERIVED_FIELDS];

/** @returns the names of the filled fields of a donor, by whether they are contacts */
function filledFields(donor: DonorRecord): { fields: string[]; contacts: string[] } {
  const filled = fieldNames(DONOR_FIELDS).filter(
    (name) => !NOT_COUNTED.includes(name) && donor[name] && donor[name] !== EMPTY[name],
  );
  const isContact = (name: (typeof filled)[number]) => DONOR_FIELDS[name].section === "Recapiti";
  return { fields: filled.filter((name) => !isContact(name)), contacts: filled.filter(isContact) };
}

/** @returns how much of a donor erasing erases, and how much stays */
export function countsOf(db: Db, donor: DonorRecord): Schemas["ErasedCounts"] {
  const records = recordsOf(db, donor);
  const ids = new Set(records.map(({ _id }) => _id));
  const { fields, contacts } = filledFields(donor);
  const uploads = db.records.all("upload").filter(({ userId }) => ids.has(userId));
  const notes = [donor.note, donor.inscriptionNote].filter(Boolean).length;
  const messages = db.records.all("notification").filter(({ userId }) => ids.has(userId));
  const mails = records.flatMap(({ _id }) => mailsOfDonor(db, _id, 0));
  return {
    fields: fields.length,
    contacts: contacts.length,
    documents: documentsOf(db, ids).length + uploads.length,
    notes: notes + callsOf(db, donor).length + messages.length + mails.length,
    awards: db.donors.awardsOf(donor).length,
    logins: donor.email === null || donor.status === "staged" ? 0 : 1,
    history: historyOfDonor(db, donor._id).length,
    donations: db.donors.donationsOf(donor).length,
    records: records.length,
  };
}

/** @returns what erasing a donor would do, as the API returns it */
export function erasingOf(db: Db, user: StaffUser, donor: DonorRecord): Schemas["Erasing"] {
  const request = openRequestOf(db, ...recordsOf(db, donor));
  return {
    version: donor.version,
    counts: countsOf(db, donor),
    obstacles: obstaclesOf(db, user, donor),
    request: request ? serializeRequest(request) : null,
  };
}
