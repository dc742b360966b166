import { DONOR_FIELDS } from "../../domain/fields/donor-fields";
import { donorEditableFields } from "../../domain/fields/field";
import { hrefFor } from "../../domain/routes";
import { isPending } from "../../domain/donor/status";
import { isRecord } from "../../domain/values";
import { PLACE_FIELDS } from "../auth/abilities";
import { mustAsk, ownRequest, saveAndAsk } from "../change-requests/stored-requests";
import type { DonorRow } from "../db/models";
import { consentsOf } from "../seed/consents";
import { badRequest, forbidden } from "../guard";
import type { Api } from "../handlers/api";
import { permittedDonor, permittedRow } from "../handlers/permitted";
import { type Body, readBody, textOf } from "../handlers/request";
import { notifyStaff } from "../write/notify";
import { serializeDonor, withoutStaffNotes } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { formAnswers } from "./consent-answers";

/** Fields that donors may send in the form (decisions §3). */
const FORM_FIELDS: ReadonlySet<string> = new Set(donorEditableFields(DONOR_FIELDS));
const pickForm = (body: Body, completes: boolean): Body =>
  Object.fromEntries(
    Object.entries(body).filter(([name]) => FORM_FIELDS.has(name) || (completes && PLACE_FIELDS.includes(name))),
  );

/** The registration form of a donor (specification §2, §7). */
export const registrationHandlers = ({ session }: Api) => [
  session.get("/registration/{userId}", ({ params, response, db, user }) => {
    const record = permittedRow(db, user, "read", params.userId);
    const donor = withoutStaffNotes(user, serializeDonor(db, record));
    // a draft is only for its author
    const { values, step, savedAt } = (user._id === donor._id && db.records.get("draft", donor._id)) || {};
    return response(200).json({
      success: true,
      donor,
      draft: values && step !== undefined && savedAt ? { values, step, savedAt } : null,
      consents: consentsOf(db, record),
      ...ownRequest(db, record),
    });
  }),

  session.put("/registration/{userId}", async ({ params, request, response, db, user }) => {
    const before = permittedDonor(db, user, "update", params.userId);
    const body = await readBody(request);
    const completes = isPending(before.status);
    // nobody can consent for another person, so the staff's form has no consents
    const answers = completes && user._id === before._id ? formAnswers(db, body.consents) : null;
    const form = {
      entity: "donor",
      action: "update",
      before,
      writer: asUser(user),
      sent: pickForm(body, completes),
      ...(completes && { set: { status: "verified" }, complete: true }),
      version: body.version,
      steps: ["sendForm"],
    } as const;
    const after = mustAsk(db, user, before) ? saveAndAsk(db, user, form) : write(db, form);
    if (completes) {
      notifyStaff(db, after, completedNote(after), "registrations");
      db.records.remove("draft", after._id);
      if (answers) db.records.put("consents", { _id: after._id, given: answers });
    }
    const donor = withoutStaffNotes(user, serializeDonor(db, after));
    return response(200).json({ success: true, donor, ...ownRequest(db, after) });
  }),

  session.put("/registration/{userId}/draft", async ({ params, request, response, db, user }) => {
    const { _id } = permittedDonor(db, user, "update", params.userId);
    if (user._id !== _id) throw forbidden();
    const { values, step } = await readBody(request);
    if (!isRecord(values)) throw badRequest("Bozza non valida.");
    const draft = { values: values as Record<string, string>, step: textOf(step), savedAt: db.instant() };
    const empty = Object.keys(values).length === 0 && !draft.step;
    if (empty) db.records.remove("draft", _id);
    else db.records.put("draft", { _id, ...draft });
    return response(200).json({ success: true, draft: empty ? null : draft });
  }),
];

const completedNote = ({ _id, firstName, lastName }: DonorRow) => ({
  title: "Nuova registrazione",
  message: `${firstName} ${lastName} ha completato la registrazione ed è in attesa di attivazione.`,
  link: hrefFor("donorDetails", { id: _id }),
});
