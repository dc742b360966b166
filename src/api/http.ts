import { createFetch } from "ofetch";
import { REQUEST_TIMEOUT } from "../domain/constants";
import { DEFAULT_ERROR_MESSAGE, MALFORMED_ERROR, NETWORK_ERROR, TIMEOUT_ERROR } from "../domain/texts";
import { ApiError, errorCode, errorMessage, refuses } from "./errors";
import { readRetryAfter } from "./retry-after";
import { send } from "./transport";

export interface CallOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  query?: Record<string, string | number | undefined>;
  body?: Record<string, unknown> | FormData;
  /** Ends the call when the person leaves; the promise then rejects with the signal's own reason. */
  signal?: AbortSignal;
  /** Milliseconds until the call is given up. */
  timeout?: number;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** One request to the API: no session, no retry. */
export type SendRequest = (path: string, token: string | null, options?: CallOptions) => Promise<Answer>;

const NOT_JSON = Symbol("not JSON");

const parse = (text: string): unknown => {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON; // a proxy's HTML page, say: an error with its status still tells more than a SyntaxError
  }
};

function address(apiBase: string, path: string, query: CallOptions["query"] = {}): string {
  const url = new URL(apiBase + path);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}

/**
 * @param apiBase ends in `/v2`
 * @returns a function that makes one call and rejects with an {@link ApiError} unless the answer is 2xx, and empty or
 *   JSON that doesn't say `success: false`
 */
export function createSendRequest(apiBase: string): SendRequest {
  const $fetch = createFetch({
    fetch: (input, init) => send(apiBase, new Request(input, init)),
  });

  return async (path, token, { method = "GET", query, body, signal, timeout = REQUEST_TIMEOUT } = {}) => {
    // ofetch forgets its own time-out as soon as a signal is given
    const timer = AbortSignal.timeout(timeout);
    const response = await $fetch
      .raw<unknown>(address(apiBase, path, query), {
        method,
        body,
        headers: token ? { Authorization: `Bearer ${token}` } : undefined,
        credentials: "omit", // the bearer says who calls; the host page's cookies are none of the API's business
        signal: signal ? AbortSignal.any([signal, timer]) : timer,
        keepalive: method === "DELETE", // small, and often on the way out: a page that goes must not take it along
        retry: false,
        ignoreResponseError: true,
        parseResponse: parse,
      })
      .catch((error: unknown) => {
        if (signal?.aborted) throw signal.reason;
        if (timer.aborted) throw new ApiError("timeout", TIMEOUT_ERROR);
        throw new ApiError("network", NETWORK_ERROR, 0, null, error instanceof Error ? error.name : null);
      });

    const answer = response._data;
    if (!response.ok || refuses(answer)) {
      const known = answer === NOT_JSON ? null : answer;
      const message = known === null ? DEFAULT_ERROR_MESSAGE : errorMessage(known);
      const retryAfter = readRetryAfter(response.headers.get("Retry-After"), Date.now());
      throw new ApiError("http", message, response.status, errorCode(known), known, retryAfter);
    }
    if (answer === NOT_JSON) throw new ApiError("malformed", MALFORMED_ERROR, response.status);
    return { status: response.status, body: answer };
  };
}
