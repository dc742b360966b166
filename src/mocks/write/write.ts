import type { StatusStep } from "../../domain/donor/status";
import { checkFields, type Problem } from "../../domain/validation/problem";
import { type Action, allows, allowsField } from "../auth/abilities";
import type { Db } from "../db/db";
import type { EntityName, HistoryRecord, Records } from "../db/models";
import { forbidden } from "../guard";
import { alreadyDeleted, notDeleted, stale } from "./conflict";
import { areasOf, ENTITIES, type Entity, thingOf } from "./entities";
import { changesBetween, recordHistory } from "./history";
import { unprocessable } from "./problem-texts";
import type { Writer } from "./writer";

/** A change of one record that somebody asks for. */
interface Write<M extends EntityName> {
  entity: M;
  writer: Writer;
  action: HistoryRecord["action"];
  /** The record as it is; undefined for one that comes into being. */
  before: Records[M] | undefined;
  /** What was sent, as it came: of it only what the entity's schema knows is read. */
  sent?: Readonly<Record<string, unknown>>;
  /** What the server itself says of the record: of a new one first, so that what was sent lies over it. */
  set?: Partial<Records[M]>;
  /** The version that the writer has read. Undefined: it doesn't matter. */
  version?: unknown;
  /** Steps of the status that this call is for. */
  steps?: readonly StatusStep[];
  /** Nothing that is needed may be missing afterwards. */
  complete?: boolean;
  /** Why, for the history. */
  reason?: string | null;
}

interface Kept {
  _id: string;
  version?: number;
  deleted?: boolean;
}

/**
 * The one place where records are written: it checks, counts the version, stores, and writes the history, from which
 * follows the event. A change that changes nothing leaves no trace.
 * @returns the record as it is now
 * @throws HttpError 403, 409 or 422, before anything was stored
 */
export function write<M extends EntityName>(db: Db, wish: Write<M>): Records[M] {
  const entity = ENTITIES[wish.entity] as Entity<M>;
  const before = wish.before as (Records[M] & Kept) | undefined;
  if (before) refuseStale(db, wish, before, entity);
  const after = check(db, wish, entity);
  const removes = wish.action === "delete";
  const changes = changesBetween(wish.action === "restore" ? undefined : before, removes ? undefined : after);
  if (before && changes.length === 0) return before;

  const version = entity.versioned ? (before?.version ?? 0) + 1 : 0;
  const stored = { ...after, ...(entity.versioned && { version }), ...(entity.tombstones && { deleted: removes }) };
  const donorId = entity.donorId(stored);
  const areas = areasOf(db, donorId, before, stored);
  if (removes && !entity.tombstones) db.records.remove(wish.entity, stored._id);
  else db.records.put(wish.entity, stored);
  const { action, writer, reason = null } = wish;
  const subject = { subject: wish.entity, subjectId: stored._id, donorId, areas };
  const from = writer.import && { import: writer.import };
  recordHistory(db, { ...subject, author: writer.author, action, reason, version, changes, ...from });
  return stored;
}

function refuseStale<M extends EntityName>(db: Db, wish: Write<M>, before: Records[M] & Kept, entity: Entity<M>) {
  if (wish.action === "restore" && !before.deleted) throw notDeleted();
  if (wish.action !== "restore" && before.deleted) throw alreadyDeleted(db, wish.entity, before._id);
  if (wish.version === undefined || wish.version === before.version) return;
  throw stale(db, wish.entity, before._id, entity.serialize?.(db, before, wish.writer.user));
}

/** @returns the record as it will be */
function check<M extends EntityName>(db: Db, wish: Write<M>, entity: Entity<M>): Records[M] & Kept {
  const { before, sent = {}, set = {}, complete = false, steps = [] } = wish;
  const base = { ...before, ...set } as Records[M];
  // what nobody said can't be wrong: a zone's new name is carried to thousands of donors
  const schema = wish.sent || complete ? entity.schema?.(db, base, complete) : undefined;
  const given = schema ? pick(sent, Object.keys(schema.entries)) : {};
  let after = { ...base, ...given, ...(before && set) } as Records[M];
  let problems: Problem[] = [];
  if (schema && wish.action !== "delete") {
    const checked = checkFields(schema, after);
    after = { ...after, ...pick(checked.output, Object.keys(given)) };
    // what was wrong before, an older server's for example, is not this writer's fault
    problems = checked.problems.filter(
      ({ field, code }) => !before || field in given || (complete && code === "missing"),
    );
  }
  after = { ...after, ...entity.follow?.(db, before, after, set) };
  refuseForbidden(db, wish, entity, after, Object.keys(given));
  if (problems.length > 0) throw unprocessable(problems);
  // who comes back must find a place, as who is new
  entity.check?.(db, wish.action === "restore" ? undefined : before, after, steps);
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
};

function refuseForbidden<M extends EntityName>(
  db: Db,
  { before, action, writer: { user } }: Write<M>,
  { subject }: Entity<M>,
  after: Records[M],
  given: readonly string[],
) {
  if (!user) return;
  const needs = NEEDS[action];
  const things = [before, after].flatMap((record) => (record ? [thingOf(db, record)] : []));
  const changed = changesBetween(before, after).filter(({ field }) => given.includes(field));
  const may =
    things.every((thing) => allows(user, needs, subject, thing)) &&
    changed.every(({ field }) => things.every((thing) => allowsField(user, needs, subject, thing, field)));
  if (!may) throw forbidden();
}

function pick(values: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
