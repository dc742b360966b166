import { nullable, primaryKey } from "@mswjs/data";
import type { components } from "../../contract/api";
import type { DonationType } from "../../domain/donation/blood";
import type { Donor, Notification, User } from "../../domain/entities";
import type { Role } from "../../domain/roles";

export type Donation = components["schemas"]["Donation"];
export type Award = components["schemas"]["Award"];
export type AwardDue = components["schemas"]["AwardDue"];

/** What is deleted stays as a tombstone: its id never comes again, its version goes on. */
interface Deletable {
  deleted: boolean;
}

export type DonorRecord = DonorRow & Deletable;
/** The `_id` is the key. */
export type DonationRecord = Donation & Deletable & { _id: string };
export type AwardRecord = Award & Deletable & { _id: string };

/** An account of the staff; donors' accounts follow from their records. */
export interface StaffUser extends User {
  role: Role;
  firstName: string;
  lastName: string;
  /** The zone of a donor; of a manager the first of `areas`. */
  area: string | null;
  /** A manager's zones. */
  areas: string[];
  phone: string | null;
  /** Of accounts of the staff. */
  version?: number;
}

/** What concerns signing in, by user; without a record the password is the common one. */
export interface Account {
  _id: string;
  password: string;
  /** How many token pairs were issued; the number makes the next pair's id. */
  issued: number;
  profileImage: string | null;
  phone: string | null;
  /** A new address that waits for its link to be opened. */
  emailChange: components["schemas"]["EmailChange"] | null;
  /** How the person wants to be told, by kind; what isn't here is as it comes. */
  choices: Record<string, { here: boolean; email: boolean }>;
  /** ISO instant. */
  lastSignIn: string | null;
  /** The last one of somebody of the staff. */
  invitation: components["schemas"]["Invitation"] | null;
  /** Those before, the newest first. */
  formerInvitations: components["schemas"]["Invitation"][];
}

/** That somebody wants to be deleted, by account. */
type DeletionRecord = components["schemas"]["DeletionRequested"] & { _id: string };

/** Where somebody is signed in, by its first pair of tokens. */
export interface SessionRecord {
  _id: string;
  userId: string;
  /** In words: "Chrome, Windows". */
  device: string | null;
  place: string | null;
  /** ISO instants. */
  started: string;
  lastSeen: string;
  /** Ended from elsewhere: its tokens are worthless. */
  closed: boolean;
}

/** A file of the uploads host, by its path there. */
interface UploadRecord {
  _id: string;
  userId: string;
  type: string;
  /** Base64: the journal keeps texts. */
  data: string;
  /** Shown by mails: for anybody. */
  open: boolean;
}

/** Wrong and hasty sign-ins, by address, so that nothing tells which addresses exist. Moments are milliseconds. */
export interface Attempts {
  _id: string;
  failed: number;
  lockedUntil: number;
  tries: number[];
}

/** What a merge has carried into another zone or association, for who wants it back. */
export interface Moved {
  into: string;
  /** Of the other one, after the merge. */
  version: number;
  /** What the other one was before. */
  former: { name: string; caps?: string[] };
  donors: string[];
  associations: string[];
  staff: { _id: string; areas: string[] }[];
}

export interface Zone extends Deletable {
  _id: string;
  version: number;
  name: string;
  /** Its place among the others, from 0. */
  order: number;
  phone: string | null;
  email: string | null;
  /** The office's own. */
  cap: string | null;
  /** Those of its territory: "24121", or "24121-24129". */
  caps: string[];
  moved: Moved | null;
}

export interface Association extends Deletable {
  _id: string;
  version: number;
  name: string;
  /** Its place within its zone. */
  order: number;
  zoneId: string;
  moved: Moved | null;
}

export interface OwnedNotification extends Notification {
  message: string | { msg: string; param: string }[];
  userId: string;
}

export interface Mail {
  _id: string;
  to: string;
  subject: string;
  text: string;
  /** Hash of the screen that the mail leads to, such as "#/auth/validate?token=...". */
  link: string | null;
  /** ISO instant. */
  date: string;
}

/** A one-time token of a mailed link. */
export interface LinkToken {
  _id: string;
  userId: string;
  purpose: "validate" | "email" | "reset" | "first-login";
  expires: number;
}

