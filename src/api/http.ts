import { createFetch } from "ofetch";
import { REQUEST_TIMEOUT } from "../domain/constants";
import { DEFAULT_ERROR_MESSAGE, MALFORMED_ERROR, NETWORK_ERROR, TIMEOUT_ERROR } from "../domain/texts";
import { ApiError, errorCode, errorMessage, refuses } from "./errors";
import { readRetryAfter } from "./retry-after";
import { send } from "./transport";

/** A call whose body is large: what sends or reads it in parts says how it goes. */
export interface CallInParts {
  /** The next part is waited for: the time-out counts from now. */
  restartTimer(): void;
  /** Nothing is waited for until {@link restartTimer}. */
  stopTimer(): void;
  /** @returns what a part that failed is told as: an ApiError, or the reason of the caller's signal */
  failure(error: unknown): unknown;
}

/** Reads the body of an answer that is 2xx; its errors are the call's. */
export type BodyReader<T> = (response: Response, call: CallInParts) => Promise<T>;

/** Sends a request over the network in another way than `fetch` does. */
export type NetworkSender = (request: Request, call: CallInParts) => Promise<Response>;

export interface CallOptions<T = unknown> {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  query?: Record<string, string | number | undefined>;
  body?: Record<string, unknown> | FormData;
  headers?: Record<string, string>;
  /** How the answer's body is read (`body-readers.ts`); JSON by default. */
  as?: BodyReader<T>;
  /** How the request is sent where the network is asked (`uploads.ts`). */
  sendBy?: NetworkSender;
  /** A small call that is carried out although the page goes. */
  keepalive?: boolean;
  /** Ends the call when the person leaves; the promise then rejects with the signal's own reason. */
  signal?: AbortSignal;
  /** Milliseconds until the call is given up; for a body that goes or comes in parts, until the next part. */
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
 * @returns a function that makes one call and rejects with an {@link ApiError} unless the answer is 2xx and, where it is
 *   read as JSON, empty or JSON that doesn't say `success: false`
 */
export function createSendRequest(apiBase: string): SendRequest {
  return async (path, token, options = {}) => {
    const { method = "GET", query, body, headers, as, sendBy, keepalive, signal } = options;
    const timer = createTimer(options.timeout ?? REQUEST_TIMEOUT);
    const call: CallInParts = {
      ...timer,
      failure(error) {
        if (signal?.aborted) return signal.reason;
        if (timer.signal.aborted) return new ApiError("timeout", TIMEOUT_ERROR);
        return new ApiError("network", NETWORK_ERROR, 0, null, error instanceof Error ? error.name : null);
      },
    };
    const fail = (error: unknown) => {
      throw call.failure(error);
    };
    const $fetch = createFetch({
      fetch: (input, init) => send(apiBase, new Request(input, init), sendBy && ((request) => sendBy(request, call))),
    });
    timer.restartTimer();
    try {
      const response = await $fetch
        .raw(address(apiBase, path, query), {
          method,
          body,
          headers: { ...headers, ...(token && { Authorization: `Bearer ${token}` }) },
          credentials: "omit", // the bearer says who calls; the host page's cookies are none of the API's business
          // ofetch forgets its own time-out as soon as a signal is given
          signal: signal ? AbortSignal.any([signal, timer.signal]) : timer.signal,
          keepalive,
          retry: false,
          ignoreResponseError: true,
          responseType: "stream", // read below
        })
        .catch(fail);
      if (as && response.ok) return { status: response.status, body: await as(response, call) };
      const answer = parse(await response.text().catch(fail));
      if (!response.ok || refuses(answer)) throw refusal(response, answer);
      if (answer === NOT_JSON) throw new ApiError("malformed", MALFORMED_ERROR, response.status);
      return { status: response.status, body: answer };
    } finally {
      timer.stopTimer();
    }
  };
}

/** @returns what ends a call that goes on for too long without a part of its body, in ms */
function createTimer(timeout: number) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimer = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    stopTimer,
    restartTimer() {
      stopTimer();
      timer = setTimeout(() => controller.abort(), timeout);
    },
  };
}

/** The error of an answer that says no. @param answer its body, if it is JSON */
export function refusal({ status, headers }: Response, answer: unknown): ApiError {
  const known = answer === NOT_JSON ? null : answer;
  const message = known === null ? DEFAULT_ERROR_MESSAGE : errorMessage(known);
  const retryAfter = readRetryAfter(headers.get("Retry-After"), Date.now());
  return new ApiError("http", message, status, errorCode(known), known, retryAfter);
}
