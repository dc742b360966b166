import { getResponse, http, HttpResponse, type RequestHandler } from "msw";
import { featureOfCall, type Feature } from "../../domain/features";
import { asksForComputedFields, isComputedField } from "../../domain/filter/computed-fields";
import type { FilterGroup } from "../../domain/filter/filter";
import { isRecordKind } from "../../domain/record-kinds";
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

/**
 * Handlers whose code comes with the first call to one of their paths, so that a page in which the mock answers doesn't
 * wait for capabilities that few demos open.
 *
 * @param paths below the API's base, as MSW writes them; what none of the loaded handlers answers goes on to the next ones
 * @param load the handlers; asked for again where its code could not be loaded
 */
function handlersLater(
  { apiBase }: MockContext,
  paths: readonly string[],
  load: () => Promise<readonly RequestHandler[]>,
): RequestHandler[] {
  let loading: Promise<readonly RequestHandler[]> | undefined;
  const handlers = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  return paths.map((path) =>
    http.all(`${apiBase}${path}`, async ({ request }) =>
      getResponse([...(await handlers())], request, { baseUrl: apiBase }),
    ),
  );
}

/** Answers a call to a feature that the server doesn't declare with a 404, and notes it; leaves any other call alone. */
function refuseUndeclared({ apiBase, store, undeclaredCalls }: MockContext, request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(new URL(apiBase).pathname.length);
  const isUndeclared = (feature: Feature) => !store.db.features.has(feature);
  const own = featureOfCall(request.method, path);
  const computed = isUndeclared("computed-fields") && request.method === "GET" && asksForComputed(path, searchParams);
  if (!computed && !(own && isUndeclared(own))) return;
  undeclaredCalls.push(`${request.method} ${path}${computed ? " (computed-fields)" : ""}`);
  return HttpResponse.json({ success: false, message: "Not found" }, { status: 404 });
}

/** @returns whether a list is asked for what the server computes: as its order, in a filter, or as figures */
function asksForComputed(path: string, asked: URLSearchParams): boolean {
  const list = path.slice(1).replace("-due", "Due");
  if (!isRecordKind(list)) return false;
  if (asked.has("figures") || isComputedField(asked.get("order")?.replace(/^-/, "") ?? "", list)) return true;
  try {
    return asksForComputedFields(JSON.parse(asked.get("queryFilters") ?? '{"rules":[]}') as FilterGroup, list);
  } catch {
    return false; // the list refuses what is no filter
  }
}
