import { nullable, primaryKey } from "@mswjs/data";
import type { components } from "../../contract/api";
import type { DonationType } from "../../domain/donation/blood";
import type { Donor, Notification, User } from "../../domain/entities";
import type { Role } from "../../domain/roles";

export type Donation = components["schemas"]["Donation"];
export type Award = components["schemas"]["Award"];
export type AwardDue = components["schemas"]["AwardDue"];

/** Deleted records stay, so that their ids aren't reused and they can be restored. */
interface Deletable {
  deleted: boolean;
}

export type DonorRecord = DonorRow & Deletable;
/** Its `_id` is its key. */
export type DonationRecord = Donation & Deletable & { _id: string };
export type AwardRecord = Award & Deletable & { _id: string };

/** An account of the staff. Accounts of donors are made from their records. */
export interface StaffUser extends User {
  role: Role;
  firstName: string;
  lastName: string;
  /** The zone of a donor, or the first zone of a manager. */
  area: string | null;
  /** A manager's zones. */
  areas: string[];
  phone: string | null;
  /** Only of the staff. */
  version?: number;
}

/** Sign-in data of a user; without a record, the defaults apply. */
export interface Account {
  _id: string;
  password: string;
  /** Number of issued token pairs, for the id of the next one. */
  issued: number;
  profileImage: string | null;
  phone: string | null;
  /** A new e-mail address that isn't confirmed yet. */
  emailChange: components["schemas"]["EmailChange"] | null;
  /** Choices for notifications, by kind; others have the defaults. */
  choices: Record<string, { here: boolean; email: boolean }>;
  /** ISO instant. */
  lastSignIn: string | null;
  /** The last invitation. */
  invitation: components["schemas"]["Invitation"] | null;
  /** Newest first. */
  formerInvitations: components["schemas"]["Invitation"][];
}

/** A request to delete an account, by its id. */
type DeletionRecord = components["schemas"]["DeletionRequested"] & { _id: string };

/** A session, by its first pair of tokens. */
export interface SessionRecord {
  _id: string;
  userId: string;
  /** Such as "Chrome, Windows". */
  device: string | null;
  place: string | null;
  /** ISO instants. */
  started: string;
  lastSeen: string;
  /** Whether it was closed from another device, so that its tokens are invalid. */
  closed: boolean;
}

/** A file of the uploads host, by its path. */
interface UploadRecord {
  _id: string;
  userId: string;
  type: string;
  /** Base64, because the journal stores texts. */
  data: string;
  /** Whether it is public, as images of mails are. */
  open: boolean;
}

/** Wrong passwords and tries by address, also of unknown addresses. Times are milliseconds since 1970. */
export interface Attempts {
  _id: string;
  failed: number;
  lockedUntil: number;
  tries: number[];
}

/** What a merge has moved to another zone or association, for undoing it. */
export interface Moved {
  into: string;
  /** Version of the other one after the merge. */
  version: number;
  /** Values of the other one before the merge. */
  former: { name: string; caps?: string[] };
  donors: string[];
  associations: string[];
  staff: { _id: string; areas: string[] }[];
}

export interface Zone extends Deletable {
  _id: string;
  version: number;
  name: string;
  /** Position among the zones, from 0. */
  order: number;
  phone: string | null;
  email: string | null;
  /** Postal code of the office. */
  cap: string | null;
  /** Postal codes of the territory: "24121", or "24121-24129". */
  caps: string[];
  moved: Moved | null;
}

export interface Association extends Deletable {
  _id: string;
  version: number;
  name: string;
  /** Position within the zone, from 0. */
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
  /** Hash of a screen, such as "#/auth/validate?token=...". */
  link: string | null;
  /** ISO instant. */
  date: string;
}

/** A one-time link of a mail, by its token. */
export interface LinkToken {
  _id: string;
  userId: string;
  purpose: "validate" | "email" | "reset" | "first-login";
  expires: number;
}

/** Models with a history. */
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
  /** The donor to whom the record belongs. */
  donorId: string | null;
  /** Zones of the donor before and after the change, whose managers get the event. */
  areas: string[];
  date: string;
  author: { _id: string | null; name: string; role?: string };
  action: "create" | "update" | "register" | "suspend" | "delete" | "restore" | "export";
  reason: string | null;
  /** The version after the change; 0: without versions. */
  version: number;
  changes: { field: string; from: unknown; to: unknown }[];
  /** The import that made or undid the change. */
  import?: { id: string; file: string } | null;
}

/** The first response to a write with an `Idempotency-Key`. */
interface IdempotentResponse {
  _id: string;
  /** Checksum of the request, to recognise another request with the same key. */
  request: string;
  status: number;
  body: string;
  expires: number;
}

