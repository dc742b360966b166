import { http, type RequestHandler } from "msw";
import { accountHandlers } from "../account/account";
import { accountEmailHandlers } from "../account/account-email";
import { deletionRequestHandlers } from "../account/deletion-requests";
import { notificationHandlers } from "../account/notifications";
import { signInHandlers } from "../account/sign-in";
import { signUpHandlers } from "../account/sign-up";
import { uploadHandlers } from "../account/uploads";
import { settingsHandlers } from "../association/settings";
import { viewHandlers } from "../association/views";
import { zoneHandlers } from "../association/zones";
import type { MockContext } from "../context";
import { awardHandlers } from "../donors/awards";
import { consentHandlers } from "../donors/consents";
import { donationHandlers } from "../donors/donations";
import { donorHandlers } from "../donors/donors";
import { exportHandlers } from "../donors/exports";
import { handedOutHandlers } from "../donors/history";
import { registrationHandlers } from "../donors/registration";
import { searchHandlers } from "../donors/search";
import { statsHandlers } from "../donors/stats";
import { accountHelpHandlers } from "../users/account-help";
import { userWriteHandlers } from "../users/user-writes";
import { userHandlers } from "../users/users";
import { suspensionsEnd } from "../write/end-suspensions";
import { createApi } from "./api";
import { handlersLater } from "./later";
import { refuseUndeclared } from "./undeclared";

/** One set of handlers, whatever carries the calls to them. */
export function createHandlers(ctx: MockContext): RequestHandler[] {
  const api = createApi(ctx.apiBase);
  const endSuspensions = suspensionsEnd(ctx.store);
  return [
    http.all(`${ctx.apiBase}/*`, endSuspensions),
    http.all(`${ctx.apiBase}/*`, ({ request }) => refuseUndeclared(ctx, request)),
    ...signInHandlers(api, ctx),
    ...signUpHandlers(api, ctx),
    ...accountHandlers(api, ctx),
    ...accountEmailHandlers(api, ctx),
    ...deletionRequestHandlers(api, ctx),
    ...registrationHandlers(api, ctx),
    ...donorHandlers(api, ctx),
    ...consentHandlers(api, ctx),
    ...donationHandlers(api, ctx),
    ...awardHandlers(api, ctx),
    ...statsHandlers(api, ctx),
    ...notificationHandlers(api, ctx),
    ...searchHandlers(api, ctx),
    ...settingsHandlers(api, ctx),
    ...userHandlers(api, ctx),
    ...userWriteHandlers(api, ctx),
    ...accountHelpHandlers(api, ctx),
    ...exportHandlers(api, ctx),
    ...handedOutHandlers(api, ctx),
    ...uploadHandlers(api, ctx),
    ...viewHandlers(api, ctx),
    ...zoneHandlers(api, ctx),
    ...handlersLater(ctx, ["/integrations", "/integrations/*"], async () =>
      (await import("../integrations/integrations")).integrationHandlers(api, ctx),
    ),
    ...handlersLater(ctx, ["/documents", "/documents/*"], async () =>
      (await import("../documents")).documentHandlers(api, ctx),
    ),
    ...handlersLater(ctx, ["/emails-template", "/emails-template/*", "/unsubscribe/*"], async () =>
      (await import("../email")).emailHandlers(api, ctx),
    ),
    ...handlersLater(ctx, ["/imports", "/imports/*"], async () =>
      (await import("../imports/imports")).importHandlers(api, ctx),
    ),
  ];
}
