import { http } from "msw";
import type { MockContext } from "../context";
import { suspensionsEnd } from "../write/end-suspensions";
import { accountHandlers } from "./account";
import { createApi } from "./api";
import { associationHandlers } from "./association";
import { awardWriteHandlers } from "./award-writes";
import { donationWriteHandlers } from "./donation-writes";
import { donationHandlers } from "./donations";
import { donorWriteHandlers } from "./donor-writes";
import { donorHandlers } from "./donors";
import { exportHandlers } from "./exports";
import { handedOutHandlers } from "./handed-out";
import { invitationHandlers } from "./invitations";
import { notificationHandlers } from "./notifications";
import { paperConsentHandlers } from "./paper-consents";
import { registrationHandlers } from "./registration";
import { searchHandlers } from "./search";
import { signInHandlers } from "./sign-in";
import { signUpHandlers } from "./sign-up";
import { statsHandlers } from "./stats";
import { viewHandlers } from "./views";

/** One set of handlers, whatever carries the calls to them. */
export function createHandlers(ctx: MockContext) {
  const api = createApi(ctx.apiBase);
  const endSuspensions = suspensionsEnd(ctx.store);
  return [
    // answers nothing itself: the call goes on to its own handler
    http.all(`${ctx.apiBase}/*`, endSuspensions),
    ...signInHandlers(api, ctx),
    ...signUpHandlers(api, ctx),
    ...accountHandlers(api, ctx),
    ...invitationHandlers(api, ctx),
    ...registrationHandlers(api, ctx),
    ...donorHandlers(api, ctx),
    ...donorWriteHandlers(api, ctx),
    ...paperConsentHandlers(api, ctx),
    ...donationHandlers(api, ctx),
    ...donationWriteHandlers(api, ctx),
    ...awardWriteHandlers(api, ctx),
    ...statsHandlers(api, ctx),
    ...notificationHandlers(api, ctx),
    ...searchHandlers(api, ctx),
    ...associationHandlers(api, ctx),
    ...exportHandlers(api, ctx),
    ...handedOutHandlers(api, ctx),
    ...viewHandlers(api, ctx),
  ];
}
