import { statusReasonSchema } from "../../domain/validation/donor-schema";
import { checkFields } from "../../domain/validation/problem";
import { isRecord } from "../../domain/values";
import { allows } from "../auth/abilities";
import { suspensionSchema } from "../../domain/validation/record-schemas";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { query, QueryError } from "../db/query";
import { consentsOf } from "../seed/consents";
import { emailBounces } from "../email/of-donor";
import { forbidden, notFound } from "../guard";
import type { Api } from "../handlers/api";
import { pageOf, zoneScope } from "../handlers/list";
import { permittedDonor, permittedRow } from "../handlers/permitted";
import { listQuery, readBody, versionOf, versionToDelete } from "../handlers/request";
import { noSuchStep } from "../write/conflict";
import { freeCardNumber, newDonor } from "../write/new-donor";
import { unprocessable } from "../write/problem-texts";
import { serializeAward, serializeDonation, serializeDonor, withoutStaffNotes } from "../write/serialize";
import { refuseTakingBack, statusFields } from "../write/status";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { checkRefusedConsents, requireConsents } from "./consent-answers";
import { presentHistory } from "./history";

/** Donors: the list, one donor with donations, awards and history, and writes (decisions §2, §3). */
export const donorHandlers = ({ session }: Api) => [
  session.get("/donors", ({ request, response, db, user }) => {
    // a donor may read one record, but no list (decisions §6)
    if (user.role === "donor" || !allows(user, "read", "Donor")) throw forbidden();
    const list = listQuery(request);
    const { rows, total } = query(db.donors, list, zoneScope(user));
    const countsOf = readPeriodCounts(db, new URL(request.url).searchParams.get("figures"));
    const donors = rows.map((row) => ({ ...serializeDonor(db, row), ...(countsOf && { figures: countsOf(row) }) }));
    return response(200).json({ success: true, donors, total, skip: list.skip, limit: list.limit });
  }),

  session.get("/donors/{id}", ({ params, response, db, user }) => {
    const donor = withoutStaffNotes(user, serializeDonor(db, permittedRow(db, user, "read", params.id)));
    const emailBounce = emailBounces(db)(donor)?.last;
    return response(200).json({ success: true, donor: { ...donor, ...(emailBounce && { emailBounce }) } });
  }),

  session.get("/donors/{id}/donations", ({ params, request, response, db, user }) => {
    const list = db.donors.donationsOf(permittedRow(db, user, "read", params.id)).map(serializeDonation);
    const { page, ...counts } = pageOf(list, listQuery(request), "-date");
    return response(200).json({ success: true, donations: page, ...counts });
  }),

  session.get("/donors/{id}/awards", ({ params, request, response, db, user }) => {
    const list = db.donors.awardsOf(permittedRow(db, user, "read", params.id)).map(serializeAward);
    const { page, ...counts } = pageOf(list, listQuery(request), "-awardDonorsGroupDate");
    return response(200).json({ success: true, awards: page, ...counts });
  }),

  session.get("/donors/{id}/history", ({ params, response, db, user }) => {
    const donor = permittedDonor(db, user, "read", db.currentDonor(String(params.id))?._id ?? params.id);
    // the history of a deleted donor is for users who may restore the donor
    if (donor.deleted && !allows(user, "delete", "Donor", donor)) throw notFound();
    return response(200).json({ success: true, history: presentHistory(db, donor, user) });
  }),

  session.post("/donors", async ({ request, response, db, user }) => {
    const body = await readBody(request);
    const sent = { ...body, status: "staged" };
    const set = newDonor(db, "staged");
    const writer = asUser(user);
    const donor = write(db, { entity: "donor", action: "create", before: undefined, writer, sent, set });
    return response(201).json(donorResponse(db, user, donor));
  }),

  session.put("/donors/{id}", async ({ params, request, response, db, user }) => {
    const before = permittedDonor(db, user, "update", params.id);
    const body = await readBody(request);
    const { status, ...sent } = body;
    const changes = status !== undefined && status !== before.status;
    const { output, problems } = checkFields(statusReasonSchema(changes && needsReason(status)), body);
    const reason = output.statusReason ?? null;
    const version = versionOf(body);
    if (problems.length > 0) throw unprocessable(problems);
    if (changes && version === before.version) {
      refuseTakingBack(db, user, before, reason, "statusReason");
      if (status === "active") checkRefusedConsents(consentsOf(db, before));
    }
    const donor = write(db, {
      entity: "donor",
      action: "update",
      before,
      writer: asUser(user),
      sent: changes ? body : sent,
      ...(changes && { set: statusFields(before, String(status)) }),
      version,
      steps: ["deactivate", "reactivate", "die", "takeBack"],
      reason,
    });
    return response(200).json(donorResponse(db, user, donor));
  }),

  session.delete("/donors/{id}", ({ params, request, response, db, user }) => {
    const before = permittedDonor(db, user, "delete", params.id);
    const version = versionToDelete(request);
    const deleted = write(db, { entity: "donor", action: "delete", before, writer: asUser(user), version });
    return response(200).json({ success: true, version: deleted.version });
  }),

  session.post("/donors/{id}/restore", ({ params, response, db, user }) => {
    const before = permittedDonor(db, user, "delete", params.id);
    // a merged record is separated, not restored
    if (before.mergedInto) throw notFound();
    const donor = write(db, { entity: "donor", action: "restore", before, writer: asUser(user) });
    return response(200).json(donorResponse(db, user, donor));
  }),

  session.post("/donors/{id}/register", async ({ params, request, response, db, user }) => {
    const before = permittedDonor(db, user, "register", params.id);
    const sent = await readBody(request);
    const staged = before.status === "staged";
    // an outdated version takes precedence: `write` refuses it with the current record
    if (!before.deleted && (sent.version ?? before.version) === before.version) {
      if (before.status === "active") throw noSuchStep(before.status, "active");
      // a staged donor hasn't sent the form: the consents must be recorded from paper
      if (staged) requireConsents(consentsOf(db, before));
      else checkRefusedConsents(consentsOf(db, before));
    }
    const cardNumber = sent.cardNumber || before.cardNumber || freeCardNumber(db);
    const donor = write(db, {
      entity: "donor",
      action: "register",
      before,
      writer: asUser(user),
      sent: { ...sent, cardNumber },
      set: statusFields(before, "active"),
      complete: staged,
      version: sent.version,
      steps: ["register"],
    });
    return response(200).json(donorResponse(db, user, donor));
  }),

  session.post("/donors/{id}/suspend", async ({ params, request, response, db, user }) => {
    const before = permittedDonor(db, user, "suspend", params.id);
    const body = await readBody(request);
    const values = { reason: null, from: null, until: null, ...(isRecord(body.suspension) && body.suspension) };
    const checked = checkFields(suspensionSchema, { ...values, status: body.status });
    const lifting = checkFields(statusReasonSchema(false), body);
    const problems = [
      ...checked.problems.map(({ field, code }) => ({
        field: field === "status" ? field : `suspension.${field}`,
        code,
      })),
      ...lifting.problems,
    ];
    if (problems.length > 0) throw unprocessable(problems);
    const { status, reason: suspensionReason, until } = checked.output;
    const from = checked.output.from ?? db.today();
    const liftReason = lifting.output.statusReason ?? null;
    if (status === "active") refuseTakingBack(db, user, before, liftReason, "statusReason");
    const suspension =
      suspensionReason === null || status === "active" ? null : { from, until, reason: suspensionReason };
    const reason = status === "active" ? liftReason : suspensionReason;
    const donor = write(db, {
      entity: "donor",
      action: "suspend",
      before,
      writer: asUser(user),
      set: statusFields(before, status, suspension),
      version: body.version,
      steps: ["suspend", "changeSuspension", "lift", "takeBack"],
      reason,
    });
    return response(200).json(donorResponse(db, user, donor));
  }),
];

/** @returns a function for the period counts of a donor; null without names. @throws QueryError for an unknown name */
function readPeriodCounts(db: Db, names: string | null): ((donor: DonorRecord) => Record<string, number>) | null {
  if (!names) return null;
  const columns = names.split(",").map((name) => {
    const column = db.donors.periodCount(name);
    if (!column) throw new QueryError(`Campo sconosciuto: ${name}`);
    return [name, column] as const;
  });
  return (donor) => Object.fromEntries(columns.map(([name, column]) => [name, Number(column.get(donor))]));
}

/** @returns the body of the response to a write of a donor */
export const donorResponse = (db: Db, user: StaffUser, donor: DonorRecord) => ({
  success: true as const,
  donor: withoutStaffNotes(user, serializeDonor(db, donor)),
});

/** Deactivation and death need a reason (decisions §3). */
const needsReason = (status: unknown) => status === "inactive" || status === "dead";
