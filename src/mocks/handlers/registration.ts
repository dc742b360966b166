import { isIsoDay } from "../../domain/days";
import { isEmail } from "../../domain/email";
import { checkFiscalCode, normaliseFiscalCode } from "../../domain/fiscal-code";
import { isPending } from "../../domain/status";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DonorRow } from "../db/donor-row";
import type { StaffUser } from "../db/models";
import { guarded, Refusal } from "../guard";
import type { Api } from "./api";
import { type Body, Problems, readBody, textOf } from "./body";
import { recordHistory } from "./history";
import { permittedRow, presentDonor } from "./present";

/** What a person may tell of themselves; the rest is the association's (decisions §3). */
const TEXTS = [
  "firstName", "lastName", "fiscalCode", "birthday", "birthplace", "street", "cap", "city", "province", "phoneHome", "mobile",
  "mailType", "branch", "officePhone", "officeEmail", "aggregateOf", "inscriptionNote",
] as const satisfies readonly (keyof DonorRow)[]; // prettier-ignore
const REQUIRED: readonly string[] = ["firstName", "lastName"];

/** The registration form of a donor (specification §2, §7). */
export const registrationHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/registration/{userId}",
    guarded(ctx, ({ params, response, db, user }) => {
      const row = permittedRow(db, user, "read", params.userId);
      return response(200).json({ success: true, donor: presentDonor(db, row) });
    }),
  ),

  api.put(
    "/registration/{userId}",
    guarded(ctx, async ({ params, request, response, db, user }) => {
      const row = permittedRow(db, user, "update", params.userId);
      const before = db.donors.at(row);
      const body = await readBody(request);
      if ("version" in body && body.version !== before.version) {
        throw new Refusal(409, { message: "Qualcun altro ha modificato i dati nel frattempo.", code: "version" });
      }
      const after: DonorRow = { ...before, ...readForm(body), version: before.version + 1 };
      if (after.privacy && !before.privacy) after.privacyDate = db.today();
      if (isTaken(db, after))
        throw new Refusal(409, { message: "Il codice fiscale è già registrato.", code: "fiscalCode" });
      const completes = isPending(after.status);
      if (completes) after.status = "verified";
      db.putDonor(after);
      recordHistory(db, user, "update", before, after);
      if (completes) tellStaff(db, after);
      return response(200).json({ success: true, donor: presentDonor(db, row) });
    }),
  ),
];

/** @returns the fields that were sent. @throws Refusal 422 that names all that is wrong with them */
function readForm(body: Body): Partial<DonorRow> {
  const form: Partial<DonorRow> = {};
  const problems = new Problems();
  for (const name of TEXTS) {
    if (!(name in body)) continue;
    const text = textOf(body[name]);
    problems.when(!text && REQUIRED.includes(name), name, "Il campo è obbligatorio");
    Object.assign(form, { [name]: name === "fiscalCode" && text ? normaliseFiscalCode(text) : text || null });
  }
  const { fiscalCode, birthday, cap, officeEmail } = form;
  problems.when(!!fiscalCode && !checkFiscalCode(fiscalCode).valid, "fiscalCode", "Il codice fiscale non è valido");
  problems.when(!!birthday && !isIsoDay(birthday), "birthday", "La data di nascita non è valida");
  problems.when(!!cap && !/^\d{5}$/.test(cap), "cap", "Il CAP ha cinque cifre");
  problems.when(!!officeEmail && !isEmail(officeEmail), "officeEmail", "L'indirizzo e-mail non è valido");
  if (body.gender === "M" || body.gender === "F") form.gender = body.gender;
  else problems.when("gender" in body, "gender", "Il valore non è valido");
  if (typeof body.privacy === "boolean") form.privacy = body.privacy;
  else problems.when("privacy" in body, "privacy", "Il valore non è valido");
  if (body.reason === null || isReason(body.reason)) form.reason = body.reason;
  else problems.when("reason" in body, "reason", "Il valore non è valido");
  problems.refuse();
  return form;
}

const isReason = (value: unknown): value is NonNullable<DonorRow["reason"]> =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 7;

function isTaken(db: Db, { _id, fiscalCode }: DonorRow): boolean {
  if (!fiscalCode) return false;
  for (let row = 0; row < db.donors.size; row++) {
    const other = db.donors.at(row);
    if (other.fiscalCode === fiscalCode && other._id !== _id) return true;
  }
  return false;
}

/** Those who may activate the donor hear of it. */
function tellStaff(db: Db, donor: DonorRow): void {
  const concerned = (user: StaffUser) => user.role === "admin" || (user.role === "manager" && user.area === donor.area);
  for (const user of db.records.all("user").filter(concerned)) {
    db.records.put("notification", {
      _id: db.nextId("notification", "n"),
      userId: user._id,
      title: "Nuova registrazione",
      message: `${donor.firstName} ${donor.lastName} ha completato la registrazione ed è in attesa di attivazione.`,
      date: new Date(db.now()).toISOString(),
      dismissed: false,
    });
  }
}
