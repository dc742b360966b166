import { rulesOf } from "../auth/abilities";
import { accountOf, findUser, findUserByEmail } from "../auth/accounts";
import { countTry, countWrongPassword, clearWrongPasswords } from "../auth/attempts";
import { deviceOf } from "../auth/device";
import { issueTokens, ownerOf, refreshTokens } from "../auth/tokens";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { badRequest, HttpError, lockedOut, refuseInactive, tooMany, unauthorized } from "../guard";
import type { Api } from "../handlers/api";
import { readBody, textOf } from "../handlers/request";

const WRONG_CREDENTIALS = "E-mail o password non corretti.";

/** Sign-in, refresh of tokens, the signed-in user and the abilities (decisions §2, §3). */
export const signInHandlers = ({ anonymous, session }: Api) => [
  session.get("/auth/me", ({ response, user }) => response(200).json({ success: true, user })),

  session.get("/auth/ability", ({ response, user, db }) =>
    response(200).json({ ability: rulesOf(user), features: [...db.features] }),
  ),

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
      const { sendLink } = await import("./mail");
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
];

/** Stores when a user has signed in. */
export const recordSignIn = (db: Db, userId: string): void =>
  db.records.put("account", { ...accountOf(db, userId), lastSignIn: db.instant() });

function passwordRequired({ status }: StaffUser): HttpError {
  return status === "staged"
    ? new HttpError(403, {
        code: "firstLogin",
        message: "Per il primo accesso usa il collegamento che ti abbiamo inviato.",
      })
    : new HttpError(403, { code: "passwordExpired", message: "La tua password è scaduta." });
}
