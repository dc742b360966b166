import { CONSENTS } from "../../domain/donor/consents";
import { type ConsentSettings, isInForce } from "../../domain/settings/consent-settings";
import { isPending } from "../../domain/donor/status";
import { valuesOf } from "../association/settings";
import { readConsents } from "../association/settings-sections";
import { allows } from "../auth/abilities";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { ConsentRecord, DonorRecord } from "../db/models";
import { consentsOf } from "../db/seed-consents";
import { forbidden, HttpError, publicHandler, sessionHandler } from "../guard";
import type { Api } from "../handlers/api";
import { permittedDonor } from "../handlers/permitted";
import { readBody } from "../handlers/request";
import { consentVersions } from "../write/consent-versions";
import { recordHistory } from "../write/history";
import { write } from "../write/write";
import { asUser, type Writer } from "../write/writer";
import { ownAnswers, paperFormAnswers, refuseNothing } from "./consent-answers";
import { answer } from "./donors";

/** What the history says of consents, whose answers are no fields of the record. */
const ANSWERED = "Risposta ai consensi, dal sito";
const PAPER_FORM = "Consensi su carta registrati";

/** What donors answer, what they signed on paper (docs/decisions/0039), and the texts that they answer to (decisions §2). */
export const consentHandlers = (api: Api, ctx: MockContext) => [
  api.put(
    "/registration/{userId}/consents",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = permittedDonor(db, user, "update", params.userId);
      // nobody agrees for somebody else
      if (user._id !== before._id) throw forbidden();
      const body = await readBody(request);
      if (isPending(before.status))
        throw new HttpError(409, { message: "I consensi si danno con il modulo di iscrizione.", code: "status" });
      const answered = ownAnswers(db, body.consents);
      refuseNothing(answered);
      const { consents } = keepConsents(db, { before, answered, writer: asUser(user), reason: ANSWERED });
      return response(200).json({ success: true, consents });
    }),
  ),

  api.put(
    "/donors/{id}/consents",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = permittedDonor(db, user, "update", params.id);
      // nobody records a paper of their own
      if (user.role === "donor") throw forbidden();
      const body = await readBody(request);
      const { version, consents: sent } = body;
      const shared = { entity: "donor", action: "update", before, writer: asUser(user), version } as const;
      // who comes too late hears of that first
      write(db, shared);
      if (before.status === "dead")
        throw new HttpError(409, { message: "Di chi è deceduto non si registra più nulla.", code: "status" });
      const recordedBy = `${user.firstName} ${user.lastName}`;
      const known = consentsOf(db, before);
      const answered = paperFormAnswers(db, { sent, known, birthday: before.birthday, recordedBy });
      const { donor, consents } = keepConsents(db, { before, answered, writer: shared.writer, reason: PAPER_FORM });
      return response(200).json({ ...answer(db, user, donor), consents });
    }),
  ),

  api.get(
    "/settings/consents/versions",
    publicHandler(ctx, ({ response, db }) => response(200).json({ success: true, versions: consentVersions(db) })),
  ),

  api.post(
    "/settings/consents/preview",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      if (!allows(user, "update", "Settings")) throw forbidden();
      const texts = readConsents(valuesOf(await readBody(request)), db);
      return response(200).json({ success: true, ...askedAgain(db, texts) });
    }),
  ),
];

/** Those who have agreed to a text in force that would no longer be: who has died, or has said no, isn't asked. */
function askedAgain(db: Db, texts: ConsentSettings): { asked: number; onPaper: number } {
  const now = db.settings.consents;
  const changed = CONSENTS.filter(({ code }) => !isInForce(now[code].version, texts[code])).map(({ code }) => code);
  let [asked, onPaper] = [0, 0];
  if (changed.length === 0) return { asked, onPaper };
  for (const donor of db.donors.rows()) {
    if (donor.status === "dead") continue;
    const given = consentsOf(db, donor).filter((answer) => answer.given);
    if (!given.some(({ code }) => changed.some((one) => one === code))) continue;
    asked += 1;
    if (donor.email === null) onPaper += 1;
  }
  return { asked, onPaper };
}

interface Kept {
  before: DonorRecord;
  answered: readonly ConsentRecord[];
  writer: Writer;
  reason: string;
}

/**
 * Keeps what somebody has answered, with the record's flag and day, and says so in the history.
 * @returns the donor then, and all answers that stand
 */
function keepConsents(db: Db, { before, answered, writer, reason }: Kept) {
  const former = consentsOf(db, before);
  const others = former.filter(({ code }) => !answered.some((one) => one.code === code));
  const tookBack = ({ code, given }: ConsentRecord) =>
    !given && former.some((one) => one.code === code && (one.given || one.withdrawn));
  const consents = [...others, ...answered.map((one) => ({ ...one, ...(tookBack(one) && { withdrawn: true }) }))];
  const privacy = answered.find(({ code }) => code === "privacy");
  const set = privacy && { privacy: privacy.given, privacyDate: privacy.signed ?? db.today() };
  const donor = write(db, { entity: "donor", action: "update", before, writer, ...(set && { set }), reason });
  if (donor.version === before.version)
    recordHistory(db, {
      ...{ subject: "donor", subjectId: before._id, donorId: before._id, areas: [before.area], action: "update" },
      ...{ author: writer.author, reason, version: before.version, changes: [] },
    });
  db.records.put("consents", { _id: before._id, given: consents });
  return { donor, consents };
}
