import { createTracked } from "./tracked";

/** Requests to a mock that it hasn't answered yet. */
export const pendingRequests = createTracked();

/** @returns what the answer settles to; until then the request counts as pending */
export async function trackRequest(request: Request, answer: Promise<Response>): Promise<Response> {
  pendingRequests.add(request, `request ${request.method} ${request.url}`);
  try {
    return await answer;
  } finally {
    pendingRequests.remove(request);
  }
}
