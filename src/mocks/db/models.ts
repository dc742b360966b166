import { nullable, primaryKey } from "@mswjs/data";
import type { NullableProperty } from "@mswjs/data/lib/nullable";
import type { PrimaryKey } from "@mswjs/data/lib/primaryKey";
import type { components } from "../../contract/api";
import type { DonationType } from "../../domain/donation/blood";
import type { Donor, Notification, User } from "../../domain/entities";
import type { Role } from "../../domain/roles";
import type { CallRecords } from "../calls/records";

type Schemas = components["schemas"];
export type Donation = Schemas["Donation"];
export type Award = Schemas["Award"];
export type AwardDue = Schemas["AwardDue"];

/** Deleted records stay, so that their ids aren't reused and they can be restored. */
interface Deletable {
  deleted: boolean;
}

export interface DonorRecord extends DonorRow, Deletable {
  /** The record of which this one has become a part; it is then marked as deleted. */
  mergedInto?: string | undefined;
  /** The number of the request by which it was erased; it is then marked as deleted, and has only its zone. */
  erased?: string | undefined;
}
/** A record that belongs to a donor. Its `_id` is its key. */
interface Owned extends Deletable {
  _id: string;
  /** The donor for whom it was made, once a merge has moved it. */
  firstOwner?: string;
}
export type DonationRecord = Donation & Owned;
export type AwardRecord = Award & Owned;

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
  emailChange: Schemas["EmailChange"] | null;
  /** Choices for notifications, by kind; others have the defaults. */
  choices: Record<string, { here: boolean; email: boolean }>;
  /** ISO instant. */
  lastSignIn: string | null;
  /** The last invitation. */
  invitation: Schemas["Invitation"] | null;
  /** Newest first. */
  formerInvitations: Schemas["Invitation"][];
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

/** What a donor has once, as it is stored; null for nothing. */
export type MergedOnce = { [Model in "consents" | "account" | "opening" | "callsRefused"]: Records[Model] | null };

/** A donation, an award, a document or a call of one of two merged donors, as it was before the merge. */
export interface MergedPart {
  model: "donation" | "award" | "document" | "call";
  before: DonationRecord | AwardRecord | Records["document"] | CallRecords["call"];
  /** The id of the survivor's equal part, if there is one: the two count once. */
  same: string | null;
}

/** The zone and the association of a record, by id. */
export interface PlaceIds {
  zone: string | undefined;
  association: string | undefined;
}

/** A merge of two donors' records. What the other record has once stays stored under its id. */
export interface MergeRecord {
  _id: string;
  before: readonly [DonorRecord, DonorRecord];
  /** The record that stays, after the merge. */
  merged: DonorRecord;
  /** Of both records before, and of the merged one. */
  places: readonly [PlaceIds, PlaceIds, PlaceIds];
  /** What the record that stays has once, before and after the merge. */
  own: MergedOnce;
  mergedOnce: MergedOnce;
  parts: MergedPart[];
  /** Ids of the notifications that moved. */
  notifications: string[];
  /** Whether the merge has closed a login. */
  loginClosed: boolean;
  made: Made;
  separated: Made | null;
}

