import { CONSENTS } from "../../domain/donor/consents";
import { type ConsentSettings, isInForce } from "../../domain/settings/consent-settings";
import { isPending } from "../../domain/donor/status";
import { valuesOf } from "../association/settings-writes";
import { readConsents } from "../association/settings-sections";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord } from "../db/models";
import { consentsOf } from "../seed/consents";
import { forbidden, HttpError } from "../guard";
import type { Api } from "../handlers/api";
import { permittedDonor } from "../handlers/permitted";
import { readBody } from "../handlers/request";
import { consentVersions } from "../write/consent-versions";
import { recordAboutDonor } from "../write/history";
import { write } from "../write/write";
import { asUser, type Writer } from "../write/writer";
import { ownAnswers, paperFormAnswers, requireAnswers } from "./consent-answers";
import { donorResponse } from "./donors";

/** Reasons in the history, because consents aren't fields of the record. */
const ANSWERED = "Risposta ai consensi, dal sito";
const PAPER_FORM = "Consensi su carta registrati";

/**
 * Consents of donors: their own answers, paper forms (docs/decisions/donors-and-settings.md, "Donors added at the desk"), and the
 * texts (decisions §2).
 */
export const consentHandlers = ({ anonymous, session, needs }: Api) => [
  session.put("/registration/{userId}/consents", async ({ params, request, response, db, user }) => {
    const before = permittedDonor(db, user, "update", params.userId);
    if (user._id !== before._id) throw forbidden();
    const body = await readBody(request);
    if (isPending(before.status))
      throw new HttpError(409, { message: "I consensi si danno con il modulo di iscrizione.", code: "status" });
    const given = consentsOf(db, before).filter((consent) => consent.given);
    const answered = ownAnswers(db, body.consents, given);
    requireAnswers(answered);
    const { consents } = storeConsents(db, { before, answered, writer: asUser(user), reason: ANSWERED });
    return response(200).json({ success: true, consents });
  }),

  session.put("/donors/{id}/consents", async ({ params, request, response, db, user }) => {
    const before = permittedDonor(db, user, "update", params.id);
    // donors may not record paper forms
    if (user.role === "donor") throw forbidden();
    const body = await readBody(request);
    const { version, consents: sent } = body;
    const shared = { entity: "donor", action: "update", before, writer: asUser(user), version } as const;
    // writes nothing, but checks the version first
    write(db, shared);
    if (before.status === "dead")
      throw new HttpError(409, { message: "Di chi è deceduto non si registra più nulla.", code: "status" });
    const recordedBy = `${user.firstName} ${user.lastName}`;
    const current = consentsOf(db, before);
    const answered = paperFormAnswers(db, { sent, current, birthday: before.birthday, recordedBy });
    const { donor, consents } = storeConsents(db, { before, answered, writer: shared.writer, reason: PAPER_FORM });
    return response(200).json({ ...donorResponse(db, user, donor), consents });
  }),

  anonymous.get("/settings/consents/versions", ({ response, db }) =>
    response(200).json({ success: true, versions: consentVersions(db) }),
  ),

  needs("update", "Settings").post("/settings/consents/preview", async ({ request, response, db }) => {
    const texts = readConsents(valuesOf(await readBody(request)), db);
    return response(200).json({ success: true, ...countAskedAgain(db, texts) });
  }),
];

/** @returns how many donors would have to answer again, because they agreed to a text that would no longer be in force */
function countAskedAgain(db: Db, texts: ConsentSettings): { asked: number; onPaper: number } {
  const now = db.settings.consents;
  const changed = CONSENTS.filter(({ code }) => !isInForce(now[code].version, texts[code])).map(({ code }) => code);
  let [asked, onPaper] = [0, 0];
  if (changed.length === 0) return { asked, onPaper };
  for (const donor of db.donors.rows()) {
    if (donor.status === "dead") continue;
    const given = consentsOf(db, donor).filter((answer) => answer.given);
    if (!given.some(({ code }) => changed.some((name) => name === code))) continue;
    asked += 1;
    if (donor.email === null) onPaper += 1;
  }
  return { asked, onPaper };
}

interface Answers {
  before: DonorRecord;
  answered: readonly ConsentRecord[];
  writer: Writer;
  reason: string;
}

/**
 * Stores answers, with `privacy` and `privacyDate` of the donor and a history entry.
 * @returns the stored donor and all current consents
 */
function storeConsents(db: Db, { before, answered, writer, reason }: Answers) {
  const former = consentsOf(db, before);
  const others = former.filter(({ code }) => !answered.some((answer) => answer.code === code));
  const isWithdrawn = ({ code, given }: ConsentRecord) =>
    !given && former.some((consent) => consent.code === code && (consent.given || consent.withdrawn));
  const withdrawal = (answer: ConsentRecord) => (isWithdrawn(answer) ? { withdrawn: true } : {});
  const consents = [...others, ...answered.map((answer) => ({ ...answer, ...withdrawal(answer) }))];
  const privacy = answered.find(({ code }) => code === "privacy");
  const set = privacy && { privacy: privacy.given, privacyDate: privacy.signed ?? db.today() };
  const donor = write(db, { entity: "donor", action: "update", before, writer, ...(set && { set }), reason });
  if (donor.version === before.version) recordAboutDonor(db, before, writer, { reason });
  db.records.put("consents", { _id: before._id, given: consents });
  return { donor, consents };
}
