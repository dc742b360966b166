import type { components } from "../../contract/api";
import { isEmail } from "../../domain/contacts/email";
import { fieldNames, type FieldDefinition } from "../../domain/fields/field";
import { USER_FIELDS } from "../../domain/fields/user-fields";
import { isStaffRole } from "../../domain/roles";
import { searchableText } from "../../domain/language/text-search";
import { invalidateLinksOf, sendLink } from "../account/mail";
import { findUser } from "../auth/accounts";
import { clearWrongPasswords, limitMails } from "../auth/attempts";
import { closeOtherSessions, closeSession, sessionsOf } from "../auth/sessions";
import { sessionOf } from "../auth/tokens";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { type Column, query, type Table } from "../db/query";
import { badRequest, bearerOf, HttpError, invalid, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { listQuery, readBody, textOf, versionOf, versionToDelete } from "../handlers/request";
import { noSuchStep } from "../write/conflict";
import { recordStep } from "../write/history";
import { serializeAccount } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { invitable, invitationResults, invite, readInvitations, sendInvitation } from "./invitations";
import { activitiesOf, ACTIVITY_KINDS } from "./user-activities";
import { activate, hasNoPassword, isSameAddress, limitInvitations, readChange, refuseChange } from "./user-changes";

type User = components["schemas"]["User"];

/** Accounts: the staff's list, account, sessions and activities, and what administrators do with them (decisions §2, §3). */
export const userHandlers = ({ session, needs }: Api) => [
  needs("read", "User").get("/users", ({ request, response, db }) => {
    const list = listQuery(request);
    const role = new URL(request.url).searchParams.get("role");
    if (role && !isStaffRole(role)) throw badRequest("Ruolo sconosciuto.");
    const { rows, total } = query(userTable(staffOf(db, role)), { ...list, order: list.order || "lastName" });
    return response(200).json({ success: true, users: rows, total, skip: list.skip, limit: list.limit });
  }),

  needs("read", "User").get("/users/{id}", ({ params, response, db }) => {
    const account = findPerson(db, params.id);
    return response(200).json({ success: true, user: serializeAccount(db, account) });
  }),

  needs("read", "User").get("/users/{id}/sessions", ({ params, request, response, db }) => {
    const { _id } = findAccount(db, params.id);
    return response(200).json({ success: true, sessions: sessionsOf(db, _id, sessionOf(bearerOf(request))) });
  }),

  needs("read", "User").get("/users/{id}/history", ({ params, request, response, db }) => {
    const { _id } = findAccount(db, params.id);
    const { skip, limit } = listQuery(request);
    const kind = new URL(request.url).searchParams.get("kind");
    if (kind && !ACTIVITY_KINDS.includes(kind)) throw badRequest("Tipo sconosciuto.");
    const all = activitiesOf(db, _id).filter((activity) => !kind || activity.kind === kind);
    const activities = all.slice(skip, skip + limit);
    return response(200).json({ success: true, activities, total: all.length, skip, limit });
  }),

  needs("create", "User").post("/users", async ({ request, response, db, user }) => {
    const form = readInvitations(db, await readBody(request));
    const results = invitationResults(db, form, (person) => invite(db, user, { ...form, ...person }));
    return response(200).json({ success: true, results });
  }),

  needs("create", "User").post("/users/check", async ({ request, response, db }) => {
    const form = readInvitations(db, await readBody(request));
    const results = invitationResults(db, form, ({ email }) => ({ email, outcome: "new" }));
    return response(200).json({ success: true, results });
  }),

  needs("update", "User").put("/users/{id}", async ({ params, request, response, db, user }) => {
    const before = findAccount(db, params.id);
    const body = await readBody(request);
    const version = versionOf(body);
    const set = readChange(db, body);
    // an outdated version takes precedence: `write` refuses it with the current record
    if (version === before.version) refuseChange(db, user, before, { ...before, ...set }, textOf(body.email));
    const writer = asUser(user);
    limitInvitations(db, before, textOf(body.email));
    const after = write(db, { entity: "user", action: "update", before, writer, sent: body, set, version });
    // the link went to a wrong address: invalidate it and send one to the right address
    if (before.status === "staged" && !isSameAddress(before.email, after.email)) sendInvitation(db, after, user);
    if (after.status === "inactive") closeOtherSessions(db, after._id, null);
    return response(200).json({ success: true, user: serializeAccount(db, after) });
  }),

  needs("delete", "User").delete("/users/{id}", ({ params, request, response, db, user }) => {
    const before = findAccount(db, params.id);
    if (before.status !== "staged") throw noSuchStep(before.status, "inactive");
    const version = versionToDelete(request);
    write(db, { entity: "user", action: "delete", before, writer: asUser(user), version });
    invalidateLinksOf(db, before._id, "first-login");
    db.records.remove("account", before._id);
    return response(200).json({ success: true });
  }),

  needs("update", "User").delete("/users/{id}/sessions/{session}", ({ params, response, db }) => {
    const { _id } = findAccount(db, params.id);
    if (!closeSession(db, _id, String(params.session))) throw notFound();
    return response(200).json({ success: true });
  }),

  needs("update", "User").post("/users/{id}/unlock", ({ params, response, db, user }) => {
    const before = findPerson(db, params.id);
    if (serializeAccount(db, before).lockedUntil) recordStep(db, before, asUser(user), "lockedUntil");
    clearWrongPasswords(db, before.email);
    if (before.status === "lockedOut") activate(db, before, asUser(user));
    return response(200).json({ success: true, user: serializeAccount(db, findUser(db, before._id) ?? before) });
  }),

  needs("update", "User").post("/users/{id}/password-link", ({ params, response, db, user }) => {
    const person = findPerson(db, params.id);
    if (hasNoPassword(person))
      throw new HttpError(409, { message: "Questa persona non ha una password da cambiare.", code: "status" });
    if (!isEmail(person.email)) throw invalid([{ msg: "Manca un indirizzo e-mail valido", param: "email" }]);
    limitMails(db, person.email);
    invalidateLinksOf(db, person._id, "reset");
    const expires = new Date(sendLink(db, person, "sent-reset")).toISOString();
    recordStep(db, person, asUser(user), "passwordLink");
    return response(200).json({ success: true, message: "Collegamento spedito.", expires });
  }),

  session.post("/users/{id}/invite", ({ params, response, db, user }) => {
    const id = String(params.id);
    const invited = invitable(db, user, id);
    if (invited.status !== "staged" && invited.status !== "provisioned")
      throw new HttpError(409, { message: "Ha già fatto il primo accesso.", code: "status" });
    if (!isEmail(invited.email)) throw invalid([{ msg: "Manca un indirizzo e-mail valido", param: "email" }]);
    limitMails(db, invited.email);
    const donor = db.donorRecord(id);
    const written =
      donor &&
      write(db, {
        entity: "donor",
        action: "update",
        before: donor,
        writer: asUser(user),
        set: { status: "provisioned" },
        steps: ["invite"],
      });
    const expires = sendInvitation(db, invited, user);
    // the first invitation of a donor is in the history as a change of the status
    if (written?.version === donor?.version) recordStep(db, invited, asUser(user), "invitation");
    return response(200).json({
      success: true,
      message: "Invito spedito.",
      user: findUser(db, id) ?? invited,
      expires,
    });
  }),
];

/** Returns the accounts of staff with a role, or all. */
const staffOf = (db: Db, role: string | null) =>
  db.records
    .find("user", { where: { role: role ? { equals: role } : undefined } })
    .map((user) => serializeAccount(db, user));

function userTable(users: readonly User[]): Table<User> {
  const own = fieldNames(USER_FIELDS).map((name): [string, Column<User>] => {
    const { kind }: FieldDefinition = USER_FIELDS[name];
    return [
      name,
      {
        kind: kind === "moment" ? "day" : kind === "code" ? "code" : "text",
        get(user) {
          const value = user[name];
          return typeof value === "object" ? null : (value ?? null);
        },
        ...(name === "lastName" && { then: "firstName" }),
      },
    ];
  });
  const areasOf = ({ areas }: User) => areas ?? [];
  return {
    rows: () => users,
    columns: new Map<string, Column<User>>([
      ...own,
      ["areas", { kind: "text", get: (user) => areasOf(user).join(", ") || null, several: areasOf }],
      ["_id", { kind: "code", get: ({ _id }) => _id }],
    ]),
    matchesText: ({ firstName, lastName, email }, word) =>
      searchableText(`${firstName}\n${lastName}\n${email}`).includes(word),
  };
}

/** Returns an account of the staff. @throws HttpError 404 */
function findAccount(db: Db, id: unknown): StaffUser {
  const account = db.records.get("user", String(id));
  if (!account) throw notFound();
  return account;
}

/** Returns an account of the staff or of a donor. @throws HttpError 404 */
function findPerson(db: Db, id: unknown): StaffUser {
  const person = findUser(db, String(id));
  if (!person) throw notFound();
  return person;
}
