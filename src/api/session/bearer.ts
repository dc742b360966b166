import { ApiError } from "../errors";
import type { RefreshOutcome } from "./refresh";
import type { TokenStore } from "./tokens";

export interface BearerParts {
  tokens: TokenStore;
  /** One refresh, shared by everybody who waits; a refused one has ended the session. */
  refresh: () => Promise<RefreshOutcome>;
  /** The `_id` of the person signed in, or null. */
  currentUserId: () => string | null;
  /** Ends a session that has nothing left to be refreshed with. */
  expire: () => void;
}

/** Sends something with the bearer, and after a refusal once more with a fresh one. */
export type WithBearer = <T>(send: (token: string | null) => Promise<T>) => Promise<T>;

/**
 * After a 401 or 403 one refresh and one retry (specification §4); a second refusal is the caller's error.
 * @returns how to send; what it is given throws an ApiError with the status when it is refused
 */
export function createWithBearer({ tokens, refresh, currentUserId, expire }: BearerParts): WithBearer {
  return async (send) => {
    const token = tokens.auth();
    const callerId = currentUserId();
    try {
      return await send(token);
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
      if (tokens.auth() === token) {
        if (!tokens.refresh()) {
          // nothing to refresh with: a 401 ends the session, a 403 is what it says
          if (error.status === 401 && token) expire();
          throw error;
        }
        const outcome = await refresh();
        if (outcome.type === "refused") throw error;
        if (outcome.type === "unavailable") throw outcome.error;
      }
      // what one person asked for is never done in the name of another, or of nobody
      if (currentUserId() !== callerId || !tokens.auth()) throw error;
      return send(tokens.auth());
    }
  };
}