/** Who has done something, and when (ISO instant). */
interface Made {
  author: HistoryRecord["author"];
  date: string;
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

/** A row of a donation day. `donation`: its key, with its first version; null if it was refused. */
interface CollectionDayRow extends Pick<
  Schemas["CollectionDayRow"],
  "note" | "reason" | "refusal" | "first" | "award" | "type"
> {
  donorId: string;
  donation: string | null;
  version: number;
}

export type ConsentRecord = Schemas["Consent"];

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
  action:
    | "create"
    | "update"
    | "register"
    | "suspend"
    | "delete"
    | "restore"
    | "export"
    | "merge"
    | "separate"
    | "erase";
  reason: string | null;
  /** The version after the change; 0: without versions. */
  version: number;
  changes: { field: string; from: unknown; to: unknown }[];
  /** The import that made or undid the change. */
  import?: { id: string; file: string } | null;
  /** Of a merge or its reversal: its id and the other record. */
  merge?: { _id: string; other: Schemas["NamedDonor"] };
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

export type EmailTemplate = Schemas["WholeEmailTemplate"];

/** The receivers of a sending in order, and the bounces. */
export interface MailList {
  _id: string;
  ids: string[];
  bounced: { id: string; email: string; reason: Schemas["BounceReason"] }[];
}

/** An unsubscription by the address in a mail. */
interface Unsubscription {
  _id: string;
  sendingId: string;
  donorId: string;
  date: string;
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

export interface ImportBatch {
  batch: number;
  rows: number;
  checksum: string;
  state: "staged" | "written" | "undone";
  planned: Schemas["ImportFigures"];
  written: Schemas["ImportFigures"] | null;
  changes: Schemas["Import"]["changes"];
  optional: Schemas["Import"]["optional"];
  /** Number of rows to write that have warnings. */
  warned: number;
}

/** The rows of a staged batch, by "import-batch"; deleted when it is written. */
interface ImportRows {
  _id: string;
  rows: { row: number; values: Record<string, unknown> }[];
}

type ImportMatch = Schemas["ImportMatch"];

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
  choice: Schemas["ImportChoice"] | null;
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

/** The large collections, and those with large values. They are maps, because a query of @mswjs/data looks at every record. */
interface LargeRecords extends CallRecords {
  consents: { _id: string; given: ConsentRecord[] };
  donor: DonorRecord;
  donation: DonationRecord;
  award: AwardRecord;
  account: Account;
  notification: OwnedNotification;
  mail: Mail;
  link: LinkToken;
  history: HistoryRecord;
  idempotency: IdempotentResponse;
  /** The clock and counters, which are read for each row and each write. */
  setting: { _id: string; value: number };
  mailList: MailList;
  leftByMail: Unsubscription;
  importRows: ImportRows;
  importPlan: ImportPlan;
  importResult: ImportResult;
  merge: MergeRecord;
  opening: OpeningRecord;
}

declare const valueType: unique symbol;
/** An attribute whose values have a stricter type than the library's. */
interface Typed<T> {
  readonly [valueType]: T;
}
/** A text that is one of a few. */
const choice = <T extends string>() => String as unknown as (() => string) & Typed<T>;
/** A list or an object, whose values the library doesn't look at. */
const value = <T>() => nullable<string>(() => null) as unknown as NullableProperty<string> & Typed<T>;
const id = () => primaryKey(String);
const deletable = { deleted: Boolean };

/** The models of @mswjs/data: those that have fewer than 1,000 records. The library drops fields that a model doesn't name. */
export const MODELS = {
  draft: { _id: id(), values: value<Schemas["RegistrationDraftForm"]["values"]>(), step: String, savedAt: String },
  user: {
    _id: id(),
    email: String,
    role: choice<Role>(),
    status: String,
    privacy: Boolean,
    profileImage: nullable(String),
    firstName: String,
    lastName: String,
    area: nullable(String),
    areas: value<string[]>(),
    phone: nullable(String),
    version: Number,
  },
  /** A request to delete an account, by its id. */
  deletion: {
    _id: id(),
    state: choice<Schemas["DeletionRequested"]["state"]>(),
    date: String,
    reason: nullable(String),
    answer: nullable(String),
  },
  /**
   * The changes that a donor asks for, by the id of the record; an accepted request is removed. `notified`: the users who know of it.
   */
  changeRequest: {
    _id: id(),
    state: choice<Schemas["ChangeRequest"]["state"]>(),
    revision: Number,
    date: String,
    changes: value<Schemas["ChangeRequest"]["changes"]>(),
    reason: nullable(String),
    notified: value<readonly string[]>(),
  },
  /** A request to be erased, in the register. `warned`: whether administrators know that its month ends. */
  dataRequest: {
    _id: id(),
    number: String,
    received: String,
    via: choice<Schemas["RequestVia"]>(),
    identity: nullable(String) as unknown as NullableProperty<string> & Typed<Schemas["RequestIdentity"] | null>,
    outcome: nullable(String) as unknown as NullableProperty<string> & Typed<Schemas["DataRequest"]["outcome"]>,
    decided: value<Schemas["Changed"] | null>(),
    reason: nullable(String),
    person: value<Schemas["DataRequest"]["person"]>(),
    erased: value<Schemas["ErasedCounts"] | null>(),
    warned: Boolean,
  },
  /** What was said of a pair of possible duplicates, by the ids of both. `sameCode`: whether their fiscal codes were equal then. */
  duplicate: {
    _id: id(),
    decided: value<Schemas["Changed"] | null>(),
    asked: value<Schemas["Changed"] | null>(),
    sameCode: Boolean,
  },
  /** A session, by its first pair of tokens. Times are ISO instants. */
  session: {
    _id: id(),
    userId: String,
    /** Such as "Chrome, Windows". */
    device: nullable(String),
    place: nullable(String),
    started: String,
    lastSeen: String,
    /** Whether it was closed from another device, so that its tokens are invalid. */
    closed: Boolean,
  },
  /** A file of the uploads host, by its path. `data`: Base64, because the journal stores texts. `open`: public, as images of mails. */
  upload: { _id: id(), userId: String, type: String, data: String, open: Boolean },
  /** Wrong passwords and tries by address, also of unknown addresses. Times are milliseconds since 1970. */
  attempts: { _id: id(), failed: Number, lockedUntil: Number, tries: value<number[]>() },
  /** A used refresh token, by its pair. */
  revoked: { _id: id(), used: Number, expires: Number },
  zone: {
    _id: id(),
    version: Number,
    name: String,
    /** Position among the zones, from 0. */
    order: Number,
    phone: nullable(String),
    email: nullable(String),
    /** Postal code of the office. */
    cap: nullable(String),
    /** Postal codes of the territory: "24121", or "24121-24129". */
    caps: value<string[]>(),
    ...deletable,
    moved: value<Moved | null>(),
  },
  association: {
    _id: id(),
    version: Number,
    name: String,
    /** Position within the zone, from 0. */
    order: Number,
    zoneId: String,
    ...deletable,
    moved: value<Moved | null>(),
  },
  /** A saved section of the association's settings, by its name. */
  settings: { _id: id(), version: Number, values: value<Record<string, unknown>>() },
  template: {
    _id: id(),
    version: Number,
    name: String,
    state: choice<EmailTemplate["state"]>(),
    subject: String,
    document: value<EmailTemplate["document"]>(),
    html: String,
    text: String,
    created: String,
    changed: String,
    author: value<EmailTemplate["author"]>(),
    ...deletable,
    /** Whether the last save was automatic. */
    autosaved: Boolean,
  },
  /** A template before a save. */
  templateVersion: { _id: id(), templateId: String, was: value<EmailTemplate>() },
  /** A sending of a template. Its receivers are in a {@link MailList}. */
  sending: {
    _id: id(),
    templateId: String,
    purpose: choice<Schemas["SendingPurpose"]>(),
    /** Name of the template at the time of the sending. */
    name: String,
    author: value<EmailTemplate["author"]>(),
    /** ISO instants. `ended`: when it was stopped or cancelled. */
    created: String,
    at: String,
    ended: nullable(String),
    state: choice<"scheduled" | "started" | "stopped" | "cancelled">(),
    /** Zones of the recipients; null: all. */
    areas: value<string[] | null>(),
    /** The confirmed content; later changes of the template don't matter. */
    content: value<{ version: number; subject: string; text: string }>(),
    /** For the unsubscribe addresses; null: it has none. */
    secret: nullable(String),
    links: value<{ url: string; label: string }[]>(),
    /** Of a seeded sending: the share of the first donors who got it. Null: see the {@link MailList}. */
    share: nullable(Number),
  },
  /** The settings of an e-mail provider, by its name. Of secrets, it only has the date. */
  integration: {
    _id: id(),
    version: Number,
    active: Boolean,
    usable: Boolean,
    values: value<Schemas["Integration"]["values"]>(),
    secrets: value<Schemas["Integration"]["secrets"]>(),
    connected: nullable(String),
    lastMail: nullable(String),
    month: value<Schemas["Integration"]["month"]>(),
    lastError: value<NonNullable<Schemas["Integration"]["lastError"]> | null>(),
    /** Whether the provider accepts the secrets. */
    accepted: Boolean,
    lastEvent: nullable(String),
    /** The sender's domain: the DNS records found, the first and the last check (ISO instants). */
    dns: value<{ domain: string; found: string[]; since: string | null; checked: string | null }>(),
  },
  document: {
    _id: id(),
    version: Number,
    name: String,
    folder: nullable(String),
    roles: value<Role[]>(),
    areas: value<string[]>(),
    donorId: nullable(String),
    /** Oldest first. */
    files: value<StoredFile[]>(),
    createdAt: String,
    changedAt: String,
    changedBy: value<HistoryRecord["author"]>(),
    deletedAt: nullable(String),
    /** Whether it was removed from the bin. */
    gone: Boolean,
    ...deletable,
  },
  documentFolder: {
    _id: id(),
    version: Number,
    name: String,
    parent: nullable(String),
    author: value<HistoryRecord["author"]>(),
    ...deletable,
  },
  /** An import with its counts by batch. */
  import: {
    _id: id(),
    entity: choice<Schemas["Import"]["entity"]>(),
    state: choice<Schemas["Import"]["state"]>(),
    file: value<Schemas["Import"]["file"]>(),
    left: value<Schemas["Import"]["left"]>(),
    shape: String,
    matching: value<Schemas["Import"]["matching"]>(),
    checksum: String,
    update: choice<Schemas["Import"]["update"]>(),
    fields: value<Schemas["Import"]["fields"]>(),
    invite: Boolean,
    author: value<Schemas["Import"]["author"]>(),
    created: String,
    started: nullable(String),
    ended: nullable(String),
    batches: value<ImportBatch[]>(),
    invited: Number,
    undone: value<Schemas["Import"]["undone"]>(),
    confirmed: Boolean,
    writeReason: nullable(String),
  },
  /** A registered donation day, with the result of each row. */
  collectionDay: {
    _id: id(),
    day: String,
    place: String,
    type: value<DonationType>(),
    author: value<Schemas["CollectionDay"]["author"]>(),
    date: String,
    rows: value<CollectionDayRow[]>(),
  },
  view: {
    _id: id(),
    version: Number,
    name: String,
    owner: value<Schemas["View"]["owner"]>(),
    sharedWith: value<Schemas["View"]["sharedWith"]>(),
    content: value<Schemas["View"]["content"]>(),
    ...deletable,
  },
  /** The view with which the registry opens, by account. */
  firstView: { _id: id(), view: String },
  /** A view on the dashboard of an account. */
  pinnedView: { _id: id(), user: String, view: String },
  /** The record of an export; it doesn't contain the rows. */
  export: {
    _id: id(),
    date: String,
    author: value<Schemas["Export"]["author"]>(),
    entity: choice<Schemas["Export"]["entity"]>(),
    format: choice<Schemas["Export"]["format"]>(),
    scope: choice<Schemas["Export"]["scope"]>(),
    rows: Number,
    columns: value<string[]>(),
  },
};

type Attribute<A> =
  A extends Typed<infer T>
    ? T
    : A extends PrimaryKey
      ? string
      : A extends NullableProperty<infer T>
        ? T | null
        : A extends () => infer T
          ? T
          : never;
type SmallRecords = {
  [M in keyof typeof MODELS]: { [Name in keyof (typeof MODELS)[M]]: Attribute<(typeof MODELS)[M][Name]> };
};

/** All records, by model. */
export type Records = LargeRecords & Omit<SmallRecords, "user"> & { user: Pick<StaffUser, keyof SmallRecords["user"]> };
export type ModelName = keyof Records;
export type SmallModel = keyof SmallRecords;

export type DataRequestRecord = Records["dataRequest"];
export type DuplicateRecord = Records["duplicate"];
export type ChangeRequestRecord = Records["changeRequest"];
export type SessionRecord = Records["session"];
export type Attempts = Records["attempts"];
export type Zone = Records["zone"];
export type Association = Records["association"];
export type TemplateRecord = Records["template"];
export type SendingRecord = Records["sending"];
export type IntegrationRecord = Records["integration"];
export type DocumentRecord = Records["document"];
export type DocumentFolderRecord = Records["documentFolder"];
export type ImportRun = Records["import"];
export type SettingsRecord = Records["settings"];
export type ViewRecord = Records["view"];
export type CollectionDayRecord = Records["collectionDay"];
export type ExportRecord = Records["export"];

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
