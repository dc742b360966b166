import { accountOf, findUser, findUserByEmail, setStatus } from "../auth/accounts";
import { forgetWrong } from "../auth/attempts";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/donor-row";
import { badRequest, open, Refusal } from "../guard";
import type { Api } from "./api";
import { isEmail, isWeak, Problems, readBody, textOf, WEAK_PASSWORD } from "./body";
import { sendLink, takeLink } from "./mail";

/** Signing up, confirming an address, and a forgotten password. */
export const signUpHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/auth/register",
    open(ctx, async ({ request, response, db }) => {
      const body = await readBody(request);
      const [email, firstName, lastName, area] = [body.email, body.firstName, body.lastName, body.area].map(textOf);
      const problems = new Problems();
      problems.when(!isEmail(email ?? ""), "email", "L'indirizzo e-mail non è valido");
      problems.when(isWeak(body.password), "password", WEAK_PASSWORD);
      problems.when(!firstName, "firstName", "Il nome è obbligatorio");
      problems.when(!lastName, "lastName", "Il cognome è obbligatorio");
      problems.when(!db.records.all("zone").some((zone) => zone.name === area), "area", "Scegli una zona");
      problems.refuse();
      if (findUserByEmail(db, email ?? "")) throw new Refusal(409, { message: "L'indirizzo e-mail è già registrato." });
      const donor = newDonor(db, {
        email: email ?? "",
        firstName: firstName ?? "",
        lastName: lastName ?? "",
        area: area ?? "",
      });
      db.putDonor(donor);
      db.records.put("account", { ...accountOf(db, donor._id), password: String(body.password) });
      const user = findUser(db, donor._id);
      if (!user) throw new Error("a donor that was just written is not there");
      sendLink(db, user, "validate");
      return response(201).json({
        success: true,
        message: "Ti abbiamo inviato un messaggio per confermare l'indirizzo.",
        user,
      });
    }),
  ),

  api.post(
    "/auth/validate",
    open(ctx, async ({ request, response, db }) => {
      const id = takeLink(db, (await readBody(request)).token, "validate");
      const user = id === undefined ? undefined : findUser(db, id);
      if (!user) throw badRequest("Il collegamento non è valido o è scaduto.");
      if (user.status === "provisioned") setStatus(db, user._id, "pending");
      return response(200).json({ success: true, message: "Indirizzo confermato." });
    }),
  ),

  api.post(
    "/auth/forgot-password",
    open(ctx, async ({ request, response, db }) => {
      const email = textOf((await readBody(request)).email);
      const problems = new Problems();
      problems.when(!isEmail(email), "email", "L'indirizzo e-mail non è valido");
      problems.refuse();
      const user = findUserByEmail(db, email);
      if (user) sendLink(db, user, "reset");
      // the same answer for everybody: it never tells whether the address exists (decisions §2)
      const message = "Se l'indirizzo è registrato, riceverai un messaggio per scegliere una nuova password.";
      return response(200).json({ success: true, message });
    }),
  ),

  api.post(
    "/auth/reset-password",
    open(ctx, async ({ request, response, db }) => {
      const body = await readBody(request);
      const problems = new Problems();
      problems.when(isWeak(body.password), "password", WEAK_PASSWORD);
      problems.refuse();
      const id = takeLink(db, body.token, "reset");
      const user = id === undefined ? undefined : findUser(db, id);
      if (!user) throw badRequest("Il collegamento non è valido o è scaduto.");
      db.records.put("account", { ...accountOf(db, user._id), password: String(body.password) });
      forgetWrong(db, user.email);
      if (user.status === "lockedOut" || user.status === "passwordExpired") setStatus(db, user._id, "active");
      return response(200).json({ success: true, message: "Password aggiornata: ora puoi accedere." });
    }),
  ),
];

type Known = Pick<DonorRow, "firstName" | "lastName" | "area"> & { email: string };

/** Somebody of whom the sign-up form is all that is known. */
function newDonor(db: Db, known: Known): DonorRow {
  const n = db.donors.size + 1;
  const nothing = {
    cardNumber: null, serialNumber: null, fiscalCode: null, birthday: null, birthplace: null, street: null, cap: null,
    city: null, province: null, phoneHome: null, mobile: null, branch: null, officePhone: null, officeEmail: null,
    aggregateOf: null, association: null, group: null, lastDonationDate: null, lastDonationType: null, suspensionDate: null,
    note: null, inscriptionNote: null, awards: null, awardsDate: null, privacyDate: null, reason: null, suspension: null,
  }; // prettier-ignore
  return {
    ...nothing,
    ...known,
    _id: `d${n}`,
    version: 1,
    key: `D${String(n).padStart(6, "0")}`,
    gender: "M",
    mailType: "E-mail",
    bloodGroup: "ND",
    donationsNumber: 0,
    status: "provisioned",
    suspended: false,
    privacy: false,
  };
}
