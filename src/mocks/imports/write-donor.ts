import { isEmail } from "../../domain/contacts/email";
import { isSuspended } from "../../domain/donor/status";
import { sendLink } from "../account/mail";
import { findUser } from "../auth/accounts";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord, ImportRun, OpeningRecord, PlannedRow, WrittenRow } from "../db/models";
import { consentsOf } from "../seed/consents";
import { consentVersions } from "../write/consent-versions";
import { changesBetween, recordAboutDonor } from "../write/history";
import { newDonor } from "../write/new-donor";
import { statusFields } from "../write/status";
import { write } from "../write/write";
import type { Writer } from "../write/writer";
import { FILE_STEPS, PLAIN_FIELDS, statusIn } from "./donor-plan";
import { isDay } from "./known-donors";

/** The values that all rows of a batch share. */
export interface ImportWriter {
  db: Db;
  run: ImportRun;
  writer: Writer;
  /** For the history: "Importato da soci-2026.csv". */
  reason: string;
  /** @returns the version of the consent to privacy of a paper form, by its ISO day */
  privacyVersion(day: string): string;
}

export function importWriter(db: Db, run: ImportRun, writer: Writer): ImportWriter {
  const texts = consentVersions(db).filter(({ code }) => code === "privacy");
  return {
    db,
    run,
    reason: `Importato da ${run.file.name}`,
    writer: { ...writer, import: { id: run._id, file: run.file.name } },
    privacyVersion: (day) => (texts.find(({ date }) => date <= day) ?? texts.at(-1))?.version ?? "1",
  };
}

/** The result of a row, with the id of the record. */
export type Result = Pick<
  WrittenRow,
  "version" | "fields" | "restored" | "invited" | "donation" | "award" | "opening" | "consents"
> & { id: string };

const plainOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(PLAIN_FIELDS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])));

const dayOrToday = (db: Db, day: unknown) => (isDay(day) ? day : db.today());

/** Creates a donor with the status in the file. @throws HttpError 409, 422 */
export function createDonor(by: ImportWriter, values: Readonly<Record<string, unknown>>): Result {
  const { db, writer, reason } = by;
  const empty = newDonor(db, "staged");
  const status = statusIn(values) ?? "staged";
  const from = dayOrToday(db, values.suspensionDate);
  const suspension = isSuspended(status) ? { from, until: null, reason: SUSPENDED_BEFORE } : null;
  const privacy = values.privacy === true || (isDay(values.privacyDate) && values.privacy !== false);
  const set = {
    ...empty,
    ...statusFields({ ...empty, area: "", firstName: "", lastName: "" }, status, suspension),
    ...(privacy && { privacy, privacyDate: dayOrToday(db, values.privacyDate) }),
  };
  const sent = plainOf(values);
  const donor = write(db, { entity: "donor", action: "create", before: undefined, writer, sent, set, reason });
  const result = { id: donor._id, fields: [], restored: false, ...addOwned(by, donor, values, privacy) };
  const invited = by.run.invite && donor.status === "staged" && isEmail(donor.email ?? "") && invite(by, donor);
  return { ...result, invited, version: db.donorRecord(donor._id)?.version ?? donor.version };
}

const SUSPENDED_BEFORE = "Sospensione già in corso prima dell’importazione";

function invite({ db, writer, reason }: ImportWriter, before: DonorRecord): boolean {
  const set = { status: "provisioned" };
  write(db, { entity: "donor", action: "update", before, writer, set, steps: ["invite"], reason });
  const user = findUser(db, before._id);
  if (user) sendLink(db, user, "invitation");
  return user !== undefined;
}

/** Updates an existing donor, and restores a deleted one first. @throws HttpError 409, 422 */
export function updateDonor(by: ImportWriter, before: DonorRecord, applied: PlannedRow["differences"]): Result {
  const { db, writer, reason } = by;
  const values = Object.fromEntries(applied.map(({ field, after }) => [field, after]));
  const restored = before.deleted;
  const current = restored ? write(db, { entity: "donor", action: "restore", before, writer, reason }) : before;
  const status = typeof values.status === "string" ? values.status : undefined;
  const from = dayOrToday(db, values.suspensionDate);
  const suspension = status && isSuspended(status) ? { from, until: null, reason: SUSPENDED_BEFORE } : null;
  const privacy = values.privacy === true;
  const set: Partial<DonorRecord> = {
    ...(status && statusFields(current, status, status === "dead" ? current.suspension : suspension)),
    ...(privacy && { privacy, privacyDate: dayOrToday(db, values.privacyDate) }),
  } as Partial<DonorRecord>;
  const sent = plainOf(values);
  const after = write(db, {
    entity: "donor",
    action: "update",
    before: current,
    writer,
    sent,
    set,
    steps: FILE_STEPS,
    reason,
  });
  const fields = changesBetween(before, after);
  const result = { id: after._id, fields, restored, invited: false, version: after.version };
  return { ...result, ...addOwned(by, after, values, privacy) };
}

/** Writes the values that are other records: the last donation, an award, the number of donations, a paper consent. */
function addOwned(by: ImportWriter, donor: DonorRecord, values: Readonly<Record<string, unknown>>, privacy: boolean) {
  return {
    donation: lastDonation(by, donor, values),
    award: ownAward(by, donor, values),
    ...opening(by, donor, values),
    ...(privacy && paperFormConsent(by, donor, dayOrToday(by.db, values.privacyDate))),
  };
}

/** The place of a donation of which the file only has the date. */
const BEFORE_IMPORT = "Prima dell’importazione";

/** Adds the last donation as a record, because the next one depends on it. An unknown type counts as the one with the longest rest. */
function lastDonation(
  { db, writer, reason }: ImportWriter,
  donor: DonorRecord,
  values: Readonly<Record<string, unknown>>,
) {
  const date = values.lastDonationDate;
  const owner = db.donor(donor._id);
  if (!isDay(date) || !owner) return null;
  if (db.donors.donationsOf(owner).some((donation) => donation.date === date)) return null;
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
  recordAboutDonor(db, donor, writer, { reason, changes: [{ field: "donationsNumber", from, to: number }] });
  return { opening: before };
}

function paperFormConsent({ db, writer, privacyVersion }: ImportWriter, donor: DonorRecord, signed: string) {
  const stored = db.records.get("consents", donor._id)?.given ?? null;
  const date = db.instant();
  const recordedBy = writer.author.name;
  const consent: ConsentRecord = {
    code: "privacy",
    version: privacyVersion(signed),
    given: true,
    date,
    source: "paper",
    signed,
    recordedBy,
  };
  const others = (stored ?? consentsOf(db, { ...donor, privacy: false })).filter(({ code }) => code !== "privacy");
  db.records.put("consents", { _id: donor._id, given: [...others, consent] });
  return { consents: stored };
}
