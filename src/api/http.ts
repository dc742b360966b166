import { createFetch, FetchError, type ResponseType } from "ofetch";
import { REQUEST_TIMEOUT } from "../domain/constants";
import { orAborted } from "../domain/async/or-aborted";
import { DOWN_ERROR, MALFORMED_ERROR, TIMEOUT_ERROR } from "../domain/texts";
import { bearerOptions, type Bearer } from "./client/bearer";
import { ApiError, refusal, REFUSED_STATUSES, refuses } from "./errors";
import { networkMessage } from "./outage/outage";
import { send } from "./transport";

/** A call whose body is sent or read in parts. */
interface CallInParts {
  /** Makes the time-out count from now, for the next part. */
  restartTimer(): void;
  /** @returns the error of the call if a part fails: an ApiError, or the reason of the caller's signal */
  failure(error: unknown): unknown;
}

/** Reads the body of a 2xx response; its errors are the call's. */
export type BodyReader<T> = (response: Response, call: CallInParts) => Promise<T>;

/** Sends a request over the network in another way than `fetch` does. */
export type NetworkSender = (request: Request, call: CallInParts) => Promise<Response>;

export interface CallOptions<T = unknown> {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  query?: Record<string, string | number | undefined>;
  body?: Record<string, unknown> | FormData | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** How the body of the response is read (`body-readers.ts`); JSON by default. */
  as?: BodyReader<T>;
  /** How the request is sent over the network, if not by `fetch` (`uploads.ts`). */
  sendBy?: NetworkSender;
  /** The request outlives the page. */
  keepalive?: boolean;
  /** Aborts the call; the promise rejects with the signal's reason. */
  signal?: AbortSignal;
  /** In ms; for a body in parts, from one part to the next. */
  timeout?: number;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** One call to the API. @param auth a token, or null for none; a `Bearer` renews a refused token once */
export type SendRequest = (path: string, auth: Bearer | string | null, options?: CallOptions) => Promise<Answer>;

const NOT_JSON = Symbol("not JSON");

/** The library's parser would accept the HTML page of a proxy as text. */
const parse = (text: string): unknown => {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON; // the status of an error says more than a SyntaxError
  }
};
const jsonOrNull = (body: unknown): unknown => (body === NOT_JSON ? null : body);

const fixedBearer = (token: string | null): Bearer => ({
  token: () => token,
  renew: (refused) => Promise.reject(refused),
});

/** Statuses of an API that is down, mostly from a proxy in front of it. */
const DOWN_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * @param apiBase ends in `/v2`
 * @param onOutcome called with the message for a call without a response or to an API that is down, and with null for another response
 * @returns a function that makes one call. It rejects with an {@link ApiError} unless the status is 2xx and the body, if read
 *   as JSON, is empty or valid JSON without `success: false`
 */
export function createSendRequest(apiBase: string, onOutcome?: (message: string | null) => void): SendRequest {
  return async (path, auth, options = {}) => {
    const { as, sendBy, signal, timeout = REQUEST_TIMEOUT, ...request } = options;
    const bearer = auth !== null && typeof auth === "object" ? auth : fixedBearer(auth);
    const timer = createTimer(timeout);
    // not the library's time-out: it ends at the headers, and a signal disables it
    const ended = signal ? AbortSignal.any([signal, timer.signal]) : timer.signal;
    const call: CallInParts = {
      restartTimer: timer.restartTimer,
      failure(error) {
        if (signal?.aborted) return signal.reason;
        if (timer.signal.aborted) return new ApiError("timeout", TIMEOUT_ERROR);
        const message = networkMessage();
        onOutcome?.(message);
        return new ApiError("network", message, 0, null, error instanceof Error ? error.name : null);
      },
    };
    const timed: Bearer = {
      async token() {
        const token = await bearer.token();
        ended.throwIfAborted(); // otherwise nothing would stop the timer of an aborted call
        timer.restartTimer();
        return token;
      },
      renew(refused) {
        timer.stopTimer();
        return bearer.renew(refused);
      },
    };
    const $fetch = createFetch({
      async fetch(input, init) {
        const response = await send(apiBase, new Request(input, init), sendBy && ((sent) => sendBy(sent, call)));
        onOutcome?.(DOWN_STATUSES.has(response.status) ? DOWN_ERROR : null);
        return response;
      },
    });
    try {
      // a token or a transport may ignore the signal
      const response = await orAborted(
        ended,
        $fetch.raw<unknown, ResponseType>(path, {
          ...request,
          baseURL: apiBase,
          credentials: "omit", // the bearer identifies the user, not the cookies of the host page
          signal: ended,
          ...(as ? { responseType: "stream" } : { parseResponse: parse }),
          ...bearerOptions(timed, REFUSED_STATUSES, async ({ response }) =>
            jsonOrNull(as ? parse((await response?.text()) ?? "") : response?._data),
          ),
        }),
      ).catch((error: unknown) => {
        if (error instanceof ApiError) throw error;
        throw call.failure(error instanceof FetchError ? error.cause : error);
      });
      const body: unknown = response._data;
      if (!response.ok) throw refusal(response, as ? null : jsonOrNull(body)); // a 3xx that isn't followed
      if (as) return { status: response.status, body: await as(response, call) };
      if (refuses(body)) throw refusal(response, body);
      if (body === NOT_JSON) throw new ApiError("malformed", MALFORMED_ERROR, response.status);
      return { status: response.status, body };
    } finally {
      timer.stopTimer();
    }
  };
}

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
