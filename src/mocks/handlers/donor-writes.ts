import { statusReasonSchema } from "../../domain/validation/donor-schema";
import { checkFields } from "../../domain/validation/problem";
import { suspensionSchema } from "../../domain/validation/suspension-schema";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import type { DonorRecord, StaffUser } from "../db/models";
import { consentsOf } from "../db/seed-consents";
import { sessionHandler } from "../guard";
import { freeCardNumber, newDonor } from "../write/new-donor";
import { noSuchStep } from "../write/conflict";
import { serializeDonorRecord, tellDonor } from "../write/serialize";
import { unprocessable } from "../write/problem-words";
import { refuseTakingBack, statusFields } from "../write/status";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody } from "./body";
import { refuseAfterNo, refuseWithout } from "./consents";
import { permittedDonor } from "./permitted";
import { versionOf, versionToDelete } from "./version";

/** What changes donors: staff, and donors their own record (decisions §2, §3). */
export const donorWriteHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/donors",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const body = await readBody(request);
      const sent = { ...body, status: "staged" };
      const set = newDonor(db, "staged");
      const donor = write(db, {
        entity: "donor",
        action: "create",
        before: undefined,
        writer: asUser(user),
        sent,
        set,
      });
      return response(201).json(answer(db, user, donor));
    }),
  ),

  api.put(
    "/donors/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
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
        if (status === "active") refuseAfterNo(consentsOf(db, before));
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
      return response(200).json(answer(db, user, donor));
    }),
  ),

  api.delete(
    "/donors/{id}",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const before = permittedDonor(db, user, "delete", params.id);
      const version = versionToDelete(request);
      const gone = write(db, { entity: "donor", action: "delete", before, writer: asUser(user), version });
      return response(200).json({ success: true, version: gone.version });
    }),
  ),

  api.post(
    "/donors/{id}/restore",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const before = permittedDonor(db, user, "delete", params.id);
      const donor = write(db, { entity: "donor", action: "restore", before, writer: asUser(user) });
      return response(200).json(answer(db, user, donor));
    }),
  ),

  api.post(
    "/donors/{id}/register",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = permittedDonor(db, user, "register", params.id);
      const sent = await readBody(request);
      const staged = before.status === "staged";
      // a version that isn't the last one is told of first
      if (!before.deleted && (sent.version ?? before.version) === before.version) {
        if (before.status === "active") throw noSuchStep(before.status, "active");
        // who sent no form has signed on paper
        if (staged) refuseWithout(consentsOf(db, before));
        else refuseAfterNo(consentsOf(db, before));
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
      return response(200).json(answer(db, user, donor));
    }),
  ),

  api.post(
    "/donors/{id}/suspend",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = permittedDonor(db, user, "suspend", params.id);
      const body = await readBody(request);
      const { output, problems } = checkFields(suspensionSchema, { reason: null, from: null, until: null, ...body });
      if (problems.length > 0) throw unprocessable(problems);
      const { status, reason, until } = output;
      const from = output.from ?? db.today();
      if (status === "active") refuseTakingBack(db, user, before, reason, "reason");
      const suspension = reason === null || status === "active" ? null : { from, until, reason };
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
      return response(200).json(answer(db, user, donor));
    }),
  ),
];

/** @returns what a write of a donor is answered with */
export const answer = (db: Db, user: StaffUser, donor: DonorRecord) => ({
  success: true as const,
  donor: tellDonor(user, serializeDonorRecord(db, donor)),
});

/** Deactivation and death ask for one (decisions §3). */
const needsReason = (status: unknown) => status === "inactive" || status === "dead";
