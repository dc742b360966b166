import { statusReasonSchema } from "../../domain/validation/donor-schema";
import { checkFields } from "../../domain/validation/problem";
import { isRecord } from "../../domain/values";
import { suspensionSchema } from "../../domain/validation/record-schemas";
import { refuseRequested } from "../change-requests/stored-requests";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { notFound } from "../guard";
import { consentsOf } from "../seed/consents";
import type { Api } from "../handlers/api";
import { permittedDonor } from "../handlers/permitted";
import { readBody, versionOf, versionToDelete } from "../handlers/request";
import { noSuchStep } from "../write/conflict";
import { freeCardNumber, newDonor } from "../write/new-donor";
import { unprocessable } from "../write/problem-texts";
import { serializeDonor, withoutStaffNotes } from "../write/serialize";
import { refuseTakingBack, statusFields } from "../write/status";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import { checkRefusedConsents, requireConsents } from "./consent-answers";

/** Writes of donors (decisions §2, §3). */
export const donorWriteHandlers = ({ session }: Api) => [
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
    refuseRequested(db, user, before, body);
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

/** @returns the body of the response to a write of a donor */
export const donorResponse = (db: Db, user: StaffUser, donor: DonorRecord) => ({
  success: true as const,
  donor: withoutStaffNotes(user, serializeDonor(db, donor)),
});

/** Deactivation and death need a reason (decisions §3). */
const needsReason = (status: unknown) => status === "inactive" || status === "dead";
