import type { MockContext } from "../context";
import { consentsOf } from "../db/seed-consents";
import { forbidden, HttpError, sessionHandler } from "../guard";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody } from "./body";
import { paperConsents } from "./consents";
import { answer } from "./donor-writes";
import { keepConsents } from "./keep-consents";
import { permittedDonor } from "./permitted";

/** What the history says of consents, whose answers are no fields of the record. */
const PAPERS = "Consensi su carta registrati";

/** What somebody has signed on paper, as staff record it (decisions §2, docs/decisions/0039). */
export const paperConsentHandlers = (api: Api, ctx: MockContext) => [
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
      const answered = paperConsents(db, { sent, known, birthday: before.birthday, recordedBy });
      const { donor, consents } = keepConsents(db, { before, answered, writer: shared.writer, reason: PAPERS });
      return response(200).json({ ...answer(db, user, donor), consents });
    }),
  ),
];
