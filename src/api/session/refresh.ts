import { REFRESH_SUCCESS_STATUS } from "../../domain/constants";
import { MALFORMED_ERROR } from "../../domain/texts";
import { endpoints } from "../endpoints";
import { ApiError, REFUSED_STATUSES } from "../errors";
import type { SendRequest } from "../http";
import { parseAnswer } from "../schema";
import { refreshAnswer } from "./answers";
import { fitsHeader, type TokenStore } from "./tokens";

/** How a server says that an administrator has shut somebody out (docs/openapi.yaml). */
const DEACTIVATED = "inactive";

export type RefreshOutcome =
  | { type: "refreshed" }
  /** Somebody else has put other tokens in their place: another tab that refreshed, or another person. */
  | { type: "replaced" }
  /** The server refused the refresh token: the session is over. */
  | { type: "refused"; deactivated?: boolean }
  /**
   * The server refused a refresh token that was sent before: the first response was lost, with the new pair in it. The
   * session ends when the server refuses the access token, too.
   */
  | { type: "spent" }
  /** No verdict (no network, a broken server): the session goes on and is tried again. */
  | { type: "unavailable"; error: ApiError };

/**
 * One refresh at a time: in this page because callers share the promise, between tabs because they take turns and
 * the one who waited finds that the tokens have changed already.
 * @returns a function that refreshes the tokens that are stored when it is called
 */
export function createRefresher(sendRequest: SendRequest, tokens: TokenStore, exclusive: Exclusive) {
  let running: Promise<RefreshOutcome> | null = null;
  /** A refresh token that the server refused after a lost response: it isn't sent again. */
  let spent: string | null = null;

  const call = async (): Promise<RefreshOutcome> => {
    const refreshToken = tokens.refresh();
    if (!refreshToken) return { type: "refused" };
    if (refreshToken === spent) return { type: "spent" };
    const sentBefore = tokens.wasSent();
    tokens.markSent(); // before the request: a page that goes meanwhile leaves the mark to the next page
    try {
      const { status, body } = await sendRequest(endpoints.refreshToken(), tokens.auth(), {
        method: "POST",
        body: { refreshToken },
      });
      if (status !== REFRESH_SUCCESS_STATUS) throw new ApiError("malformed", MALFORMED_ERROR, status);
      const next = parseAnswer(refreshAnswer, body);
      if (!fitsHeader(next.authToken)) throw new ApiError("malformed", MALFORMED_ERROR, status);
      // Signing out while the answer was under way must not bring the session back.
      if (tokens.refresh() !== refreshToken) return tokens.refresh() ? { type: "replaced" } : { type: "refused" };
      tokens.set(next);
      return { type: "refreshed" };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!REFUSED_STATUSES.includes(error.status)) return { type: "unavailable", error };
      // Another tab may have rotated the token between our read and the server's; then the new one decides.
      const current = tokens.refresh();
      if (current && current !== refreshToken) return { type: "replaced" };
      const deactivated = error.code === DEACTIVATED;
      if (!sentBefore || deactivated || !tokens.auth()) return { type: "refused", deactivated };
      spent = refreshToken;
      return { type: "spent" };
    }
  };

  return (): Promise<RefreshOutcome> => {
    const seen = tokens.refresh();
    running ??= exclusive(async () => {
      const now = tokens.refresh();
      return now && now !== seen ? ({ type: "replaced" } as const) : call();
    }).finally(() => (running = null));
    return running;
  };
}

/** Runs a job while no other tab of this site runs one of the same name. */
export type Exclusive = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Takes turns by the Web Locks API. Where it is missing (a page that is no secure context) or refuses (an opaque origin)
 * nobody waits (docs/decisions/0027).
 */
export function createExclusive(name: string): Exclusive {
  return async (job) => {
    let started = false;
    const run = () => {
      started = true;
      return job();
    };
    try {
      return await navigator.locks.request(name, run);
    } catch (error) {
      if (started) throw error;
      return job();
    }
  };
}