/** What has a history; the rest (passwords, tokens, mails, counters) is the server's own. */
export type EntityName =
  | "donor"
  | "donation"
  | "award"
  | "user"
  | "notification"
  | "zone"
  | "association"
  | "settings"
  | "integration"
  | "document"
  | "documentFolder";

export type ConsentRecord = components["schemas"]["Consent"];

export interface HistoryRecord {
  _id: string;
  subject: EntityName;
  subjectId: string;
  /** Whose record it is a part of. */
  donorId: string | null;
  /** Those who may read a donor of one of these zones may know that it was changed. */
  areas: string[];
  date: string;
  author: { _id: string | null; name: string; role?: string };
  action: "create" | "update" | "register" | "suspend" | "delete" | "restore" | "export";
  /** Why, where somebody said so. */
  reason: string | null;
  /** The version that this made; 0 where there are none. */
  version: number;
  changes: { field: string; from: unknown; to: unknown }[];
  /** Which import has made or undone this. */
  import?: { id: string; file: string } | null;
}

/** The answer to a call that created something, for who sends it again. */
interface IdempotentAnswer {
  _id: string;
  /** What was asked, to tell another request with the same key. */
  request: string;
  status: number;
  body: string;
  expires: number;
}

/** A section of the association's settings that somebody has saved, by its name. */
export interface SettingsRecord {
  _id: string;
  version: number;
  values: Record<string, unknown>;
}

export type EmailTemplate = components["schemas"]["WholeEmailTemplate"];

/** A template of mails; a removed one can come back. */
export type TemplateRecord = EmailTemplate &
  Deletable & {
    /** Saved by itself while its author wrote. */
    autosaved: boolean;
  };

/** What a template said before a save. */
interface TemplateVersion {
  _id: string;
  templateId: string;
  was: EmailTemplate;
}

/** That a template is sent, or was. Who gets it stands apart: it is written once. */
export interface SendingRecord {
  _id: string;
  templateId: string;
  purpose: components["schemas"]["SendingPurpose"];
  /** Of the template, when it was sent. */
  name: string;
  author: EmailTemplate["author"];
  /** ISO instants; `ended` of one that was stopped or cancelled. */
  created: string;
  at: string;
  ended: string | null;
  state: "scheduled" | "started" | "stopped" | "cancelled";
  /** The zones that it reaches; null: all. */
  areas: string[] | null;
  /** What it says, as it stood when it was confirmed: the template may go on changing. */
  content: { version: number; subject: string; text: string };
  /** Makes its unsubscribe addresses; null where none was given out. */
  secret: string | null;
  /** Where a click in it leads. */
  links: { url: string; label: string }[];
  /** Of one that was before the mock began: which part of the first donors got it. Null: see its list. */
  share: number | null;
}

/** Who gets a mail, in the order in which it leaves, and whose address refuses it. */
export interface MailList {
  _id: string;
  ids: string[];
  bounced: { id: string; email: string; reason: components["schemas"]["BounceReason"] }[];
}

/** That somebody has left by the address in a mail. */
interface LeftByMail {
  _id: string;
  sendingId: string;
  donorId: string;
  date: string;
}

type TellsIntegration = components["schemas"]["Integration"];

/** What is set up of a provider of e-mail, by its name. Of its secrets there is nothing here but when they were set. */
export interface IntegrationRecord extends Omit<TellsIntegration, "provider" | "webhook" | "domain" | "lastError"> {
  _id: string;
  lastError: NonNullable<TellsIntegration["lastError"]> | null;
  /** Whether the provider takes the secrets that were set. */
  accepted: boolean;
  lastEvent: string | null;
  /** Of the sender's domain: which lines stand in the DNS, when it was looked up first and last (ISO instants). */
  dns: { domain: string; found: string[]; since: string | null; checked: string | null };
}

/** One state of a document's bytes, which lie elsewhere (src/mocks/documents/file-store.ts). */
export interface StoredFile {
  number: number;
  /** Of the file that was uploaded. */
  name: string;
  type: string;
  size: number;
  /** ISO instant. */
  at: string;
  by: HistoryRecord["author"];
  /** By which its bytes are found. */
  key: string;
}

