import { REFRESH_SUCCESS_STATUS } from "../../../domain/constants";
import { MALFORMED_ERROR } from "../../../domain/texts";
import { endpoints } from "../../endpoints";
import { ApiError, REFUSED_STATUSES } from "../../errors";
import type { SendRequest } from "../../http";
import { parseResponse } from "../../readers/parse-response";
import { refreshAnswer } from "../answers";
import { fitsHeader, type TokenStore } from "./tokens";

/** The code of an account that an administrator has deactivated (docs/openapi.yaml). */
const DEACTIVATED = "inactive";

export type RefreshOutcome =
  | { type: "refreshed" }
  /** Another tab has refreshed them, or another user has signed in. */
  | { type: "replaced" }
  /** The server refused the refresh token: the session is over. */
  | { type: "refused"; deactivated?: boolean }
  /** The server refused a token whose first response was lost. The session ends when it refuses the access token, too. */
  | { type: "spent" }
  /** No network, or a broken server: the session goes on. */
  | { type: "unavailable"; error: ApiError };

/**
 * One refresh at a time: in this page because callers share the promise, between tabs by a lock, after which the tokens have
 * changed already.
 * @returns a function that refreshes the stored tokens
 */
export function createRefresher(sendRequest: SendRequest, tokens: TokenStore, exclusive: Exclusive) {
  let running: Promise<RefreshOutcome> | null = null;
  /** A refresh token that was refused after a lost response. */
  let spent: string | null = null;

  const call = async (): Promise<RefreshOutcome> => {
    const refreshToken = tokens.refresh();
    if (!refreshToken) return { type: "refused" };
    if (refreshToken === spent) return { type: "spent" };
    const sentBefore = tokens.wasSent();
    tokens.markSent(); // before the request, for the next page if this one is left meanwhile
    try {
      const { status, body } = await sendRequest(endpoints.refreshToken(), tokens.auth(), {
        method: "POST",
        body: { refreshToken },
      });
      if (status !== REFRESH_SUCCESS_STATUS) throw new ApiError("malformed", MALFORMED_ERROR, status);
      const next = parseResponse(refreshAnswer, body);
      if (!fitsHeader(next.authToken)) throw new ApiError("malformed", MALFORMED_ERROR, status);
      // after a sign-out meanwhile, the response must not restore the session
      if (tokens.refresh() !== refreshToken) return tokens.refresh() ? { type: "replaced" } : { type: "refused" };
      tokens.set(next);
      return { type: "refreshed" };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!REFUSED_STATUSES.includes(error.status)) return { type: "unavailable", error };
      // another tab may have replaced the token before the server read it
      const current = tokens.refresh();
      if (current && current !== refreshToken) return { type: "replaced" };
      const deactivated = error.code === DEACTIVATED;
      if (!sentBefore || deactivated || !tokens.auth()) return { type: "refused", deactivated };
      spent = refreshToken;
      return { type: "spent" };
    }
  };

  return (): Promise<RefreshOutcome> => {
    const before = tokens.refresh();
    running ??= exclusive(async () => {
      const now = tokens.refresh();
      return now && now !== before ? ({ type: "replaced" } as const) : call();
    }).finally(() => (running = null));
    return running;
  };
}

/** Runs a job while no other tab of the site runs one. */
export type Exclusive = <T>(job: () => Promise<T>) => Promise<T>;

/**
 * Uses the Web Locks API. Without it (no secure context), or if it refuses (an opaque origin), no tab waits
 * (docs/decisions/session.md, "Tabs take turns by Web Locks alone").
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
