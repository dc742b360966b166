import { isEmail } from "../../domain/contacts/email";
import { accountOf, findUserByEmail } from "../auth/accounts";
import { limitMails } from "../auth/attempts";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { badRequest, HttpError } from "../guard";
import { changeUser } from "../write/change-user";
import { refusal } from "../write/conflict";
import { sendMail } from "../write/notify";
import { accountAnswer, checkCurrentPassword } from "./account";
import type { Api } from "../handlers/api";
import { Problems, readBody, textOf } from "../handlers/request";
import { EXPIRED_LINK, invalidateLink, invalidateLinksOf, ownerOfLink, sendLink } from "./mail";

/** A new e-mail address for signing in. It takes effect when its link is opened; the old address gets a mail at once. */
export const accountEmailHandlers = ({ session, anonymous }: Api) => [
  session.post("/auth/account/email", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const email = textOf(body.email);
    const problems = new Problems();
    problems.when(!isEmail(email), "email", "L'indirizzo e-mail non è valido");
    problems.when(email === user.email, "email", "È l'indirizzo che usi già");
    checkCurrentPassword(db, user, body.currentPassword, problems);
    problems.refuse();
    if (findUserByEmail(db, email)) throw refusal("email");
    limitMails(db, email);
    const text = `Hai chiesto di entrare con ${email}. Finché non lo confermi resta tutto com'è. Se non sei stato tu, cambia la password.`;
    sendMail(db, { to: user.email, subject: "Cambio del tuo indirizzo e-mail", text });
    mailConfirmation(db, user, email);
    return response(200).json({ success: true, account: accountAnswer(db, user) });
  }),

  session.put("/auth/account/email", ({ response, db, user }) => {
    const pending = accountOf(db, user._id).emailChange;
    if (!pending) throw new HttpError(409, { message: "Non c'è un cambio da confermare.", code: "status" });
    limitMails(db, pending.email);
    mailConfirmation(db, user, pending.email);
    return response(200).json({ success: true, account: accountAnswer(db, user) });
  }),

  session.delete("/auth/account/email", ({ response, db, user }) => {
    dropEmailChange(db, user._id);
    return response(200).json({ success: true, account: accountAnswer(db, user) });
  }),

  anonymous.post("/auth/confirm-email", async ({ request, response, db }) => {
    const { token } = await readBody(request);
    const user = ownerOfLink(db, token, "email");
    const pending = user && accountOf(db, user._id).emailChange;
    if (!pending) throw badRequest(EXPIRED_LINK);
    if (findUserByEmail(db, pending.email)) throw refusal("email");
    invalidateLink(db, token);
    dropEmailChange(db, user._id);
    changeUser(db, user._id, { email: pending.email });
    return response(200).json({ success: true, message: "Indirizzo cambiato." });
  }),
];

function mailConfirmation(db: Db, user: StaffUser, email: string): void {
  invalidateLinksOf(db, user._id, "email");
  const expires = new Date(sendLink(db, { ...user, email }, "email")).toISOString();
  const emailChange = { email, date: db.instant(), expires };
  db.records.put("account", { ...accountOf(db, user._id), emailChange });
}

function dropEmailChange(db: Db, userId: string): void {
  invalidateLinksOf(db, userId, "email");
  db.records.put("account", { ...accountOf(db, userId), emailChange: null });
}