/** A saved section of the association's settings, by its name. */
export interface SettingsRecord {
  _id: string;
  version: number;
  values: Record<string, unknown>;
}

export type EmailTemplate = components["schemas"]["WholeEmailTemplate"];

export type TemplateRecord = EmailTemplate &
  Deletable & {
    /** Whether the last save was automatic. */
    autosaved: boolean;
  };

/** A template before a save. */
interface TemplateVersion {
  _id: string;
  templateId: string;
  was: EmailTemplate;
}

/** A sending of a template. Its receivers are in a {@link MailList}. */
export interface SendingRecord {
  _id: string;
  templateId: string;
  purpose: components["schemas"]["SendingPurpose"];
  /** Name of the template at the time of the sending. */
  name: string;
  author: EmailTemplate["author"];
  /** ISO instants. `ended`: when it was stopped or cancelled. */
  created: string;
  at: string;
  ended: string | null;
  state: "scheduled" | "started" | "stopped" | "cancelled";
  /** Zones of the recipients; null: all. */
  areas: string[] | null;
  /** The confirmed content; later changes of the template don't matter. */
  content: { version: number; subject: string; text: string };
  /** For the unsubscribe addresses; null: it has none. */
  secret: string | null;
  links: { url: string; label: string }[];
  /** Of a seeded sending: the share of the first donors who got it. Null: see the {@link MailList}. */
  share: number | null;
}

/** The receivers of a sending in order, and the bounces. */
export interface MailList {
  _id: string;
  ids: string[];
  bounced: { id: string; email: string; reason: components["schemas"]["BounceReason"] }[];
}

/** An unsubscription by the address in a mail. */
interface Unsubscription {
  _id: string;
  sendingId: string;
  donorId: string;
  date: string;
}

type SerializedIntegration = components["schemas"]["Integration"];

/** The settings of an e-mail provider, by its name. Of secrets, it only has the date. */
export interface IntegrationRecord extends Omit<
  SerializedIntegration,
  "provider" | "webhook" | "domain" | "lastError"
> {
  _id: string;
  lastError: NonNullable<SerializedIntegration["lastError"]> | null;
  /** Whether the provider accepts the secrets. */
  accepted: boolean;
  lastEvent: string | null;
  /** The sender's domain: the DNS records found, the first and the last check (ISO instants). */
  dns: { domain: string; found: string[]; since: string | null; checked: string | null };
}

/** A version of a document. Its bytes are in src/mocks/documents/file-store.ts. */
export interface StoredFile {
  number: number;
  /** Name of the uploaded file. */
  name: string;
  type: string;
  size: number;
  /** ISO instant. */
  at: string;
  by: HistoryRecord["author"];
  /** Key of its bytes. */
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
  /** Whether it was removed from the bin. */
  gone: boolean;
}

export interface DocumentFolderRecord extends Deletable {
  _id: string;
  version: number;
  name: string;
  parent: string | null;
  author: HistoryRecord["author"];
}

type SerializedImport = components["schemas"]["Import"];

/** An import with its counts by batch. */
export interface ImportRun extends Omit<
  SerializedImport,
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
  changes: SerializedImport["changes"];
  optional: SerializedImport["optional"];
  /** Number of rows to write that have warnings. */
  warned: number;
}

/** The rows of a staged batch, by "import-batch"; deleted when it is written. */
interface ImportRows {
  _id: string;
  rows: { row: number; values: Record<string, unknown> }[];
}

type ImportMatch = components["schemas"]["ImportMatch"];

/** The result of a dry run for a row, independent of the options of the import. */
export interface PlannedRow {
  row: number;
  name: string;
  kind: "new" | "known" | "ask" | "refused" | "skipped";
  match: ImportMatch | null;
  candidates: ImportMatch[];
  /** Version of the matching record at the dry run. */
  version: number;
  /** Differences to the record; `empty`: the record has no value. */
  differences: { field: string; before: unknown; after: unknown; empty: boolean }[];
  reason: string | null;
  choice: components["schemas"]["ImportChoice"] | null;
  /** Marks that no other row of the file may have. */
  marks: string[];
  /** A donation, for its warnings; `replaces`: key of the donation that it changes. */
  donation: { donorId: string; type: DonationType; date: string; replaces: string | null } | null;
  warnings: { code: string; message: string }[];
}

/** The dry run of a batch. */
export interface ImportPlan {
  _id: string;
  rows: PlannedRow[];
}

