import { consentVersions } from "../write/consent-versions";
import { isSuspended } from "../../domain/donor/status";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord, ImportRun, OpeningRecord, PlannedRow, WrittenRow } from "../db/models";
import { consentsOf } from "../db/seed-consents";
import { findUser } from "../auth/accounts";
import { isEmail } from "../../domain/contacts/email";
import { sendLink } from "../account/mail";
import { changesBetween, recordHistory } from "../write/history";
import { newDonor } from "../write/new-donor";
import { statusFields } from "../write/status";
import { write } from "../write/write";
import type { Writer } from "../write/writer";
import { FILE_STEPS, PLAIN_FIELDS, statusIn } from "./donor-plan";
import { isDay } from "./known-donors";

/** Who imports what, and what is the same for all rows of a batch. */
export interface ImportWriter {
  db: Db;
  run: ImportRun;
  writer: Writer;
  /** For the history: "Importato da soci-2026.csv". */
  reason: string;
  /** Of the consent to privacy that a paper of some day was signed to. */
  privacyVersion(day: string): string;
}

/** @returns what all rows of an import have in common */
export function importWriter(db: Db, run: ImportRun, writer: Writer): ImportWriter {
  const texts = consentVersions(db).filter(({ code }) => code === "privacy");
  return {
    ...{ db, run, reason: `Importato da ${run.file.name}` },
    writer: { ...writer, import: { id: run._id, file: run.file.name } },
    privacyVersion: (day) => (texts.find(({ date }) => date <= day) ?? texts.at(-1))?.version ?? "1",
  };
}

export type Made = Pick<
  WrittenRow,
  "version" | "fields" | "restored" | "invited" | "donation" | "award" | "opening" | "consents"
> & { id: string };

const plainOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(PLAIN_FIELDS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

const asPast = (db: Db, day: unknown) => (isDay(day) ? day : db.today());

/** Writes somebody new, with the status that the file says. @throws HttpError 409, 422 */
export function createDonor(by: ImportWriter, values: Readonly<Record<string, unknown>>): Made {
  const { db, writer, reason } = by;
  const fresh = newDonor(db, "staged");
  const status = statusIn(values) ?? "staged";
  const from = asPast(db, values.suspensionDate);
  const suspension = isSuspended(status) ? { from, until: null, reason: SUSPENDED_BEFORE } : null;
  const privacy = values.privacy === true || (isDay(values.privacyDate) && values.privacy !== false);
  const set = {
    ...fresh,
    ...statusFields({ ...fresh, area: "", firstName: "", lastName: "" }, status, suspension),
    ...(privacy && { privacy, privacyDate: asPast(db, values.privacyDate) }),
  };
  const sent = plainOf(values);
  const donor = write(db, { entity: "donor", action: "create", before: undefined, writer, sent, set, reason });
  const made = { id: donor._id, fields: [], restored: false, ...addOwned(by, donor, values, privacy) };
  const invited = by.run.invite && donor.status === "staged" && isEmail(donor.email ?? "") && invite(by, donor);
  return { ...made, invited, version: db.donorRecord(donor._id)?.version ?? donor.version };
}

const SUSPENDED_BEFORE = "Sospensione già in corso prima dell’importazione";

function invite({ db, writer, reason }: ImportWriter, before: DonorRecord): boolean {
  const set = { status: "provisioned" };
  write(db, { entity: "donor", action: "update", before, writer, set, steps: ["invite"], reason });
  const user = findUser(db, before._id);
  if (user) sendLink(db, user, "invitation");
  return user !== undefined;
}

/** Writes what is to be written of somebody known; who was deleted comes back first. @throws HttpError 409, 422 */
export function updateDonor(by: ImportWriter, before: DonorRecord, applied: PlannedRow["differences"]): Made {
  const { db, writer, reason } = by;
  const values = Object.fromEntries(applied.map(({ field, after }) => [field, after]));
  const restored = before.deleted;
  const back = restored ? write(db, { entity: "donor", action: "restore", before, writer, reason }) : before;
  const status = typeof values.status === "string" ? values.status : undefined;
  const from = asPast(db, values.suspensionDate);
  const suspension = status && isSuspended(status) ? { from, until: null, reason: SUSPENDED_BEFORE } : null;
  const privacy = values.privacy === true;
  const set: Partial<DonorRecord> = {
    ...(status && statusFields(back, status, status === "dead" ? back.suspension : suspension)),
    ...(privacy && { privacy, privacyDate: asPast(db, values.privacyDate) }),
  } as Partial<DonorRecord>;
  const sent = plainOf(values);
  const after = write(db, {
    ...{ entity: "donor", action: "update", before: back, writer, sent, set, steps: FILE_STEPS, reason },
  });
  const fields = changesBetween(before, after);
  return {
    id: after._id,
    fields,
    restored,
    invited: false,
    version: after.version,
    ...addOwned(by, after, values, privacy),
  };
}

/** Writes what becomes a record of its own kind: donations that there are no records of, an award, a consent on paper. */
function addOwned(by: ImportWriter, donor: DonorRecord, values: Readonly<Record<string, unknown>>, privacy: boolean) {
  return {
    donation: lastDonation(by, donor, values),
    award: ownAward(by, donor, values),
    ...opening(by, donor, values),
    ...(privacy && paperFormConsent(by, donor, asPast(by.db, values.privacyDate))),
  };
}

/** Where a donation was given of which the file only says when. */
const BEFORE_IMPORT = "Prima dell’importazione";

/** The last one is a donation as any, for rest to count it; of unknown type it counts as the one with the longest rest. */
function lastDonation(
  { db, writer, reason }: ImportWriter,
  donor: DonorRecord,
  values: Readonly<Record<string, unknown>>,
) {
  const date = values.lastDonationDate;
  const owner = db.donor(donor._id);
  if (!isDay(date) || !owner) return null;
  if (db.donors.donationsOf(owner).some((one) => one.date === date)) return null;
  const key = `${donor.key}-${db.nextNumber("donation", 1000)}`;
  const set = { _id: key, key, donorId: donor._id };
  const sent = { type: values.lastDonationType ?? 1, date, place: BEFORE_IMPORT };
  write(db, { entity: "donation", action: "create", before: undefined, writer, sent, set, reason });
  return key;
}

function ownAward({ db, writer, reason }: ImportWriter, donor: DonorRecord, values: Readonly<Record<string, unknown>>) {
  const name = values.awards;
  if (typeof name !== "string" || !name) return null;
  const key = `${donor.key}-A${db.nextNumber("award", 1000)}`;
  const set = { _id: key, key, donorId: donor._id, award: null, awardDate: null };
  const sent = { awardDonorsGroup: name, awardDonorsGroupDate: isDay(values.awardsDate) ? values.awardsDate : null };
  write(db, { entity: "award", action: "create", before: undefined, writer, sent, set, reason });
  return key;
}

function opening({ db, writer, reason }: ImportWriter, donor: DonorRecord, values: Readonly<Record<string, unknown>>) {
  const number = Number(values.donationsNumber ?? 0);
  const before = db.records.get("opening", donor._id) ?? null;
  const from = db.donor(donor._id)?.donationsNumber ?? 0;
  if (!(number > from)) return {};
  const until = isDay(values.lastDonationDate) ? values.lastDonationDate : db.today();
  db.records.put("opening", { _id: donor._id, number, until } satisfies OpeningRecord);
  const shared = { subject: "donor" as const, subjectId: donor._id, donorId: donor._id, areas: [donor.area] };
  const changes = [{ field: "donationsNumber", from, to: number }];
  const { author, import: of } = writer;
  recordHistory(db, {
    ...shared,
    author,
    action: "update",
    reason,
    version: donor.version,
    changes,
    import: of ?? null,
  });
  return { opening: before };
}

function paperFormConsent({ db, writer, privacyVersion }: ImportWriter, donor: DonorRecord, signed: string) {
  const known = db.records.get("consents", donor._id)?.given ?? null;
  const date = db.instant();
  const recordedBy = writer.author.name;
  const consent: ConsentRecord = {
    ...{ code: "privacy", version: privacyVersion(signed), given: true, date },
    ...{ source: "paper", signed, recordedBy },
  };
  const others = (known ?? consentsOf(db, { ...donor, privacy: false })).filter(({ code }) => code !== "privacy");
  db.records.put("consents", { _id: donor._id, given: [...others, consent] });
  return { consents: known };
}
