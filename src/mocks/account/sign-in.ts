import { accountOf, findUser, findUserByEmail } from "../auth/accounts";
import { countTry, countWrong, forgetWrong } from "../auth/attempts";
import { deviceOf } from "../auth/device";
import { issueTokens, ownerOf, refreshTokens } from "../auth/tokens";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { badRequest, HttpError, lockedOut, publicHandler, refuseInactive, tooMany, unauthorized } from "../guard";
import type { Api } from "../handlers/api";
import { checkPassword, Problems, readBody, textOf } from "../handlers/request";
import { changeUser } from "../write/change-user";
import { EXPIRED_LINK, invalidateLink, ownerOfLink, sendLink } from "./mail";

/**
 * Asks for the password of who is signed in, and counts wrong ones as signing in does: an open page is no place to guess.
 * A wrong one is noted as a problem, not a 401: the client would take that for an expired session.
 * @throws HttpError 423, 429
 */
export function checkPresentPassword(db: Db, { _id, email }: StaffUser, given: unknown, problems: Problems): void {
  const verdict = countTry(db, email);
  if (verdict.kind === "too-many") throw tooMany(verdict.wait);
  if (verdict.kind === "locked") throw lockedOut(verdict.wait);
  if (accountOf(db, _id).password === given) return forgetWrong(db, email);
  const wrong = countWrong(db, email);
  if (wrong.kind === "locked") throw lockedOut(wrong.wait);
  problems.when(true, "currentPassword", "La password attuale non è corretta");
}

const WRONG = "E-mail o password non corretti.";

/** Signing in, staying signed in, and the first login (decisions §2, §3). */
export const signInHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/auth/login",
    publicHandler(ctx, async ({ request, response, db }) => {
      const body = await readBody(request);
      const email = textOf(body.email);
      if (typeof body.recaptcha_token !== "string") throw badRequest("Verifica reCAPTCHA mancante.");
      const verdict = countTry(db, email);
      if (verdict.kind === "too-many") {
        throw tooMany(verdict.wait);
      }
      if (verdict.kind === "locked") throw lockedOut(verdict.wait);
      const user = findUserByEmail(db, email);
      if (!user || user.status === "dead" || accountOf(db, user._id).password !== body.password) {
        const wrong = countWrong(db, email);
        if (wrong.kind === "locked") throw lockedOut(wrong.wait);
        throw new HttpError(401, { message: WRONG, attemptsLeft: wrong.left });
      }
      refuseInactive(user, 403);
      // the lock that staff, or an older server, put on the account itself
      if (user.status === "lockedOut") throw lockedOut(15 * 60);
      if (user.status === "passwordExpired" || user.status === "staged") {
        sendLink(db, user, "first-login");
        throw mustChoose(user);
      }
      forgetWrong(db, email);
      noteSignIn(db, user._id);
      return response(200).json({
        success: true,
        ...issueTokens(db, user._id, deviceOf(request)),
        user,
        message: "Accesso effettuato.",
      });
    }),
  ),

  api.post(
    "/auth/refresh-token",
    publicHandler(ctx, async ({ request, response, db }) => {
      const body = await readBody(request);
      const refreshToken = textOf(body.refreshToken);
      // whose sessions were closed with the access is told why
      const user = findUser(db, ownerOf(refreshToken) ?? "");
      if (user) refuseInactive(user);
      const tokens = refreshTokens(db, refreshToken);
      if (!tokens) throw unauthorized();
      return response(201).json({ success: true, ...tokens });
    }),
  ),

  api.post(
    "/auth/first-login",
    publicHandler(ctx, async ({ request, response, db }) => {
      const body = await readBody(request);
      const known = ownerOfLink(db, body.token, "first-login");
      if (!known) throw badRequest(EXPIRED_LINK);
      const problems = new Problems();
      checkPassword(problems, body.password, known.role);
      problems.refuse();
      invalidateLink(db, body.token);
      db.records.put("account", { ...accountOf(db, known._id), password: String(body.password) });
      if (body.privacy === true) changeUser(db, known._id, { privacy: true });
      // who comes through the mailed link has shown that the address is theirs
      if (known.status === "staged" || (known.status === "provisioned" && known.role === "donor"))
        changeUser(db, known._id, { status: known.role === "donor" ? "pending" : "active" });
      if (known.status === "passwordExpired") changeUser(db, known._id, { status: "active" });
      const user = findUser(db, known._id) ?? known;
      noteSignIn(db, user._id);
      return response(200).json({
        success: true,
        ...issueTokens(db, user._id, deviceOf(request)),
        user,
        message: "Accesso effettuato.",
      });
    }),
  ),
];

const noteSignIn = (db: Db, userId: string) =>
  db.records.put("account", { ...accountOf(db, userId), lastSignIn: new Date(db.now()).toISOString() });

function mustChoose({ status }: StaffUser): HttpError {
  return status === "staged"
    ? new HttpError(403, {
        code: "firstLogin",
        message: "Per il primo accesso usa il collegamento che ti abbiamo inviato.",
      })
    : new HttpError(403, { code: "passwordExpired", message: "La tua password è scaduta." });
}