/** The result of a written row, with the data for undoing it. */
export interface WrittenRow {
  row: number;
  name: string;
  outcome: "create" | "update" | "unchanged" | "skip" | "refuse";
  match: ImportMatch | null;
  changes: { field: string; before: unknown; after: unknown }[];
  reason: string | null;
  /** The values of a refused row. */
  values: Record<string, unknown> | null;
  /** Version of the record after the write. */
  version: number;
  /** Changed fields of the record. */
  fields: { field: string; from: unknown; to: unknown }[];
  restored: boolean;
  invited: boolean;
  /** Keys of the donation and the award that were added. */
  donation: string | null;
  award: string | null;
  /** The former values; undefined: unchanged. */
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

/** The written and undone rows of a batch. */
interface ImportResult {
  _id: string;
  rows: WrittenRow[];
  undone: UndoneRow[] | null;
}

/** Number of donations of a donor until a day, including those without a record; by donor. */
export interface OpeningRecord {
  _id: string;
  number: number;
  /** ISO day. */
  until: string;
}

export type ViewRecord = components["schemas"]["View"] & Deletable;

/** The record of an export; it doesn't contain the rows. */
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
  /** A used refresh token, by its pair. */
  revoked: { _id: string; used: number; expires: number };
  history: HistoryRecord;
  idempotency: IdempotentResponse;
  setting: { _id: string; value: number };
  settings: SettingsRecord;
  template: TemplateRecord;
  templateVersion: TemplateVersion;
  sending: SendingRecord;
  mailList: MailList;
  leftByMail: Unsubscription;
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
  /** The view with which the registry opens, by account. */
  firstView: { _id: string; view: string };
}

export type ModelName = keyof Records;

const id = () => primaryKey(String);
/** A field with any value; the types above are stricter. */
const any = () => nullable<string>(() => null);

function model<const Fields extends readonly string[]>(...fields: Fields) {
  return {
    _id: id(),
    ...(Object.fromEntries(fields.map((field) => [field, any()])) as Record<Fields[number], ReturnType<typeof any>>),
  };
}

type Fields<M extends ModelName> = Record<keyof Records[M], unknown> & Record<string, unknown>;
/** The library drops fields that a model doesn't name, so a missing field must not compile. */
type SmallModels = { [M in ModelName]?: Fields<M> };

/** The models of @mswjs/data: those that have fewer than 1,000 records. */
export const MODELS = {
  draft: model("values", "step", "savedAt"),
  user: model(
    "email",
    "role",
    "status",
    "privacy",
    "profileImage",
    "firstName",
    "lastName",
    "area",
    "areas",
    "phone",
    "version",
  ),
  deletion: model("state", "date", "reason", "answer"),
  session: model("userId", "device", "place", "started", "lastSeen", "closed"),
  upload: model("userId", "type", "data", "open"),
  zone: model("version", "name", "order", "phone", "email", "cap", "caps", "deleted", "moved"),
  association: model("version", "name", "order", "zoneId", "deleted", "moved"),
  settings: model("version", "values"),
  template: model(
    "version",
    "name",
    "state",
    "subject",
    "document",
    "html",
    "text",
    "created",
    "changed",
    "author",
    "deleted",
    "autosaved",
  ),
  templateVersion: model("templateId", "was"),
  sending: model(
    "templateId",
    "purpose",
    "name",
    "author",
    "created",
    "at",
    "ended",
    "state",
    "areas",
    "content",
    "secret",
    "links",
    "share",
  ),
  integration: model(
    "version",
    "active",
    "usable",
    "values",
    "secrets",
    "connected",
    "lastMail",
    "month",
    "lastError",
    "accepted",
    "lastEvent",
    "dns",
  ),
  document: model(
    "version",
    "name",
    "folder",
    "roles",
    "areas",
    "donorId",
    "files",
    "createdAt",
    "changedAt",
    "changedBy",
    "deletedAt",
    "gone",
    "deleted",
  ),
  documentFolder: model("version", "name", "parent", "author", "deleted"),
  import: model(
    "entity",
    "state",
    "file",
    "left",
    "shape",
    "matching",
    "checksum",
    "update",
    "fields",
    "invite",
    "author",
    "created",
    "started",
    "ended",
    "batches",
    "invited",
    "undone",
    "confirmed",
    "writeReason",
  ),
  view: model("version", "name", "owner", "sharedWith", "content", "deleted"),
  firstView: model("view"),
  export: model("date", "author", "entity", "format", "scope", "rows", "columns"),
} satisfies SmallModels;

/** A donor as the API returns it, without the computed fields. */
export interface DonorRow extends Donor {
  suspension: { from: string; until: string | null; reason: string } | null;
}

/** Fields that are derived from donations and awards. */
export const DERIVED_FIELDS = [
  "lastDonationDate",
  "lastDonationType",
  "donationsNumber",
  "awards",
  "awardsDate",
] as const satisfies readonly (keyof DonorRow)[];
export type DerivedFields = Pick<DonorRow, (typeof DERIVED_FIELDS)[number]>;
