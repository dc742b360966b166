import { createTracked } from "./tracked";

/** Requests to a mock that it hasn't answered yet. */
export const pendingRequests = createTracked();

/** @returns the answer; until it settles, or the caller aborts the request, the request counts as pending */
export function trackRequest(request: Request, answer: Promise<Response>): Promise<Response> {
  const end = () => pendingRequests.remove(request);
  pendingRequests.add(request, `request ${request.method} ${request.url}`);
  request.signal.addEventListener("abort", end);
  return answer.finally(end);
}
