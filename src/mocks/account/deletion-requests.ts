import { romeDay } from "../../domain/dates/days";
import { detailsHref } from "../../domain/routes";
import { accountOf, findUser } from "../auth/accounts";
import { closeOtherSessions } from "../auth/sessions";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import type { binDocuments as BinDocuments } from "../documents/write-document";
import { addRequest, closeRequestOf, openRequestOf, seedRequests } from "../erasure/requests";
import { HttpError, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { Problems, readBody, textOf } from "../handlers/request";
import { notify, sendMail } from "../write/notify";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { accountAnswer } from "./account";

const MAX_TEXT = 1_000;

/** Requests of users to delete their data (GDPR art. 17), and the answers of administrators. */
export const deletionRequestHandlers = ({ session, needs, ctx }: Api) => {
  // for the next number of the register
  ctx.store.seed(seedRequests);
  return [
    session.post("/auth/account/deletion", async ({ request, response, db, user }) => {
      const reason = textOf((await readBody(request)).reason).slice(0, MAX_TEXT) || null;
      if (db.records.get("deletion", user._id)?.state === "requested")
        throw new HttpError(409, { message: "L'hai già chiesta: aspetta la risposta.", code: "status" });
      const date = db.instant();
      db.records.put("deletion", { _id: user._id, state: "requested", date, reason, answer: null });
      if (!openRequestOf(db, user)) {
        const request = { via: "account", identity: "account", received: db.today() } as const;
        addRequest(db, { ...request, person: { _id: user._id, role: user.role } });
      }
      const admins = db.records.find("user", { where: { role: { equals: "admin" }, _id: { notEquals: user._id } } });
      for (const admin of admins) notify(db, admin._id, noteFor(user), "deletions");
      return response(201).json({ success: true, account: accountAnswer(db, user) });
    }),

    session.delete("/auth/account/deletion", ({ response, db, user }) => {
      const deletion = db.records.get("deletion", user._id);
      if (deletion && deletion.state !== "requested")
        throw new HttpError(409, { message: "Ha già una risposta: non si può più ritirare.", code: "status" });
      if (deletion) db.records.remove("deletion", user._id);
      if (deletion) closeRequestOf(db, user, "withdrawn");
      return response(200).json({ success: true, account: accountAnswer(db, user) });
    }),

    needs("delete", "Donor").get("/deletion-requests", ({ response, db }) => {
      const requests = openRequests(db).map(({ _id, date, reason }) => {
        const { firstName = "", lastName = "", email = "", role = "donor" } = findUser(db, _id) ?? {};
        return { _id, name: `${firstName} ${lastName}`.trim(), email, role, date, reason };
      });
      return response(200).json({ success: true, requests });
    }),

    needs("delete", "Donor").post("/deletion-requests/{id}", async ({ params, request, response, db, user }) => {
      const deletion = db.records.get("deletion", String(params.id));
      const person = findUser(db, String(params.id));
      if (!deletion || !person) throw notFound();
      const body = await readBody(request);
      // loaded on demand, as all code of documents
      const { binDocuments } = await import("../documents/write-document");
      const answer = textOf(body.answer).slice(0, MAX_TEXT) || null;
      const problems = new Problems();
      problems.when(body.state !== "done" && body.state !== "refused", "state", "Il valore non è valido");
      problems.when(body.state === "refused" && !answer, "answer", "Scrivi perché");
      problems.refuse();
      if (deletion.state !== "requested") throw new HttpError(409, { message: "Ha già una risposta.", code: "status" });
      if (person._id === user._id)
        throw new HttpError(409, { message: "Alla tua risponde un altro amministratore.", code: "own" });
      const donor = db.features.has("erasure") ? db.donor(person._id) : undefined;
      if (body.state === "done" && donor) {
        const { eraseDonor } = await import("../erasure/erase");
        const received = romeDay(Date.parse(deletion.date));
        eraseDonor(db, user, donor, { received, via: "account", identity: "account" });
        return response(200).json({ success: true });
      }
      if (body.state === "done") remove(db, user, person, binDocuments);
      else notify(db, person._id, { title: "La tua richiesta di cancellazione", message: answer ?? "" }, "answers");
      const state = body.state === "done" ? "done" : "refused";
      db.records.put("deletion", { ...deletion, state, answer });
      closeRequestOf(db, person, state === "done" ? "accepted" : "refused", asUser(user).author, answer);
      return response(200).json({ success: true });
    }),
  ];
};

const openRequests = (db: Db) =>
  db.records
    .find("deletion", { where: { state: { equals: "requested" } }, orderBy: { date: "asc" } })
    .filter(({ _id }) => findUser(db, _id));

/**
 * Deletes a person's record, moves their documents to the bin and closes their sessions. An administrator who can sign in remains:
 * the one who answers.
 */
function remove(db: Db, admin: StaffUser, person: StaffUser, binDocuments: typeof BinDocuments): void {
  const writer = asUser(admin);
  const reason = "Richiesta di cancellazione";
  const donor = db.donorRecord(person._id);
  const staff = db.records.get("user", person._id);
  if (donor) write(db, { entity: "donor", action: "delete", before: donor, writer, reason });
  if (staff) write(db, { entity: "user", action: "delete", before: staff, writer, reason });
  binDocuments(db, admin, person._id);
  closeOtherSessions(db, person._id, null);
  const text = "Come hai chiesto, il tuo account e i tuoi dati sono stati cancellati.";
  sendMail(db, { to: person.email, subject: "Il tuo account è stato cancellato", text });
  db.records.put("account", { ...accountOf(db, person._id), profileImage: null, phone: null, emailChange: null });
}

const noteFor = ({ _id, firstName, lastName, email, role }: StaffUser) => ({
  title: "Richiesta di cancellazione",
  message: `${`${firstName} ${lastName}`.trim() || email} chiede che il suo account e i suoi dati siano cancellati.`,
  link: detailsHref({ _id, role }),
});
