import { HttpResponse } from "msw";
import { featureOfCall, type Feature } from "../../domain/features";
import { asksForComputedFields, isComputedField } from "../../domain/filter/computed-fields";
import type { FilterGroup } from "../../domain/filter/filter";
import { isRecordKind } from "../../domain/record-kinds";
import type { MockContext } from "../context";

/** Answers a call to a feature that the server doesn't declare with a 404, and notes it; leaves any other call alone. */
export function refuseUndeclared({ apiBase, store, undeclaredCalls }: MockContext, request: Request) {
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
