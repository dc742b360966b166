import type { components } from "../../contract/api";
import { accountOf, findUser } from "../auth/accounts";
import { clearWrongPasswords, countTry, countWrongPassword } from "../auth/attempts";
import { choicesOf, chosenKind } from "../auth/choices";
import { closeOtherSessions, closeSession, sessionsOf } from "../auth/sessions";
import { sessionOf } from "../auth/tokens";
import { refuseRequested } from "../change-requests/stored-requests";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { bearerOf, lockedOut, notFound, tooMany } from "../guard";
import type { Api } from "../handlers/api";
import { type Body, checkPassword, Problems, readBody, textOf } from "../handlers/request";
import { pick } from "../write/pick";
import { changeUser } from "../write/change-user";
import { isOwnPicture } from "./uploads";

/**
 * Checks the password of the signed-in user, and counts wrong ones as sign-in does. A wrong password adds a problem: the
 * client would take a 401 for an expired session.
 * @throws HttpError 423, 429
 */
export function checkCurrentPassword(db: Db, { _id, email }: StaffUser, password: unknown, problems: Problems): void {
  const verdict = countTry(db, email);
  if (verdict.kind === "too-many") throw tooMany(verdict.wait);
  if (verdict.kind === "locked") throw lockedOut(verdict.wait);
  if (accountOf(db, _id).password === password) return clearWrongPasswords(db, email);
  const wrong = countWrongPassword(db, email);
  if (wrong.kind === "locked") throw lockedOut(wrong.wait);
  problems.when(true, "currentPassword", "La password attuale non è corretta");
}

/** The account of the user who is signed in: the person, the settings, the sessions. */
export const accountHandlers = ({ session }: Api) => [
  session.put("/auth/update-profile", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const problems = new Problems();
    for (const name of ["firstName", "lastName"]) {
      problems.when(name in body && !textOf(body[name]), name, "Il campo è obbligatorio");
    }
    problems.when("privacy" in body && typeof body.privacy !== "boolean", "privacy", "Il valore non è valido");
    const { profileImage } = profileChange(body);
    // a user may only choose an own picture
    const isNewImage = typeof profileImage === "string" && profileImage !== user.profileImage;
    problems.when(isNewImage && !isOwnPicture(db, user, profileImage), "profileImage", "La foto non è tua");
    problems.refuse();
    const donor = db.donor(user._id);
    if (donor) refuseRequested(db, user, donor, profileChange(body));
    changeUser(db, user._id, profileChange(body));
    return response(200).json({ success: true, user: findUser(db, user._id) ?? user });
  }),

  session.put("/auth/password", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const problems = new Problems();
    checkCurrentPassword(db, user, body.currentPassword, problems);
    checkPassword(problems, body.password, user.role);
    problems.refuse();
    db.records.put("account", { ...accountOf(db, user._id), password: String(body.password) });
    return response(200).json({ success: true, message: "Password aggiornata." });
  }),

  session.get("/auth/account", ({ response, db, user }) =>
    response(200).json({ success: true, account: accountAnswer(db, user) }),
  ),

  session.put("/auth/account/notifications", async ({ request, response, db, user }) => {
    const { kind: name, here, email } = await readBody(request);
    const kind = chosenKind(db, user.role, name);
    const problems = new Problems();
    problems.when(!kind, "kind", "Il valore non è valido");
    problems.when(typeof here !== "boolean", "here", "Il valore non è valido");
    problems.when(typeof email !== "boolean", "email", "Il valore non è valido");
    problems.refuse();
    const account = accountOf(db, user._id);
    const choices = { ...account.choices, [String(kind)]: { here: here === true, email: email === true } };
    db.records.put("account", { ...account, choices });
    return response(200).json({ success: true, account: accountAnswer(db, user) });
  }),

  session.get("/auth/sessions", ({ request, response, db, user }) =>
    response(200).json({ success: true, sessions: sessionsOf(db, user._id, sessionOf(bearerOf(request))) }),
  ),

  session.delete("/auth/sessions/{id}", ({ params, response, db, user }) => {
    if (!closeSession(db, user._id, String(params.id))) throw notFound();
    return response(200).json({ success: true });
  }),

  session.post("/auth/sign-out-others", ({ request, response, db, user }) => {
    closeOtherSessions(db, user._id, sessionOf(bearerOf(request)));
    return response(200).json({ success: true, message: "Gli altri dispositivi sono usciti." });
  }),
];

function profileChange(body: Body) {
  const change: Parameters<typeof changeUser>[2] = {};
  if (typeof body.privacy === "boolean") change.privacy = body.privacy;
  if ("firstName" in body) change.firstName = textOf(body.firstName);
  if ("lastName" in body) change.lastName = textOf(body.lastName);
  if ("phone" in body) change.phone = textOf(body.phone) || null;
  if ("profileImage" in body) change.profileImage = textOf(body.profileImage) || null;
  return change;
}

/** @returns the settings of an account as the API returns them to its owner */
export function accountAnswer(db: Db, user: StaffUser): components["schemas"]["AccountSettings"] {
  const { emailChange } = accountOf(db, user._id);
  const deletion = db.records.get("deletion", user._id);
  return {
    emailChange: emailChange && Date.parse(emailChange.expires) > db.now() ? emailChange : null,
    notifications: choicesOf(db, user._id, user.role),
    deletion: deletion ? pick(deletion, "state", "date", "reason", "answer") : null,
  };
}
