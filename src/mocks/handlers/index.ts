import { getResponse, http, HttpResponse, type RequestHandler } from "msw";
import { featureOfCall, type Feature } from "../../domain/features";
import { asksForComputedFields, isComputedField } from "../../domain/filter/computed-fields";
import type { FilterGroup } from "../../domain/filter/filter";
import { isRecordKind } from "../../domain/records/records";
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
import { dataExportHandlers } from "../donors/history";
import { registrationHandlers } from "../donors/registration";
import { searchHandlers } from "../donors/search";
import { statsHandlers } from "../donors/stats";
import { createSuspensionEnder } from "../write/end-suspensions";
import { createApi } from "./api";

/** @returns the handlers of all calls, the same for all transports */
export function createHandlers(ctx: MockContext): RequestHandler[] {
  const api = createApi(ctx);
  const endSuspensions = createSuspensionEnder(ctx.store);
  return [
    http.all(`${ctx.apiBase}/*`, endSuspensions),
    http.all(`${ctx.apiBase}/*`, ({ request }) => refuseUndeclared(ctx, request)),
    ...signInHandlers(api),
    ...signUpHandlers(api),
    ...accountHandlers(api),
    ...accountEmailHandlers(api),
    ...deletionRequestHandlers(api),
    ...registrationHandlers(api),
    ...donorHandlers(api),
    ...consentHandlers(api),
    ...donationHandlers(api),
    ...awardHandlers(api),
    ...statsHandlers(api),
    ...notificationHandlers(api),
    ...searchHandlers(api),
    ...settingsHandlers(api),
    ...exportHandlers(api),
    ...dataExportHandlers(api),
    ...uploadHandlers(api),
    ...viewHandlers(api),
    ...zoneHandlers(api),
    ...lazyHandlers(ctx, ["/zones", "/zones/*", "/associations", "/associations/*"], async () =>
      (await import("../association/place-handlers")).placeHandlers(api),
    ),
    ...lazyHandlers(ctx, ["/users", "/users/*"], async () => (await import("../users/users")).userHandlers(api)),
    ...lazyHandlers(ctx, ["/integrations", "/integrations/*"], async () =>
      (await import("../integrations/integrations")).integrationHandlers(api),
    ),
    ...lazyHandlers(ctx, ["/documents", "/documents/*"], async () =>
      (await import("../documents")).documentHandlers(api),
    ),
    ...lazyHandlers(ctx, ["/emails-template", "/emails-template/*", "/unsubscribe/*"], async () =>
      (await import("../email")).emailHandlers(api),
    ),
    ...lazyHandlers(ctx, ["/duplicates", "/duplicates/*", "/merges", "/merges/*"], async () =>
      (await import("../merge")).mergeHandlers(api),
    ),
    ...lazyHandlers(ctx, ["/imports", "/imports/*"], async () =>
      (await import("../imports/imports")).importHandlers(api),
    ),
  ];
}

/**
 * Handlers whose code loads with the first call to one of their paths, so that a page with the inline mock starts sooner.
 * @param paths below the API's base, in the syntax of MSW; a call that no loaded handler answers goes to the next handlers
 * @param load called again after a failure
 */
function lazyHandlers(
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

/** Answers a call to an undeclared feature with a 404, and records it. */
function refuseUndeclared({ apiBase, store, undeclaredCalls }: MockContext, request: Request) {
  const { pathname, searchParams } = new URL(request.url);
  const path = pathname.slice(new URL(apiBase).pathname.length);
  const isUndeclared = (feature: Feature) => !store.db.features.has(feature);
  const feature = featureOfCall(request.method, path);
  const computed =
    isUndeclared("computed-fields") && request.method === "GET" && usesComputedFields(path, searchParams);
  if (!computed && !(feature && isUndeclared(feature))) return;
  undeclaredCalls.push(`${request.method} ${path}${computed ? " (computed-fields)" : ""}`);
  return HttpResponse.json({ success: false, message: "Not found" }, { status: 404 });
}

/** @returns whether a request for a list needs computed fields: as the order, in a filter, or as period counts */
function usesComputedFields(path: string, params: URLSearchParams): boolean {
  const list = path.slice(1).replace("-due", "Due");
  if (!isRecordKind(list)) return false;
  if (params.has("figures") || isComputedField(params.get("order")?.replace(/^-/, "") ?? "", list)) return true;
  try {
    return asksForComputedFields(JSON.parse(params.get("queryFilters") ?? '{"rules":[]}') as FilterGroup, list);
  } catch {
    return false; // the list refuses an invalid filter
  }
}
