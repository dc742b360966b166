import { isEmail } from "../../domain/contacts/email";
import { accountOf, findUser, findUserByEmail } from "../auth/accounts";
import { limitMails, clearWrongPasswords } from "../auth/attempts";
import { deviceOf } from "../auth/device";
import { issueTokens } from "../auth/tokens";
import { badRequest, HttpError } from "../guard";
import { changeUser } from "../write/change-user";
import { newDonor } from "../write/new-donor";
import { write } from "../write/write";
import { asSelf } from "../write/writer";
import type { Api } from "../handlers/api";
import { type Body, checkPassword, Problems, readBody, textOf } from "../handlers/request";
import { EXPIRED_LINK, linkPage, ownerOfLink, sendLink, invalidateLink, invalidateLinksOf } from "./mail";
import { recordSignIn } from "./sign-in";

/** Maximum length of a partner's name (docs/openapi.yaml). */
const MAX_PARTNER = 100;

/** Sign-up, confirmation of the address, the first login, and forgotten passwords. */
export const signUpHandlers = ({ session, anonymous, ctx }: Api) => [
  anonymous.post("/auth/register", async ({ request, response, db }) => {
    const body = await readBody(request);
    const [email, area] = [textOf(body.email), textOf(body.area)];
    const [firstName, lastName] = [textOf(body.firstName), textOf(body.lastName)];
    const problems = new Problems();
    problems.when(!isEmail(email), "email", "L'indirizzo e-mail non è valido");
    checkPassword(problems, body.password, "donor");
    problems.when(!firstName, "firstName", "Il nome è obbligatorio");
    problems.when(!lastName, "lastName", "Il cognome è obbligatorio");
    problems.when(!db.records.zones().some((zone) => zone.name === area), "area", "Scegli una zona");
    problems.refuse();
    if (findUserByEmail(db, email)) throw new HttpError(409, { message: "L'indirizzo e-mail è già registrato." });
    const partner = textOf(body.partner).slice(0, MAX_PARTNER);
    const set = { ...newDonor(db, "provisioned"), ...(partner && { inscriptionNote: `Iscrizione da: ${partner}` }) };
    const sent = { email, firstName, lastName, area };
    const writer = asSelf({ _id: set._id, firstName, lastName });
    const donor = write(db, { entity: "donor", action: "create", before: undefined, writer, sent, set });
    db.records.put("account", { ...accountOf(db, donor._id), password: String(body.password) });
    const user = findUser(db, donor._id);
    if (!user) throw new Error("the new donor has no account");
    sendLink(db, user, "validate", linkPage(ctx, body.returnTo));
    return response(201).json({
      success: true,
      message: "Ti abbiamo inviato un messaggio per confermare l'indirizzo.",
      user,
    });
  }),

  anonymous.post("/auth/validate", async ({ request, response, db }) => {
    const { token } = await readBody(request);
    const user = ownerOfLink(db, token, "validate");
    if (!user) throw badRequest(EXPIRED_LINK);
    invalidateLink(db, token);
    if (user.status === "provisioned") changeUser(db, user._id, { status: "pending" });
    return response(200).json({ success: true, message: "Indirizzo confermato." });
  }),

  anonymous.post("/auth/resend-validation", async ({ request, response, db }) => {
    const body = await readBody(request);
    const email = readEmail(body);
    limitMails(db, email);
    const user = findUserByEmail(db, email);
    if (user?.status === "provisioned") sendLink(db, user, "validate", linkPage(ctx, body.returnTo));
    // the same response for every address, as for a forgotten password
    const message = "Se l'indirizzo è da confermare, riceverai un nuovo messaggio.";
    return response(200).json({ success: true, message });
  }),

  session.put("/auth/email", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const email = readEmail(body);
    if (user.status !== "provisioned")
      throw new HttpError(409, { message: "L'indirizzo è già confermato.", code: "status" });
    const owner = findUserByEmail(db, email);
    if (owner && owner._id !== user._id) throw new HttpError(409, { message: "L'indirizzo e-mail è già registrato." });
    changeUser(db, user._id, { email });
    const changed = findUser(db, user._id) ?? user;
    invalidateLinksOf(db, user._id, "validate");
    sendLink(db, changed, "validate", linkPage(ctx, body.returnTo));
    return response(200).json({ success: true, user: changed });
  }),

  anonymous.post("/auth/forgot-password", async ({ request, response, db }) => {
    const email = readEmail(await readBody(request));
    const user = findUserByEmail(db, email);
    if (user) sendLink(db, user, "reset");
    // the same response for every address, so that it doesn't reveal whether the address exists (decisions §2)
    const message = "Se l'indirizzo è registrato, riceverai un messaggio per scegliere una nuova password.";
    return response(200).json({ success: true, message });
  }),

  anonymous.post("/auth/reset-password", async ({ request, response, db }) => {
    const body = await readBody(request);
    const user = ownerOfLink(db, body.token, "reset");
    if (!user) throw badRequest(EXPIRED_LINK);
    const problems = new Problems();
    checkPassword(problems, body.password, user.role);
    problems.refuse();
    invalidateLink(db, body.token);
    db.records.put("account", { ...accountOf(db, user._id), password: String(body.password) });
    clearWrongPasswords(db, user.email);
    if (user.status === "lockedOut" || user.status === "passwordExpired")
      changeUser(db, user._id, { status: "active" });
    return response(200).json({ success: true, message: "Password aggiornata: ora puoi accedere." });
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

/** @throws HttpError 422 for an invalid address */
function readEmail(body: Body): string {
  const email = textOf(body.email);
  const problems = new Problems();
  problems.when(!isEmail(email), "email", "L'indirizzo e-mail non è valido");
  problems.refuse();
  return email;
}
