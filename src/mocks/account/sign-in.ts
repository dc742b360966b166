import { accountOf, findUser, findUserByEmail } from "../auth/accounts";
import { countTry, countWrongPassword, clearWrongPasswords } from "../auth/attempts";
import { deviceOf } from "../auth/device";
import { issueTokens, ownerOf, refreshTokens } from "../auth/tokens";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { badRequest, HttpError, lockedOut, refuseInactive, tooMany, unauthorized } from "../guard";
import type { Api } from "../handlers/api";
import { checkPassword, Problems, readBody, textOf } from "../handlers/request";
import { changeUser } from "../write/change-user";
import { EXPIRED_LINK, invalidateLink, ownerOfLink, sendLink } from "./mail";

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

const WRONG_CREDENTIALS = "E-mail o password non corretti.";

/** Sign-in, refresh of tokens, and the first login (decisions §2, §3). */
export const signInHandlers = ({ anonymous }: Api) => [
  anonymous.post("/auth/login", async ({ request, response, db }) => {
    const body = await readBody(request);
    const email = textOf(body.email);
    if (typeof body.recaptcha_token !== "string") throw badRequest("Verifica reCAPTCHA mancante.");
    const verdict = countTry(db, email);
    if (verdict.kind === "too-many") throw tooMany(verdict.wait);
    if (verdict.kind === "locked") throw lockedOut(verdict.wait);
    const user = findUserByEmail(db, email);
    if (!user || user.status === "dead" || accountOf(db, user._id).password !== body.password) {
      const wrong = countWrongPassword(db, email);
      if (wrong.kind === "locked") throw lockedOut(wrong.wait);
      throw new HttpError(401, { message: WRONG_CREDENTIALS, attemptsLeft: wrong.left });
    }
    refuseInactive(user, 403);
    // an account that the staff, or an older server, has locked
    if (user.status === "lockedOut") throw lockedOut(15 * 60);
    if (user.status === "passwordExpired" || user.status === "staged") {
      sendLink(db, user, "first-login");
      throw passwordRequired(user);
    }
    clearWrongPasswords(db, email);
    recordSignIn(db, user._id);
    return response(200).json({
      success: true,
      ...issueTokens(db, user._id, deviceOf(request)),
      user,
      message: "Accesso effettuato.",
    });
  }),

  anonymous.post("/auth/refresh-token", async ({ request, response, db }) => {
    const body = await readBody(request);
    const refreshToken = textOf(body.refreshToken);
    // the response says that the account was deactivated, although its sessions are closed
    const user = findUser(db, ownerOf(refreshToken) ?? "");
    if (user) refuseInactive(user);
    const tokens = refreshTokens(db, refreshToken);
    if (!tokens) throw unauthorized();
    return response(201).json({ success: true, ...tokens });
  }),

  anonymous.post("/auth/first-login", async ({ request, response, db }) => {
    const body = await readBody(request);
    const invited = ownerOfLink(db, body.token, "first-login");
    if (!invited) throw badRequest(EXPIRED_LINK);
    const problems = new Problems();
    checkPassword(problems, body.password, invited.role);
    problems.refuse();
    invalidateLink(db, body.token);
    db.records.put("account", { ...accountOf(db, invited._id), password: String(body.password) });
    if (body.privacy === true) changeUser(db, invited._id, { privacy: true });
    // opening the mailed link confirms the address
    if (invited.status === "staged" || (invited.status === "provisioned" && invited.role === "donor"))
      changeUser(db, invited._id, { status: invited.role === "donor" ? "pending" : "active" });
    if (invited.status === "passwordExpired") changeUser(db, invited._id, { status: "active" });
    const user = findUser(db, invited._id) ?? invited;
    recordSignIn(db, user._id);
    return response(200).json({
      success: true,
      ...issueTokens(db, user._id, deviceOf(request)),
      user,
      message: "Accesso effettuato.",
    });
  }),
];

const recordSignIn = (db: Db, userId: string) =>
  db.records.put("account", { ...accountOf(db, userId), lastSignIn: db.instant() });

function passwordRequired({ status }: StaffUser): HttpError {
  return status === "staged"
    ? new HttpError(403, {
        code: "firstLogin",
        message: "Per il primo accesso usa il collegamento che ti abbiamo inviato.",
      })
    : new HttpError(403, { code: "passwordExpired", message: "La tua password è scaduta." });
}
