import type { components } from "../../contract/api";
import type { FieldDefinition } from "../../domain/fields/field";
import { USER_FIELDS } from "../../domain/fields/user-fields";
import { isRecordKind } from "../../domain/record-kinds";
import { isStaffRole } from "../../domain/roles";
import { searchableText } from "../../domain/text";
import { type Action, allows } from "../auth/abilities";
import { findUser } from "../auth/accounts";
import { sessionsOf } from "../auth/sessions";
import { sessionOf } from "../auth/tokens";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { HistoryRecord, StaffUser } from "../db/models";
import { type Column, query, type Table, type Value } from "../db/query";
import { badRequest, bearerOf, forbidden, notFound, sessionHandler } from "../guard";
import { serializeAccount } from "../write/serialize";
import type { Api } from "../handlers/api";
import { listQuery } from "../handlers/request";

type User = components["schemas"]["User"];
type Activity = components["schemas"]["Activity"];

/** Accounts of the staff, to read: who there is, and what they did. */
export const userHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/users",
    sessionHandler(ctx, ({ request, response, db, user }) => {
      if (!allows(user, "read", "User")) throw forbidden();
      const asked = listQuery(request);
      const role = new URL(request.url).searchParams.get("role");
      if (role && !isStaffRole(role)) throw badRequest("Ruolo sconosciuto.");
      const { rows, total } = query(userTable(staffOf(db, role)), { ...asked, order: asked.order || "lastName" });
      return response(200).json({ success: true, users: rows, total, skip: asked.skip, limit: asked.limit });
    }),
  ),

  api.get(
    "/users/{id}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const account = permittedPerson(db, user, "read", params.id);
      return response(200).json({ success: true, user: serializeAccount(db, account) });
    }),
  ),

  api.get(
    "/users/{id}/sessions",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const { _id } = permittedAccount(db, user, "read", params.id);
      return response(200).json({ success: true, sessions: sessionsOf(db, _id, sessionOf(bearerOf(request))) });
    }),
  ),

  api.get(
    "/users/{id}/history",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const { _id } = permittedAccount(db, user, "read", params.id);
      const { skip, limit } = listQuery(request);
      const kind = new URL(request.url).searchParams.get("kind");
      if (kind && !KINDS.includes(kind)) throw badRequest("Tipo sconosciuto.");
      const all = activitiesOf(db, _id).filter((one) => !kind || one.kind === kind);
      const activities = all.slice(skip, skip + limit);
      return response(200).json({ success: true, activities, total: all.length, skip, limit });
    }),
  ),
];

/** @returns the accounts of a role, or all of the staff, as administrators are told of them */
const staffOf = (db: Db, role: string | null) =>
  db.records
    .all("user")
    .filter((one) => !role || one.role === role)
    .map((one) => serializeAccount(db, one));

/** Accounts as a list reads them. */
function userTable(users: readonly User[]): Table<User> {
  const own = Object.entries(USER_FIELDS).map(([name, { kind }]: [string, FieldDefinition]): [string, Column<User>] => [
    name,
    {
      kind: kind === "moment" ? "day" : kind === "code" ? "code" : "text",
      get: (user) => (user as unknown as Record<string, Value>)[name] ?? null,
      ...(name === "lastName" && { then: "firstName" }),
    },
  ]);
  const areasOf = ({ areas }: User) => areas ?? [];
  return {
    rows: () => users,
    columns: new Map<string, Column<User>>([
      ...own,
      ["areas", { kind: "text", get: (user) => areasOf(user).join(", ") || null, several: areasOf }],
      ["_id", { kind: "code", get: ({ _id }) => _id }],
    ]),
    matchesText: ({ firstName, lastName, email }, word) =>
      searchableText(`${firstName} ${lastName}\n${email}`).includes(word),
  };
}

/** @throws HttpError 403, whether there is such an account or not; 404 */
export function permittedAccount(db: Db, user: StaffUser, action: Action, id: unknown): StaffUser {
  if (!allows(user, action, "User")) throw forbidden();
  const account = db.records.get("user", String(id));
  if (!account) throw notFound();
  return account;
}

/**
 * Returns the account of a person of the staff or of a donor.
 * @throws HttpError 403, also for an unknown id; 404
 */
export function permittedPerson(db: Db, user: StaffUser, action: Action, id: unknown): StaffUser {
  if (!allows(user, action, "User")) throw forbidden();
  const person = findUser(db, String(id));
  if (!person) throw notFound();
  return person;
}

const KIND_OF: Record<HistoryRecord["subject"], Activity["kind"] | null> = {
  donor: "donors",
  donation: "donations",
  award: "awards",
  user: "users",
  zone: "zones",
  association: "zones",
  settings: "settings",
  integration: "settings",
  notification: null,
  document: null,
  documentFolder: null,
};
const KINDS: readonly (string | null)[] = ["exports", ...Object.values(KIND_OF)];

/** What somebody wrote and took along, the newest first. */
function activitiesOf(db: Db, id: string): Activity[] {
  const written = db.records.all("history").flatMap((entry): Activity[] => {
    const kind = entry.action === "export" ? "exports" : KIND_OF[entry.subject];
    if (entry.author._id !== id || !kind) return [];
    const { _id, date, action, changes } = entry;
    const fields = action === "update" ? changes.map(({ field }) => field) : [];
    return [{ _id, date, kind, action, person: personOf(db, entry), fields, rows: null }];
  });
  const taken = db.records
    .all("export")
    .flatMap(({ _id, date, author, entity, format, rows }): Activity[] =>
      author._id === id && isRecordKind(entity)
        ? [{ _id, date, kind: "exports", action: "export", person: null, fields: [], rows, format, entity }]
        : [],
    );
  const numberOf = ({ _id }: Activity) => Number(_id.slice(1));
  return [...written, ...taken].sort((a, b) => b.date.localeCompare(a.date) || numberOf(b) - numberOf(a));
}

/** Whom an entry is about. */
function personOf(db: Db, { subject, subjectId, donorId }: HistoryRecord): Activity["person"] {
  const account = subject === "user" ? db.records.get("user", subjectId) : undefined;
  const person = account ?? (donorId === null ? undefined : db.donorRecord(donorId));
  if (!person) return null;
  const { _id, firstName, lastName } = person;
  return { _id, firstName, lastName, role: account?.role ?? "donor" };
}
