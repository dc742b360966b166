import { dayOf } from "../../domain/dates/days";
import { formatShortDate } from "../../domain/format";
import { hrefFor } from "../../domain/routes";
import { allows } from "../auth/abilities";
import { badRequest, forbidden, HttpError, refuseDonors } from "../guard";
import type { Api } from "../handlers/api";
import { permittedRow } from "../handlers/permitted";
import { listQuery, parseInteger, Problems, readBody, textOf } from "../handlers/request";
import { donorResponse } from "../donors/donors";
import { notify } from "../write/notify";
import { serializeDonor, withoutStaffNotes } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { fieldsOf, nameOf, openRequestOf, putRequest, removeRequests, requestOf } from "./request-records";
import { ownRequest, recordRequestStep } from "./stored-requests";
import texts from "./texts.json" with { type: "json" };

const MAX_REASON = 1_000;
const changed = () => new HttpError(409, { message: texts.changed, code: "version" });

/** Changes that donors ask for, and the answers of the staff. */
export const changeRequestHandlers = ({ needs }: Api) => [
  needs("update", "Donor").delete("/change-requests/{id}", ({ params, request, response, db, user }) => {
    const donor = permittedRow(db, user, "update", params.id);
    if (user._id !== donor._id) throw forbidden();
    const revision = new URL(request.url).searchParams.get("revision");
    if (!revision) throw badRequest("Manca la revisione.");
    const last = requestOf(db, donor);
    if (last && last.revision !== parseInteger(revision, 0, 0, Number.MAX_SAFE_INTEGER)) throw changed();
    removeRequests(db, donor);
    if (last?.state === "open") recordRequestStep(db, user, donor, "changeWithdrawn");
    const body = { success: true, donor: withoutStaffNotes(user, serializeDonor(db, donor)) } as const;
    return response(200).json({ ...body, ...ownRequest(db, donor) });
  }),

  needs("update", "Donor").get("/change-requests", ({ request, response, db, user }) => {
    refuseDonors(user);
    const { searchParams } = new URL(request.url);
    const { skip, limit } = listQuery(request);
    const [area, only] = [searchParams.get("area"), searchParams.get("donor")];
    const open = db.records.find("changeRequest", { where: { state: { equals: "open" } }, orderBy: { date: "asc" } });
    const donors = new Set(open.flatMap(({ _id }) => db.currentDonor(_id) ?? []));
    const found = [...donors].flatMap((donor) => {
      if (donor.status === "dead" || !allows(user, "update", "Donor", donor)) return [];
      if ((area && donor.area !== area) || (only && donor !== db.currentDonor(only))) return [];
      const asked = openRequestOf(db, donor);
      return asked ? [{ asked, donor }] : [];
    });
    const page = found.slice(skip, skip + limit);
    const requests = page.map(({ asked, donor }) => ({ ...asked, donor: serializeDonor(db, donor) }));
    return response(200).json({ success: true, requests, total: found.length, skip, limit });
  }),

  needs("update", "Donor").post("/change-requests/{id}", async ({ params, request, response, db, user }) => {
    refuseDonors(user);
    const donor = permittedRow(db, user, "update", params.id);
    const body = await readBody(request);
    const reason = textOf(body.reason).slice(0, MAX_REASON) || null;
    const problems = new Problems();
    problems.when(body.state !== "accepted" && body.state !== "refused", "state", "Il valore non è valido");
    problems.when(body.state === "refused" && !reason, "reason", texts.reasonMissing);
    for (const name of ["revision", "version"])
      problems.when(typeof body[name] !== "number", name, "Il valore non è valido");
    problems.refuse();
    const open = openRequestOf(db, donor);
    if (!open) throw new HttpError(409, { message: texts.answered, code: "status" });
    if (open.revision !== body.revision) throw changed();
    const link = hrefFor("profile", { id: donor._id });
    const fields = fieldsOf(open);
    if (body.state === "refused") {
      removeRequests(db, donor);
      putRequest(db, { ...open, state: "refused", reason });
      recordRequestStep(db, user, donor, "changeRefused", reason);
      const message = texts.refusedMessage.replace("{fields}", fields).replace("{reason}", reason ?? "");
      notify(db, donor._id, { title: texts.refused, message, link }, "answers");
      return response(200).json(donorResponse(db, user, donor));
    }
    const day = dayOf(open.date);
    const saved = write(db, {
      entity: "donor",
      action: "update",
      before: donor,
      writer: asUser(user),
      sent: Object.fromEntries(open.changes.map(({ field, to }) => [field, to])),
      version: body.version,
      reason: texts.askedBy.replace("{name}", nameOf(donor)).replace("{day}", day ? formatShortDate(day) : ""),
    });
    removeRequests(db, saved);
    const message = texts.acceptedMessage.replace("{fields}", fields);
    notify(db, donor._id, { title: texts.accepted, message, link }, "answers");
    return response(200).json(donorResponse(db, user, saved));
  }),
];
