import { createFetch, FetchError, type ResponseType } from "ofetch";
import { REQUEST_TIMEOUT } from "../domain/constants";
import { orAborted } from "../domain/async/or-aborted";
import { MALFORMED_ERROR, NETWORK_ERROR, TIMEOUT_ERROR } from "../domain/texts";
import { bearerOptions, type Bearer } from "./client/bearer";
import { ApiError, refusal, REFUSED_STATUSES, refuses } from "./errors";
import { send } from "./transport";

/** A call whose body is large: what sends or reads it in parts says how it goes. */
interface CallInParts {
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
  body?: Record<string, unknown> | FormData | Uint8Array<ArrayBuffer>;
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

/** One call to the API. @param auth a token to be sent as it is, null for none; or whose call it is, whose refused token is renewed once */
export type SendRequest = (path: string, auth: Bearer | string | null, options?: CallOptions) => Promise<Answer>;

const NOT_JSON = Symbol("not JSON");

/** The library's own parser takes a proxy's HTML page for a text that the API sends. */
const parse = (text: string): unknown => {
  if (!text.trim()) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return NOT_JSON; // an error's status still tells more than a SyntaxError
  }
};
/** @returns what an answer that says no has to say; null for what is no JSON */
const told = (body: unknown): unknown => (body === NOT_JSON ? null : body);

const fixedBearer = (token: string | null): Bearer => ({
  token: () => token,
  renew: (refused) => Promise.reject(refused),
});

/**
 * @param apiBase ends in `/v2`
 * @returns a function that makes one call and rejects with an {@link ApiError} unless the answer is 2xx and, where it is
 *   read as JSON, empty or JSON that doesn't say `success: false`
 */
export function createSendRequest(apiBase: string): SendRequest {
  return async (path, auth, options = {}) => {
    const { as, sendBy, signal, timeout = REQUEST_TIMEOUT, ...request } = options;
    const bearer = auth !== null && typeof auth === "object" ? auth : fixedBearer(auth);
    const timer = createTimer(timeout);
    // the library's own time-out ends at the headers, and is dropped where a signal is given
    const ended = signal ? AbortSignal.any([signal, timer.signal]) : timer.signal;
    const call: CallInParts = {
      ...timer,
      failure(error) {
        if (signal?.aborted) return signal.reason;
        if (timer.signal.aborted) return new ApiError("timeout", TIMEOUT_ERROR);
        return new ApiError("network", NETWORK_ERROR, 0, null, error instanceof Error ? error.name : null);
      },
    };
    const timed: Bearer = {
      async token() {
        const token = await bearer.token();
        ended.throwIfAborted(); // nobody would stop the timer
        timer.restartTimer();
        return token;
      },
      renew(refused) {
        timer.stopTimer();
        return bearer.renew(refused);
      },
    };
    const $fetch = createFetch({
      fetch: (input, init) => send(apiBase, new Request(input, init), sendBy && ((sent) => sendBy(sent, call))),
    });
    try {
      // neither a token nor a transport has to listen to the signal
      const response = await orAborted(
        ended,
        $fetch.raw<unknown, ResponseType>(path, {
          ...request,
          baseURL: apiBase,
          credentials: "omit", // the bearer says who calls; the host page's cookies are none of the API's business
          signal: ended,
          ...(as ? { responseType: "stream" } : { parseResponse: parse }),
          ...bearerOptions(timed, REFUSED_STATUSES, async ({ response }) =>
            told(as ? parse((await response?.text()) ?? "") : response?._data),
          ),
        }),
      ).catch((error: unknown) => {
        if (error instanceof ApiError) throw error;
        throw call.failure(error instanceof FetchError ? error.cause : error);
      });
      const body: unknown = response._data;
      if (!response.ok) throw refusal(response, as ? null : told(body)); // a redirection that leads nowhere
      if (as) return { status: response.status, body: await as(response, call) };
      if (refuses(body)) throw refusal(response, body);
      if (body === NOT_JSON) throw new ApiError("malformed", MALFORMED_ERROR, response.status);
      return { status: response.status, body };
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
