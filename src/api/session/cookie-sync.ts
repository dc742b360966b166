import { DEFAULT_ERROR_MESSAGE } from "../../domain/texts";
import type { Bearer } from "../client/bearer";
import { ApiError } from "../errors";
import type { Lifecycle } from "./lifecycle";
import { currentUserId, type StateStore } from "./state";
import type { TabMessage } from "./tabs";
import type { TokenStore } from "./tokens/tokens";

interface CookieSync {
  /** Checks whether the cookies belong to another user now. @returns the error if that can't be read, else null */
  syncWithCookies(): Promise<ApiError | null>;
  /** The session's bearer, which never uses the tokens of another user. */
  bearer(): Bearer;
  onTabMessage(message: TabMessage): void;
}

/** Keeps a session in step with its cookies, which other tabs and the site's own scripts may change. */
export function createCookieSync({ state }: StateStore, tokens: TokenStore, lifecycle: Lifecycle): CookieSync {
  const { load, end, refresh, tokensRenewed, cookiesChanged } = lifecycle;
  let loading: Promise<ApiError | null> | null = null;
  let loadAgain = false;

  const loadOnce = (options?: { ignoreEarlier: boolean }): Promise<ApiError | null> => {
    loading ??= load(options).finally(() => {
      loading = null;
      if (!loadAgain) return;
      loadAgain = false;
      void loadOnce({ ignoreEarlier: true });
    });
    return loading;
  };

  // The cookies can change without a message: by another port of this host, a consent tool, or the user.
  const syncWithCookies = async (): Promise<ApiError | null> => {
    const { status } = state();
    if (!cookiesChanged() || (status !== "signed-in" && status !== "signed-out")) return null;
    if (tokens.auth()) return loadOnce();
    if (status === "signed-out") return null;
    // the user didn't sign out, so drafts are kept
    if (!tokens.refresh()) end("expired", { endedElsewhere: true });
    else {
      const outcome = await refresh();
      if (outcome.type === "unavailable") return outcome.error;
    }
    return null;
  };

  return {
    syncWithCookies,
    bearer() {
      const callerId = currentUserId(state());
      const bearer = lifecycle.bearer();
      return {
        ...bearer,
        async token() {
          if (callerId && cookiesChanged()) {
            const error = await syncWithCookies();
            if (currentUserId(state()) !== callerId || cookiesChanged())
              throw error ?? new ApiError("http", DEFAULT_ERROR_MESSAGE, 401);
          }
          return bearer.token();
        },
      };
    },
    onTabMessage(message) {
      if (!tokens.shared) return; // tokens in memory are this page's alone
      if (message.type === "refreshed") {
        if (state().status === "signed-in") tokensRenewed();
      } else if (tokens.refresh()) {
        if (message.type === "signed-out") return; // a user has signed in since
        // messages that come during a check need one more check
        loadAgain = loading !== null;
        if (!loading) void loadOnce({ ignoreEarlier: true });
      } else {
        // after an expiry the user's drafts are kept
        const expired = message.type === "signed-out" && message.expired;
        end(expired ? "expired" : "other-tab", { endedElsewhere: true });
      }
    },
  };
}
