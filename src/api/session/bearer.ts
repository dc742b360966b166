import type { Bearer } from "../bearer";
import type { ApiError } from "../errors";
import type { RefreshOutcome } from "./refresh";
import type { TokenStore } from "./tokens";

interface BearerParts {
  tokens: TokenStore;
  /** One refresh, shared by everybody who waits; a refused one has ended the session. */
  refresh: () => Promise<RefreshOutcome>;
  /** The `_id` of the person signed in, or null. */
  currentUserId: () => string | null;
  /** Ends a session that has nothing left to be refreshed with. */
  expire: () => void;
}

/** The session's bearer for one call, which is that person's who is signed in now. */
export function createBearer({ tokens, refresh, currentUserId, expire }: BearerParts) {
  const callerId = currentUserId();
  let sent: string | null = null;
  return {
    token: () => (sent = tokens.auth()),
    async renew(refused: ApiError) {
      if (tokens.auth() === sent) {
        const outcome = tokens.refresh() ? await refresh() : ({ type: "spent" } as const);
        if (outcome.type === "spent") {
          // nothing to refresh with: a 401 ends the session, a 403 is what it says
          if (refused.status === 401 && sent) expire();
          throw refused;
        }
        if (outcome.type === "refused") throw refused;
        if (outcome.type === "unavailable") throw outcome.error;
      }
      // what one person asked for is never done in the name of another, or of nobody
      if (currentUserId() !== callerId || !tokens.auth()) throw refused;
    },
  } satisfies Bearer;
}
