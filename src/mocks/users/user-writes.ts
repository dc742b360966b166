import type { components } from "../../contract/api";
import { isEmail } from "../../domain/contacts/email";
import { isStaffRole, type Role } from "../../domain/roles";
import { invalidateLinksOf } from "../account/mail";
import { allows } from "../auth/abilities";
import { findUserByEmail } from "../auth/accounts";
import { countMail } from "../auth/attempts";
import { closeOtherSessions, closeSession } from "../auth/sessions";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { forbidden, notFound, sessionHandler, tooMany } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, readBody, textOf, versionOf, versionToDelete } from "../handlers/request";
import { keptAccount, noSuchStep, taken } from "../write/conflict";
import { unprocessable } from "../write/problem-texts";
import { serializeAccount } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { sendInvitation } from "./account-help";
import { permittedAccount } from "./users";

type Result = components["schemas"]["InvitationResult"];

/** What administrators do with accounts of the staff. */
export const userWriteHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/users",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const form = invitationForm(db, user, await readBody(request));
      const results = resultsOf(db, form, (person) => invite(db, user, { ...form, ...person }));
      return response(200).json({ success: true, results });
    }),
  ),

  api.post(
    "/users/check",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const form = invitationForm(db, user, await readBody(request));
      const results = resultsOf(db, form, ({ email }) => ({ email, outcome: "new" }));
      return response(200).json({ success: true, results });
    }),
  ),

  api.put(
    "/users/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = permittedAccount(db, user, "update", params.id);
      const body = await readBody(request);
      const version = versionOf(body);
      const set = changeOf(db, body);
      // a version that isn't the last one is told of first
      if (version === before.version) refuseChange(db, user, before, { ...before, ...set }, textOf(body.email));
      const writer = asUser(user);
      refuseHastyMove(db, before, textOf(body.email));
      const after = write(db, { entity: "user", action: "update", before, writer, sent: body, set, version });
      // the link went to somebody else's address: it ends, and the right one gets another
      if (before.status === "staged" && !isSameAddress(before.email, after.email)) sendInvitation(db, after, user);
      if (after.status === "inactive") closeOtherSessions(db, after._id, null);
      return response(200).json({ success: true, user: serializeAccount(db, after) });
    }),
  ),

  api.delete(
    "/users/{id}",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const before = permittedAccount(db, user, "delete", params.id);
      if (before.status !== "staged") throw noSuchStep(before.status, "inactive");
      const version = versionToDelete(request);
      write(db, { entity: "user", action: "delete", before, writer: asUser(user), version });
      invalidateLinksOf(db, before._id, "first-login");
      db.records.remove("account", before._id);
      return response(200).json({ success: true });
    }),
  ),

  api.delete(
    "/users/{id}/sessions/{session}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const { _id } = permittedAccount(db, user, "update", params.id);
      if (!closeSession(db, _id, String(params.session))) throw notFound();
      return response(200).json({ success: true });
    }),
  ),
];

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface Form {
  role: Role;
  areas: string[];
  people: Person[];
}

const MOST = 1000;

/** @throws HttpError 403, 422 */
function invitationForm(db: Db, user: StaffUser, body: Body): Form {
  if (!allows(user, "create", "User")) throw forbidden();
  const role = roleOf(body.role);
  const areas = role === "manager" ? areasOf(db, body.areas ?? []) : [];
  if (role === "manager" && areas.length === 0) throw unprocessable([{ field: "areas", code: "missing" }]);
  const people = Array.isArray(body.people) ? (body.people as Body[]) : [];
  if (people.length === 0) throw unprocessable([{ field: "people", code: "missing" }]);
  if (people.length > MOST) throw unprocessable([{ field: "people", code: "too-long" }]);
  const read = (one: Body) => ({
    email: textOf(one?.email),
    firstName: textOf(one?.firstName),
    lastName: textOf(one?.lastName),
  });
  return { role, areas, people: people.map(read) };
}