export interface DocumentRecord extends Deletable {
  _id: string;
  version: number;
  name: string;
  folder: string | null;
  roles: Role[];
  areas: string[];
  donorId: string | null;
  /** Oldest first. */
  files: StoredFile[];
  createdAt: string;
  changedAt: string;
  changedBy: HistoryRecord["author"];
  deletedAt: string | null;
  /** Not even in the bin any more. */
  gone: boolean;
}

export interface DocumentFolderRecord extends Deletable {
  _id: string;
  version: number;
  name: string;
  parent: string | null;
  author: HistoryRecord["author"];
}

type ImportAnswer = components["schemas"]["Import"];

/** An import, with its figures batch by batch. */
export interface ImportRun extends Omit<
  ImportAnswer,
  "batches" | "planned" | "written" | "changes" | "optional" | "warned"
> {
  batches: ImportBatch[];
}

export interface ImportBatch {
  batch: number;
  rows: number;
  checksum: string;
  state: "staged" | "written" | "undone";
  planned: components["schemas"]["ImportFigures"];
  written: components["schemas"]["ImportFigures"] | null;
  changes: ImportAnswer["changes"];
  optional: ImportAnswer["optional"];
  /** Rows to write that have warnings. */
  warned: number;
}

/** What was sent of a batch, by "import-batch"; forgotten once it is written. */
interface ImportRows {
  _id: string;
  rows: { row: number; values: Record<string, unknown> }[];
}

type ImportMatch = components["schemas"]["ImportMatch"];

/** What a dry run has found out about a row, whatever is then done with whom the registry knows. */
export interface PlannedRow {
  row: number;
  name: string;
  kind: "new" | "known" | "ask" | "refused" | "skipped";
  match: ImportMatch | null;
  candidates: ImportMatch[];
  /** Of the record that it matches, when it was looked at. */
  version: number;
  /** What the file says otherwise; `empty`: where the registry says nothing. */
  differences: { field: string; before: unknown; after: unknown; empty: boolean }[];
  reason: string | null;
  choice: components["schemas"]["ImportChoice"] | null;
  /** What no other row of the file may be found by. */
  marks: string[];
  /** Of a donation: what is checked against the donor and the other rows; `replaces`: the key of the one that it changes. */
  donation: { donorId: string; type: DonationType; date: string; replaces: string | null } | null;
  warnings: { code: string; message: string }[];
}

/** The dry run of a batch. */
export interface ImportPlan {
  _id: string;
  rows: PlannedRow[];
}

/** What was written of a row, and what undoing it needs. */
export interface WrittenRow {
  row: number;
  name: string;
  outcome: "create" | "update" | "unchanged" | "skip" | "refuse";
  match: ImportMatch | null;
  changes: { field: string; before: unknown; after: unknown }[];
  reason: string | null;
  /** Of a refused row. */
  values: Record<string, unknown> | null;
  /** Of the record, after it was written. */
  version: number;
  /** Fields of the record itself, before and after. */
  fields: { field: string; from: unknown; to: unknown }[];
  restored: boolean;
  invited: boolean;
  /** Records that came with it, by key. */
  donation: string | null;
  award: string | null;
  /** What there was before; undefined where it wasn't touched. */
  opening?: OpeningRecord | null;
  consents?: ConsentRecord[] | null;
}

export interface UndoneRow {
  row: number;
  id: string;
  name: string;
  done: "removed" | "restored" | "kept" | "failed";
  reason: string | null;
}

/** What was written of a batch, and what was undone of it. */
interface ImportResult {
  _id: string;
  rows: WrittenRow[];
  undone: UndoneRow[] | null;
}

/** How many donations somebody had given until a day, whether or not there is a record of each; by donor. */
export interface OpeningRecord {
  _id: string;
  number: number;
  /** ISO day. */
  until: string;
}

/** A view that somebody keeps; a removed one can come back. */
export type ViewRecord = components["schemas"]["View"] & Deletable;

/** That somebody took rows along: who, what and how many, and nothing of the rows. */
export type ExportRecord = components["schemas"]["Export"];

