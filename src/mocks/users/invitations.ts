import type { components } from "../../contract/api";
import { isEmail } from "../../domain/contacts/email";
import { isStaffRole, type Role } from "../../domain/roles";
import { invalidateLinksOf, sendLink } from "../account/mail";
import { allows } from "../auth/abilities";
import { accountOf, findUser, findUserByEmail } from "../auth/accounts";
import { countMail } from "../auth/attempts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { forbidden, notFound } from "../guard";
import { type Body, textOf } from "../handlers/request";
import { alreadyDeleted } from "../write/conflict";
import { unprocessable } from "../write/problem-texts";
import { serializeAccount } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";

type Result = components["schemas"]["InvitationResult"];

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

interface InvitationForm {
  role: Role;
  areas: string[];
  people: Person[];
}

const MAX_PEOPLE = 1000;

/** Reads the body of an invitation. @throws HttpError 422 */
export function readInvitations(db: Db, body: Body): InvitationForm {
  const role = readRole(body.role);
  const areas = role === "manager" ? readAreas(db, body.areas ?? []) : [];
  if (role === "manager" && areas.length === 0) throw unprocessable([{ field: "areas", code: "missing" }]);
  const people = Array.isArray(body.people) ? (body.people as Body[]) : [];
  if (people.length === 0) throw unprocessable([{ field: "people", code: "missing" }]);
  if (people.length > MAX_PEOPLE) throw unprocessable([{ field: "people", code: "too-long" }]);
  const readPerson = (person: Body) => ({
    email: textOf(person?.email),
    firstName: textOf(person?.firstName),
    lastName: textOf(person?.lastName),
  });
  return { role, areas, people: people.map(readPerson) };
}

/** @returns a result for each address. @param newAddress makes the result of an address that has no account */
export function invitationResults(
  db: Db,
  { people }: InvitationForm,
  newAddress: (person: Person) => Result,
): Result[] {
  const seen = new Set<string>();
  return people.map((person): Result => {
    const { email } = person;
    const refused = (message: string): Result => ({ email, outcome: "refused", message });
    if (!isEmail(email)) return refused("Non è un indirizzo e-mail.");
    if (seen.has(email.toLowerCase())) return refused("È scritto due volte.");
    seen.add(email.toLowerCase());
    const existing = findUserByEmail(db, email);
    if (!existing) return newAddress(person);
    const user = existing.role === "donor" ? {} : { user: serializeAccount(db, existing) };
    return { email, outcome: "exists", role: existing.role, ...user };
  });
}

/** Creates an account of the staff and sends the invitation. */
export function invite(
  db: Db,
  by: StaffUser,
  { email, firstName, lastName, role, areas }: Person & Omit<InvitationForm, "people">,
): Result {
  const wait = countMail(db, email);
  if (wait > 0)
    return { email, outcome: "refused", message: `Troppi messaggi a questo indirizzo: riprova tra ${wait} secondi.` };
  const set: StaffUser = {
    _id: db.nextId("user", "u"),
    email,
    firstName,
    lastName,
    role,
    areas,
    area: null,
    status: "staged",
    privacy: false,
    profileImage: null,
    phone: null,
  };
  const invited = write(db, { entity: "user", action: "create", before: undefined, writer: asUser(by), set });
  sendInvitation(db, invited, by);
  return { email, outcome: "invited", role, user: serializeAccount(db, invited) };
}

/** @throws HttpError 422 for an unknown role */
export function readRole(value: unknown): Role {
  const role = String(value);
  if (!isStaffRole(role)) throw unprocessable([{ field: "role", code: "unknown" }]);
  return role;
}

/** @throws HttpError 422 for an unknown zone */
export function readAreas(db: Db, value: unknown): string[] {
  const zones = new Set(db.records.zones().map(({ name }) => name));
  if (!Array.isArray(value) || !value.every((name) => zones.has(name)))
    throw unprocessable([{ field: "areas", code: "unknown" }]);
  return [...new Set(value as string[])];
}

/** Mails a link for the first login, and invalidates earlier ones. @returns when the link expires (ISO instant) */
export function sendInvitation(db: Db, invited: StaffUser, by: StaffUser): string {
  invalidateLinksOf(db, invited._id, "first-login");
  const mail = invited.role === "donor" ? "invitation" : "staff-invitation";
  const expires = new Date(sendLink(db, invited, mail)).toISOString();
  const invitation = { sent: db.instant(), expires, by: asUser(by).author };
  const account = accountOf(db, invited._id);
  const formerInvitations = [...(account.invitation ? [account.invitation] : []), ...account.formerInvitations];
  db.records.put("account", { ...account, invitation, formerInvitations });
  return expires;
}

/**
 * Returns the account of a person whom the user may invite. A donor is invited by users who may change the donor's status,
 * staff by administrators.
 * @throws HttpError 403, 404, 409 for a deleted donor
 */
export function invitable(db: Db, user: StaffUser, id: string): StaffUser {
  const donor = db.donorRecord(id);
  if (donor) {
    if (!allows(user, "update", "Donor", donor, "status")) throw forbidden();
    if (donor.deleted) throw alreadyDeleted(db, "donor", id);
  }
  const invited = findUser(db, id);
  if (!invited) throw notFound();
  if (!donor && !allows(user, "update", "User", invited)) throw forbidden();
  return invited;
}
