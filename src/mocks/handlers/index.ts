import { http, type RequestHandler } from "msw";
import type { MockContext } from "../context";
import { suspensionsEnd } from "../write/end-suspensions";
import { accountHandlers } from "./account";
import { accountHelpHandlers } from "./account-help";
import { accountEmailHandlers } from "./account-email";
import { accountSessionHandlers } from "./account-sessions";
import { accountSettingsHandlers } from "./account-settings";
import { createApi } from "./api";
import { awardWriteHandlers } from "./award-writes";
import { deletionRequestHandlers } from "./deletion-requests";
import { donationWriteHandlers } from "./donation-writes";
import { consentTextHandlers } from "./consent-texts";
import { donationHandlers } from "./donations";
import { donorWriteHandlers } from "./donor-writes";
import { donorHandlers } from "./donors";
import { exportHandlers } from "./exports";
import { handedOutHandlers } from "./handed-out";
import { invitationHandlers } from "./invitations";
import { handlersLater } from "./later";
import { notificationHandlers } from "./notifications";
import { ownConsentHandlers } from "./own-consents";
import { paperConsentHandlers } from "./paper-consents";
import { registrationHandlers } from "./registration";
import { searchHandlers } from "./search";
import { settingsHandlers } from "./settings";
import { settingsPreviewHandlers } from "./settings-previews";
import { signInHandlers } from "./sign-in";
import { signUpHandlers } from "./sign-up";
import { statsHandlers } from "./stats";
import { refuseUndeclared } from "./undeclared";
import { uploadHandlers } from "./uploads";
import { userWriteHandlers } from "./user-writes";
import { userHandlers } from "./users";
import { viewHandlers } from "./views";
import { zoneHandlers } from "./zones";

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
    ...accountSessionHandlers(api, ctx),
    ...accountSettingsHandlers(api, ctx),
    ...accountEmailHandlers(api, ctx),
    ...deletionRequestHandlers(api, ctx),
    ...invitationHandlers(api, ctx),
    ...registrationHandlers(api, ctx),
    ...donorHandlers(api, ctx),
    ...donorWriteHandlers(api, ctx),
    ...paperConsentHandlers(api, ctx),
    ...ownConsentHandlers(api, ctx),
    ...consentTextHandlers(api, ctx),
    ...donationHandlers(api, ctx),
    ...donationWriteHandlers(api, ctx),
    ...awardWriteHandlers(api, ctx),
    ...statsHandlers(api, ctx),
    ...notificationHandlers(api, ctx),
    ...searchHandlers(api, ctx),
    ...settingsHandlers(api, ctx),
    ...settingsPreviewHandlers(api, ctx),
    ...userHandlers(api, ctx),
    ...userWriteHandlers(api, ctx),
    ...accountHelpHandlers(api, ctx),
    ...exportHandlers(api, ctx),
    ...handedOutHandlers(api, ctx),
    ...uploadHandlers(api, ctx),
    ...viewHandlers(api, ctx),
    ...zoneHandlers(api, ctx),
    ...handlersLater(ctx, ["/integrations", "/integrations/*"], async () =>
      (await import("./integrations")).integrationHandlers(api, ctx),
    ),
    ...handlersLater(ctx, ["/documents", "/documents/*"], async () =>
      (await import("./documents")).documentHandlers(api, ctx),
    ),
    ...handlersLater(ctx, ["/emails-template", "/emails-template/*", "/unsubscribe/*"], async () =>
      (await import("./emails")).emailHandlers(api, ctx),
    ),
    ...handlersLater(ctx, ["/imports", "/imports/*"], async () => (await import("./imports")).importHandlers(api, ctx)),
  ];
}