/** All records, by model. */
export interface Records {
  draft: components["schemas"]["RegistrationDraftForm"] & { _id: string; savedAt: string };
  consents: { _id: string; given: ConsentRecord[] };
  donor: DonorRecord;
  donation: DonationRecord;
  award: AwardRecord;
  user: StaffUser;
  account: Account;
  session: SessionRecord;
  upload: UploadRecord;
  deletion: DeletionRecord;
  attempts: Attempts;
  zone: Zone;
  association: Association;
  notification: OwnedNotification;
  mail: Mail;
  link: LinkToken;
  /** A refresh token that was used, by its pair. */
  revoked: { _id: string; used: number; expires: number };
  history: HistoryRecord;
  idempotency: IdempotentAnswer;
  setting: { _id: string; value: number };
  settings: SettingsRecord;
  template: TemplateRecord;
  templateVersion: TemplateVersion;
  sending: SendingRecord;
  mailList: MailList;
  leftByMail: LeftByMail;
  integration: IntegrationRecord;
  document: DocumentRecord;
  documentFolder: DocumentFolderRecord;
  import: ImportRun;
  importRows: ImportRows;
  importPlan: ImportPlan;
  importResult: ImportResult;
  opening: OpeningRecord;
  export: ExportRecord;
  view: ViewRecord;
  /** With which view the registry opens, by account. */
  firstView: { _id: string; view: string };
}

export type ModelName = keyof Records;

const id = () => primaryKey(String);
/** Any value, null too; the types above say which. */
const any = () => nullable<string>(() => null);

function model<const Fields extends readonly string[]>(...fields: Fields) {
  return {
    _id: id(),
    ...(Object.fromEntries(fields.map((field) => [field, any()])) as Record<Fields[number], ReturnType<typeof any>>),
  };
}

type Fields<M extends ModelName> = Record<keyof Records[M], unknown> & Record<string, unknown>;
/** The library keeps the fields that its model names and drops the others: one that is forgotten must not compile. */
type SmallModels = { [M in ModelName]?: Fields<M> };

/** The models of @mswjs/data: those that have fewer than 1,000 records. */
export const MODELS = {
  draft: model("values", "step", "savedAt"),
  user: model(
    "email", "role", "status", "privacy", "profileImage", "firstName", "lastName", "area", "areas", "phone", "version",
  ), // prettier-ignore
  deletion: model("state", "date", "reason", "answer"),
  session: model("userId", "device", "place", "started", "lastSeen", "closed"),
  upload: model("userId", "type", "data", "open"),
  zone: model("version", "name", "order", "phone", "email", "cap", "caps", "deleted", "moved"),
  association: model("version", "name", "order", "zoneId", "deleted", "moved"),
  settings: model("version", "values"),
  template: model(
    "version", "name", "state", "subject", "document", "html", "text", "created", "changed", "author", "deleted", "autosaved",
  ), // prettier-ignore
  templateVersion: model("templateId", "was"),
  sending: model(
    "templateId", "purpose", "name", "author", "created", "at", "ended", "state", "areas", "content", "secret", "links",
    "share",
  ), // prettier-ignore
  integration: model(
    "version", "active", "usable", "values", "secrets", "connected", "lastMail", "month", "lastError", "accepted", "lastEvent", "dns",
  ), // prettier-ignore
  document: model(
    "version", "name", "folder", "roles", "areas", "donorId", "files", "createdAt", "changedAt", "changedBy", "deletedAt", "gone", "deleted",
  ), // prettier-ignore
  documentFolder: model("version", "name", "parent", "author", "deleted"),
  import: model(
    "entity", "state", "file", "left", "shape", "matching", "checksum", "update", "fields", "invite", "author", "created",
    "started", "ended", "batches", "invited", "undone", "confirmed", "writeReason",
  ), // prettier-ignore
  view: model("version", "name", "owner", "sharedWith", "content", "deleted"),
  firstView: model("view"),
  export: model("date", "author", "entity", "format", "scope", "rows", "columns"),
} satisfies SmallModels;

/** What the mock keeps of a donor: what the API answers, but for what is computed when read. */
export interface DonorRow extends Donor {
  suspension: { from: string; until: string | null; reason: string } | null;
}

/** What follows from donations and awards, and is never written. */
export const DERIVED_FIELDS = [
  "lastDonationDate",
  "lastDonationType",
  "donationsNumber",
  "awards",
  "awardsDate",
] as const satisfies readonly (keyof DonorRow)[];
export type DerivedFields = Pick<DonorRow, (typeof DERIVED_FIELDS)[number]>;
