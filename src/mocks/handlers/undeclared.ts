import { HttpResponse } from "msw";
import { featureOfCall } from "../../domain/features";
import type { MockContext } from "../context";

/** Answers a call to a feature that the server doesn't declare with a 404, and notes it; leaves any other call alone. */
export function refuseUndeclared({ apiBase, store, undeclaredCalls }: MockContext, request: Request) {
  const { pathname } = new URL(request.url);
  const path = pathname.slice(new URL(apiBase).pathname.length);
  const feature = featureOfCall(request.method, path);
  if (!feature || store.db.features.has(feature)) return;
  undeclaredCalls.push(`${request.method} ${path}`);
  return HttpResponse.json({ success: false, message: "Not found" }, { status: 404 });
}