/** What becomes of each address. @param fresh of one that nobody has yet */
function resultsOf(db: Db, { people }: Form, fresh: (person: Person) => Result): Result[] {
  const seen = new Set<string>();
  return people.map((person): Result => {
    const { email } = person;
    const refused = (message: string): Result => ({ email, outcome: "refused", message });
    if (!isEmail(email)) return refused("Non è un indirizzo e-mail.");
    if (seen.has(email.toLowerCase())) return refused("È scritto due volte.");
    seen.add(email.toLowerCase());
    const known = findUserByEmail(db, email);
    if (!known) return fresh(person);
    const user = known.role === "donor" ? {} : { user: serializeAccount(db, known) };
    return { email, outcome: "exists", role: known.role, ...user };
  });
}

function invite(
  db: Db,
  by: StaffUser,
  { email, firstName, lastName, role, areas }: Person & Omit<Form, "people">,
): Result {
  const wait = countMail(db, email);
  if (wait > 0)
    return { email, outcome: "refused", message: `Troppi messaggi a questo indirizzo: riprova tra ${wait} secondi.` };
  const set: StaffUser = {
    ...{ _id: db.nextId("user", "u"), email, firstName, lastName, role, areas, area: null },
    ...{ status: "staged", privacy: false, profileImage: null, phone: null },
  };
  const made = write(db, { entity: "user", action: "create", before: undefined, writer: asUser(by), set });
  sendInvitation(db, made, by);
  return { email, outcome: "invited", role, user: serializeAccount(db, made) };
}

function roleOf(value: unknown): Role {
  const role = String(value);
  if (!isStaffRole(role)) throw unprocessable([{ field: "role", code: "unknown" }]);
  return role;
}

function areasOf(db: Db, value: unknown): string[] {
  const known = new Set(db.records.zones().map(({ name }) => name));
  if (!Array.isArray(value) || !value.every((name) => known.has(name)))
    throw unprocessable([{ field: "areas", code: "unknown" }]);
  return [...new Set(value as string[])];
}

/** Role, zones and status, which have rules of their own. @throws HttpError 422 */
function changeOf(db: Db, body: Body): Partial<StaffUser> {
  if ("status" in body && body.status !== "active" && body.status !== "inactive")
    throw unprocessable([{ field: "status", code: "unknown" }]);
  return {
    ...("role" in body && { role: roleOf(body.role) }),
    ...("areas" in body && { areas: areasOf(db, body.areas) }),
    ...("status" in body && { status: String(body.status) }),
  };
}

/** @throws HttpError 409 for what the account's state, or who else there is, forbids */
function refuseChange(db: Db, by: StaffUser, before: StaffUser, after: StaffUser, email: string): void {
  if (email && !isSameAddress(email, before.email)) {
    if (before.status !== "staged") throw noSuchStep(before.status, "staged");
    if (findUserByEmail(db, email)) throw taken("email");
  }
  if (after.status !== before.status) {
    const comesBack = before.status === "inactive";
    if (before.status === "staged" || (after.status === "active" && !comesBack))
      throw noSuchStep(before.status, after.status as "active");
  }
  if (after.status !== "inactive" && after.role === before.role) return;
  const admins = db.records.all("user").filter(({ role, status }) => role === "admin" && status === "active");
  if (before.role === "admin" && admins.length === 1 && admins[0]?._id === before._id) throw keptAccount("lastAdmin");
  if (before._id === by._id) throw keptAccount("self");
}

/** @returns whether mail to either goes to the same person */
const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** @throws HttpError 429 where an invitation would follow a new address that has just had too many mails */
function refuseHastyMove(db: Db, { status, email }: StaffUser, next: string): void {
  if (status !== "staged" || !isEmail(next) || isSameAddress(email, next)) return;
  const wait = countMail(db, next);
  if (wait > 0) throw tooMany(wait);
}
