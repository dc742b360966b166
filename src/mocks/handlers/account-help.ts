import { isEmail } from "../../domain/email";
import { findUser } from "../auth/accounts";
import { countMail, forgetWrong } from "../auth/attempts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { HttpError, invalid, sessionHandler, tooMany } from "../guard";
import { noteStep } from "../write/history";
import { tellAccount } from "../write/serialize";
import { write } from "../write/write";
import { asUser, type Writer } from "../write/writer";
import type { Api } from "./api";
import { invalidateLinksOf, sendLink } from "./mail";
import { permittedPerson } from "./users";

/** The statuses before the first sign-in, in which a person needs an invitation, and the one that ends every account. */
const WITHOUT_PASSWORD: ReadonlySet<string> = new Set(["staged", "provisioned", "dead"]);
/** Whether a person has no password to choose anew, or may not sign in. A donor who is inactive may sign in. */
const hasNoPassword = ({ status, role }: StaffUser) =>
  WITHOUT_PASSWORD.has(status) || (status === "inactive" && role !== "donor");

/** What administrators do for a person who can't sign in, of the staff or a donor. */
export const accountHelpHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/users/{id}/unlock",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const before = permittedPerson(db, user, "update", params.id);
      if (tellAccount(db, before).lockedUntil) noteStep(db, before, asUser(user), "lockedUntil");
      forgetWrong(db, before.email);
      if (before.status === "lockedOut") activate(db, before, asUser(user));
      return response(200).json({ success: true, user: tellAccount(db, findUser(db, before._id) ?? before) });
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
