import type { StatusStep } from "../../domain/donor/status";
import { checkFields, type Problem } from "../../domain/validation/problem";
import { type Action, allows } from "../auth/abilities";
import { adaptRequests } from "../change-requests/request-records";
import type { Db } from "../db/db";
import type { DonorRecord, EntityName, HistoryRecord, Records } from "../db/models";
import { refuseErased } from "../erasure/erased";
import { forbidden } from "../guard";
import { alreadyDeleted, notDeleted, stale } from "./conflict";
import { areasOf, ENTITIES, type Entity, withArea } from "./entities";
import { changesBetween, recordHistory } from "./history";
import { unprocessable } from "./problem-texts";
import type { Writer } from "./writer";

/** A change of one record. */
export interface Write<M extends EntityName> {
  entity: M;
  writer: Writer;
  action: HistoryRecord["action"];
  /** The current record; undefined: a new one. */
  before: Records[M] | undefined;
  /** The body of the request; fields that the schema of the entity doesn't have are ignored. */
  sent?: Readonly<Record<string, unknown>>;
  /** Values that the server sets. Those of a new record are defaults, which `sent` overrides. */
  set?: Partial<Records[M]>;
  /** The version that the writer has read; undefined: not checked. */
  version?: unknown;
  /** Steps of the status that this call may take. */
  steps?: readonly StatusStep[];
  /** Whether all required fields must be present. */
  complete?: boolean;
  /** For the history. */
  reason?: string | null;
}

/** Checks a write without storing it. @returns the record as it would be. @throws HttpError 403, 409 or 422 */
export function checkWrite<M extends EntityName>(db: Db, request: Write<M>): Records[M] {
  const entity = ENTITIES[request.entity] as Entity<M>;
  if (request.before) refuseStale(db, request, request.before, entity);
  return check(db, request, entity);
}

interface StoredRecord {
  _id: string;
  version?: number;
  deleted?: boolean;
  mergedInto?: string | undefined;
}

/**
 * Writes a record: checks it, increments its version, stores it, and adds a history entry, which causes the event. Without a
 * difference it does nothing.
 * @returns the stored record
 * @throws HttpError 403, 409 or 422, before anything is stored
 */
export function write<M extends EntityName>(db: Db, request: Write<M>): Records[M] {
  const entity = ENTITIES[request.entity] as Entity<M>;
  const before = request.before as (Records[M] & StoredRecord) | undefined;
  if (before) refuseStale(db, request, before, entity);
  const after = check(db, request, entity);
  const removes = request.action === "delete";
  const changes = changesBetween(request.action === "restore" ? undefined : before, removes ? undefined : after);
  if (before && changes.length === 0) return before;

  const version = entity.versioned ? (before?.version ?? 0) + 1 : 0;
  const stored = { ...after, ...(entity.versioned && { version }), ...(entity.tombstones && { deleted: removes }) };
  const donorId = entity.donorId(stored);
  const areas = areasOf(db, donorId, before, stored);
  if (removes && !entity.tombstones) db.records.remove(request.entity, stored._id);
  else db.records.put(request.entity, stored);
  if (request.entity === "donor" && before) adaptRequests(db, before as DonorRecord, stored as DonorRecord);
  const { action, writer, reason = null } = request;
  const subject = { subject: request.entity, subjectId: stored._id, donorId, areas };
  const from = writer.import && { import: writer.import };
  recordHistory(db, { ...subject, author: writer.author, action, reason, version, changes, ...from });
  return stored;
}

function refuseStale<M extends EntityName>(
  db: Db,
  request: Write<M>,
  before: Records[M] & StoredRecord,
  entity: Entity<M>,
) {
  refuseErased(db, before);
  if (request.action === "restore" && !before.deleted) throw notDeleted();
  // a merged record is separated, not restored
  if (before.mergedInto !== undefined) throw alreadyDeleted(db, request.entity, before._id);
  if (request.action !== "restore" && before.deleted) throw alreadyDeleted(db, request.entity, before._id);
  if (request.version === undefined || request.version === before.version) return;
  throw stale(db, request.entity, before._id, entity.serialize?.(db, before, request.writer.user));
}

/** Checks a write. @returns the new record. @throws HttpError 403, 409, 422 */
function check<M extends EntityName>(db: Db, request: Write<M>, entity: Entity<M>): Records[M] & StoredRecord {
  const { before, sent = {}, set = {}, complete = false, steps = [] } = request;
  const base = { ...before, ...set } as Records[M];
  // without a body there is nothing to check; renaming a zone writes thousands of donors
  const schema = request.sent || complete ? entity.schema?.(db, base, complete) : undefined;
  const changes = schema ? only(sent, Object.keys(schema.entries)) : {};
  let after = { ...base, ...changes, ...(before && set) } as Records[M];
  let problems: Problem[] = [];
  if (schema && request.action !== "delete") {
    const checked = checkFields(schema, after);
    after = { ...after, ...only(checked.output, Object.keys(changes)) };
    // ignore problems of fields that this write doesn't change
    problems = checked.problems.filter(
      ({ field, code }) => !before || field in changes || (complete && code === "missing"),
    );
  }
  after = { ...after, ...entity.follow?.(db, before, after, set) };
  refuseForbidden(db, request, entity, after, Object.keys(changes));
  if (problems.length > 0) throw unprocessable(problems);
  // a restored record is checked like a new one
  entity.check?.(db, request.action === "restore" ? undefined : before, after, steps);
  return after;
}

const NEEDS: Record<HistoryRecord["action"], Action> = {
  create: "create",
  update: "update",
  register: "register",
  suspend: "suspend",
  delete: "delete",
  restore: "delete",
  export: "export",
  merge: "update",
  separate: "update",
  erase: "delete",
};

function refuseForbidden<M extends EntityName>(
  db: Db,
  { before, action, writer: { user } }: Write<M>,
  { subject }: Entity<M>,
  after: Records[M],
  sentFields: readonly string[],
) {
  if (!user) return;
  const needs = NEEDS[action];
  const records = [before, after].flatMap((record) => (record ? [withArea(db, record)] : []));
  const changed = changesBetween(before, after).filter(({ field }) => sentFields.includes(field));
  const may =
    records.every((record) => allows(user, needs, subject, record)) &&
    changed.every(({ field }) => records.every((record) => allows(user, needs, subject, record, field)));
  if (!may) throw forbidden();
}

function only(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
