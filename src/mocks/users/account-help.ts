import { isEmail } from "../../domain/contacts/email";
import { invalidateLinksOf, sendLink } from "../account/mail";
import { allows, allowsField } from "../auth/abilities";
import { accountOf, findUser } from "../auth/accounts";
import { countMail, forgetWrong } from "../auth/attempts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { forbidden, HttpError, invalid, notFound, sessionHandler, tooMany } from "../guard";
import type { Api } from "../handlers/api";
import { alreadyDeleted } from "../write/conflict";
import { noteStep } from "../write/history";
import { serializeAccount } from "../write/serialize";
import { write } from "../write/write";
import { asUser, type Writer } from "../write/writer";
import { permittedPerson } from "./users";

/** The statuses before the first sign-in, in which a person needs an invitation, and the one that ends every account. */
const WITHOUT_PASSWORD: ReadonlySet<string> = new Set(["staged", "provisioned", "dead"]);
/** Whether a person has no password to choose anew, or may not sign in. A donor who is inactive may sign in. */
const hasNoPassword = ({ status, role }: StaffUser) =>
  WITHOUT_PASSWORD.has(status) || (status === "inactive" && role !== "donor");

/** What administrators do for a person who can’t sign in, and invitations to a first login (decisions §2, §3). */
export const accountHelpHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/users/{id}/unlock",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const before = permittedPerson(db, user, "update", params.id);
      if (serializeAccount(db, before).lockedUntil) noteStep(db, before, asUser(user), "lockedUntil");
      forgetWrong(db, before.email);
      if (before.status === "lockedOut") activate(db, before, asUser(user));
      return response(200).json({ success: true, user: serializeAccount(db, findUser(db, before._id) ?? before) });
    }),
  ),

  api.post(
    "/users/{id}/password-link",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const person = permittedPerson(db, user, "update", params.id);
      if (hasNoPassword(person))
        throw new HttpError(409, { message: "Questa persona non ha una password da cambiare.", code: "status" });
      if (!isEmail(person.email)) throw invalid([{ msg: "Manca un indirizzo e-mail valido", param: "email" }]);
      const wait = countMail(db, person.email);
      if (wait > 0) throw tooMany(wait);
      invalidateLinksOf(db, person._id, "reset");
      const expires = new Date(sendLink(db, person, "sent-reset")).toISOString();
      noteStep(db, person, asUser(user), "passwordLink");
      return response(200).json({ success: true, message: "Collegamento spedito.", expires });
    }),
  ),

  api.post(
    "/users/{id}/invite",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const id = String(params.id);
      const invited = invitable(db, user, id);
      if (invited.status !== "staged" && invited.status !== "provisioned")
        throw new HttpError(409, { message: "Ha già fatto il primo accesso.", code: "status" });
      if (!isEmail(invited.email)) throw invalid([{ msg: "Manca un indirizzo e-mail valido", param: "email" }]);
      const wait = countMail(db, invited.email);
      if (wait > 0) throw tooMany(wait);
      const donor = db.donorRecord(id);
      const written =
        donor &&
        write(db, {
          ...{ entity: "donor", action: "update", before: donor, writer: asUser(user) },
          ...{ set: { status: "provisioned" }, steps: ["invite"] },
        });
      const expires = sendInvitation(db, invited, user);
      // the first invitation of a donor is in the history as a change of the status
      if (written?.version === donor?.version) noteStep(db, invited, asUser(user), "invitation");
      return response(200).json({
        ...{ success: true, message: "Invito spedito." },
        ...{ user: findUser(db, id) ?? invited, expires },
      });
    }),
  ),
];

/** Writes the status of an account that a lock had changed. */
function activate(db: Db, { _id }: StaffUser, writer: Writer): void {
  const set = { status: "active" };
  const donor = db.donorRecord(_id);
  const staff = db.records.get("user", _id);
  if (staff) write(db, { entity: "user", action: "update", before: staff, writer, set });
  else if (donor)
    write(db, { entity: "donor", action: "update", before: donor, writer, set, steps: ["choosePassword"] });
}

/** Mails the link of a first login, and ends those of before. @returns until when it holds, as an ISO instant */
export function sendInvitation(db: Db, invited: StaffUser, by: StaffUser): string {
  invalidateLinksOf(db, invited._id, "first-login");
  const staff = invited.role !== "donor";
  const expires = new Date(sendLink(db, invited, staff ? "staff-invitation" : "invitation")).toISOString();
  const invitation = { sent: new Date(db.now()).toISOString(), expires, by: asUser(by).author };
  const account = accountOf(db, invited._id);
  const formerInvitations = [...(account.invitation ? [account.invitation] : []), ...account.formerInvitations];
  db.records.put("account", { ...account, invitation, formerInvitations });
  return expires;
}

/** @throws HttpError 404, 409 for a deleted donor, 403: donors are invited by who may change their status, staff by administrators */
function invitable(db: Db, user: StaffUser, id: string): StaffUser {
  const donor = db.donorRecord(id);
  if (donor) {
    if (!allowsField(user, "update", "Donor", donor, "status")) throw forbidden();
    if (donor.deleted) throw alreadyDeleted(db, "donor", id);
  }
  const invited = findUser(db, id);
  if (!invited) throw notFound();
  if (!donor && !allows(user, "update", "User", invited)) throw forbidden();
  return invited;
}
