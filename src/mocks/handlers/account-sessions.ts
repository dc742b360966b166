import { closeOtherSessions, closeSession, sessionsOf } from "../auth/sessions";
import { sessionOf } from "../auth/tokens";
import type { MockContext } from "../context";
import { bearerOf, notFound, sessionHandler } from "../guard";
import type { Api } from "./api";

/** Where the own account is signed in, and closing it elsewhere. */
export const accountSessionHandlers = (api: Api, ctx: MockContext) => [
  api.get(
    "/auth/sessions",
    sessionHandler(ctx, ({ request, response, db, user }) =>
      response(200).json({ success: true, sessions: sessionsOf(db, user._id, sessionOf(bearerOf(request))) }),
    ),
  ),

  api.delete(
    "/auth/sessions/{id}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      if (!closeSession(db, user._id, String(params.id))) throw notFound();
      return response(200).json({ success: true });
    }),
  ),

  api.post(
    "/auth/sign-out-others",
    sessionHandler(ctx, ({ request, response, db, user }) => {
      closeOtherSessions(db, user._id, sessionOf(bearerOf(request)));
      return response(200).json({ success: true, message: "Gli altri dispositivi sono usciti." });
    }),
  ),
];
