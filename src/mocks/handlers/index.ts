import { http, HttpResponse, type RequestHandler } from "msw";
import { featureOfCall, type Feature } from "../../domain/features";
import { asksForComputedFields, isComputedField } from "../../domain/filter/computed-fields";
import type { FilterGroup } from "../../domain/filter/filter";
import { isRecordKind } from "../../domain/records/records";
import { notificationHandlers } from "../account/notifications";
import { signInHandlers } from "../account/sign-in";
import { settingsHandlers } from "../association/settings";
import { viewHandlers } from "../association/views";
import { zoneHandlers } from "../association/zones";
import type { MockContext } from "../context";
import { donorListHandlers } from "../donors/lists";
import { statsHandlers } from "../donors/stats";
import { createSuspensionEnder } from "../write/end-suspensions";
import { createApi } from "./api";
import { type Part, partsHandler } from "./respond";

/** What the first screens don't call. A new capability is a row, and a folder of its own. */
const PARTS: readonly Part[] = [
  {
    paths: ["/auth", "/notifications", "/deletion-requests", "/uploads"],
    load: async () => (await import("../account")).accountHandlers,
  },
  {
    paths: ["/settings", "/views", "/first-view", "/pinned-views", "/zones", "/associations"],
    load: async () => (await import("../association")).associationHandlers,
  },
  { paths: ["/donors"], load: async () => (await import("../donors/record")).donorRecordHandlers },
  {
    paths: ["/donors", "/donations", "/awards", "/registration", "/settings/consents", "/exports"],
    load: async () => (await import("../donors")).donorHandlers,
  },
  { paths: ["/calls", "/donors"], load: async () => (await import("../calls/calls")).callHandlers },
  { paths: ["/search"], load: async () => (await import("../donors/search")).searchHandlers },
  { paths: ["/users"], load: async () => (await import("../users/users")).userHandlers },
  { paths: ["/integrations"], load: async () => (await import("../integrations/integrations")).integrationHandlers },
  { paths: ["/documents"], load: async () => (await import("../documents")).documentHandlers },
  { paths: ["/emails-template", "/unsubscribe"], load: async () => (await import("../email")).emailHandlers },
  { paths: ["/collection-days"], load: async () => (await import("../collection-days")).collectionDayHandlers },
  { paths: ["/erasures", "/data-requests"], load: async () => (await import("../erasure")).erasureHandlers },
  { paths: ["/duplicates", "/merges"], load: async () => (await import("../merge")).mergeHandlers },
  {
    paths: ["/change-requests"],
    load: async () => (await import("../change-requests")).changeRequestHandlers,
  },
  { paths: ["/activity"], load: async () => (await import("../activity")).activityHandlers },
  { paths: ["/imports"], load: async () => (await import("../imports/imports")).importHandlers },
];

/** @returns the handlers of all calls, the same for all transports. Those of the first screens are here, the others in {@link PARTS} */
export function createHandlers(ctx: MockContext): RequestHandler[] {
  const api = createApi(ctx);
  const endSuspensions = createSuspensionEnder(ctx.store);
  return [
    http.all(`${ctx.apiBase}/*`, endSuspensions),
    http.all(`${ctx.apiBase}/*`, ({ request }) => refuseUndeclared(ctx, request)),
    ...signInHandlers(api),
    ...donorListHandlers(api),
    ...statsHandlers(api),
    ...notificationHandlers(api),
    ...settingsHandlers(api),
    ...viewHandlers(api),
    ...zoneHandlers(api),
    partsHandler(api, PARTS),
  ];
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
