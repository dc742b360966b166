import { REQUEST_IDENTITIES, REQUEST_VIAS } from "../../domain/donor/data-requests";
import type { Problem } from "../../domain/validation/problem";
import { dayProblem } from "../../domain/validation/field-schema";
import type { Db } from "../db/db";
import type { DataRequestRecord, DonorRecord, StaffUser } from "../db/models";
import { forbidden, HttpError, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { permittedRow } from "../handlers/permitted";
import { type Body, readBody, textOf } from "../handlers/request";
import { alreadyDeleted, stale } from "../write/conflict";
import { notify } from "../write/notify";
import { unprocessable } from "../write/problem-texts";
import { serializeDonor } from "../write/serialize";
import { asUser } from "../write/writer";
import { eraseDonor } from "./erase";
import { erasingOf, recordsOf } from "./erasing";
import { addRequest, closeRequest, openRequestOf, requestsOf, seedRequests, serializeRequest } from "./requests";
import texts from "./texts.json" with { type: "json" };

const MAX_REASON = 1_000;

/** Erasing donors at their request, and the register of these requests. */
export const erasureHandlers = ({ needs, ctx }: Api) => {
  ctx.store.seed(seedRequests);
  const admin = needs("delete", "Donor");
  return [
    needs("read", "Donor").get("/erasures", ({ response, db, user }) => {
      if (user.role === "donor") throw forbidden();
      const ids = db.records.all("donor").flatMap(({ _id, erased }) => (erased === undefined ? [] : _id));
      const dates = db.records.all("dataRequest").flatMap(({ erased, decided }) => (erased && decided?.date) || []);
      return response(200).json({ success: true, ids, last: dates.toSorted().at(-1) ?? null });
    }),

    admin.get("/erasures/{id}", ({ params, response, db, user }) => {
      const donor = permittedRow(db, user, "delete", params.id);
      return response(200).json({ success: true, erasing: erasingOf(db, user, donor) });
    }),

    admin.post("/erasures", async ({ request, response, db, user }) => {
      const body = await readBody(request);
      const donor = erasable(db, user, String(body.donor));
      const open = openRequestOf(db, ...recordsOf(db, donor));
      const asked = open ?? readRequest(db, body);
      const identity = readIdentity(body) ?? open?.identity ?? null;
      if (identity === null) throw unprocessable([{ field: "identity", code: "missing" }]);
      if (body.version !== donor.version) throw stale(db, "donor", donor._id, serializeDonor(db, donor));
      const answered = eraseDonor(db, user, donor, { ...asked, identity });
      return response(201).json({ success: true, request: serializeRequest(answered) });
    }),

    admin.delete("/erasures/{id}/sendings/{sending}", ({ params, response, db, user }) => {
      const donor = permittedRow(db, user, "delete", params.id);
      const sending = db.records.get("sending", String(params.sending));
      const list = sending && db.records.get("mailList", sending._id);
      if (!sending || !list) throw notFound();
      const ids = new Set(recordsOf(db, donor).map(({ _id }) => _id));
      const isRecipient = list.ids.some((id) => ids.has(id));
      if (isRecipient && sending.state !== "scheduled")
        throw new HttpError(409, { message: texts.started, code: "status" });
      const rest = {
        ids: list.ids.filter((id) => !ids.has(id)),
        bounced: list.bounced.filter(({ id }) => !ids.has(id)),
      };
      if (isRecipient) db.records.put("mailList", { ...list, ...rest });
      return response(200).json({ success: true });
    }),

    admin.get("/data-requests", ({ response, db }) =>
      response(200).json({ success: true, requests: requestsOf(db).map(serializeRequest) }),
    ),

    admin.post("/data-requests", async ({ request, response, db, user }) => {
      const body = await readBody(request);
      const donor = erasable(db, user, String(body.donor));
      if (openRequestOf(db, ...recordsOf(db, donor))) throw new HttpError(409, { message: texts.open, code: "status" });
      const person = { _id: donor._id, role: "donor" as const };
      const added = addRequest(db, { person, identity: readIdentity(body), ...readRequest(db, body) });
      return response(201).json({ success: true, request: serializeRequest(added) });
    }),

    admin.post("/data-requests/{id}/refuse", async ({ params, request, response, db, user }) => {
      const asked = db.records.get("dataRequest", String(params.id));
      if (!asked) throw notFound();
      const reason = textOf((await readBody(request)).reason).slice(0, MAX_REASON);
      if (!reason) throw unprocessable([{ field: "reason", code: "missing" }]);
      const refused = closeRequest(db, asked, "refused", asUser(user).author, { reason });
      refusePerson(db, asked, reason);
      return response(200).json({ success: true, request: serializeRequest(refused) });
    }),
  ];
};

/** Returns a donor who may be erased. @throws HttpError 403, 404, 409 for a record that was merged since */
function erasable(db: Db, user: StaffUser, id: string): DonorRecord {
  const donor = permittedRow(db, user, "delete", id);
  if (donor._id !== id) throw alreadyDeleted(db, "donor", id);
  return donor;
}

/** @throws HttpError 422 */
function readRequest(db: Db, { received, via }: Body): Pick<DataRequestRecord, "received" | "via"> {
  const problems: Problem[] = [];
  const wrongDay = dayProblem(textOf(received), db.today());
  if (wrongDay) problems.push({ field: "received", code: wrongDay });
  const known = REQUEST_VIAS.find((one) => one === via);
  if (!known) problems.push({ field: "via", code: "unknown" });
  if (problems.length > 0 || !known) throw unprocessable(problems);
  return { received: textOf(received), via: known };
}

const readIdentity = ({ identity }: Body): DataRequestRecord["identity"] =>
  [...REQUEST_IDENTITIES, "account" as const].find((known) => known === identity) ?? null;

/** Tells a person who has asked in the account page that the erasure is refused, also if the request on paper came first. */
function refusePerson(db: Db, { person }: DataRequestRecord, answer: string): void {
  const deletion = person ? db.records.get("deletion", person._id) : undefined;
  if (!person || deletion?.state !== "requested") return;
  db.records.put("deletion", { ...deletion, state: "refused", answer });
  notify(db, person._id, { title: texts.refused, message: answer }, "answers");
}
