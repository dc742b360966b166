import { isPending } from "../../domain/status";
import type { MockContext } from "../context";
import { forbidden, HttpError, sessionHandler } from "../guard";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody } from "./body";
import { ownAnswers, refuseNothing } from "./consents";
import { keepConsents } from "./keep-consents";
import { permittedDonor } from "./permitted";

/** What the history says of consents, whose answers are no fields of the record. */
const ANSWERED = "Risposta ai consensi, dal sito";

/** What donors answer to a text by itself: a new one, or one that they think otherwise of (decisions §2). */
export const ownConsentHandlers = (api: Api, ctx: MockContext) => [
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
];
