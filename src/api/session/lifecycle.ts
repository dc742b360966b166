import type { User } from "../../domain/entities";
import { endpoints } from "../endpoints";
import { ApiError } from "../errors";
import type { Exchange } from "../http";
import { parseAnswer } from "../schema";
import { meAnswer, type SignedInAnswer } from "./answers";
import type { RefreshOutcome } from "./refresh";
import { currentUserId, type SignOutReason, type StateStore } from "./state";
import type { TabMessage } from "./tabs";
import type { TokenStore } from "./token-store";
import { createWithBearer, type WithBearer } from "./with-bearer";

export interface LifecycleParts {
  store: StateStore;
  exchange: Exchange;
  tokens: TokenStore;
  refreshTokens: () => Promise<RefreshOutcome>;
  tellTabs: (message: TabMessage) => void;
  /** The tokens are new: nobody need refresh them for a minute. */
  onRenewed: () => void;
}

/** How a session begins, goes on and ends. */
export interface Lifecycle {
  begin(answer: SignedInAnswer): User;
  /** @param heard another tab said so: it isn't told again */
  end(reason: SignOutReason, options?: { heard?: boolean }): void;
  /**
   * Reads whose the stored tokens are.
   * @param options.anew whatever is under way is about somebody else
   * @returns the error of a read that changed nothing, because it may pass; else null
   */
  load(options?: { anew?: boolean }): Promise<ApiError | null>;
  /** Refreshes the tokens; a refused refresh ends the session. */
  refresh(): Promise<RefreshOutcome>;
  /** Notes that the stored tokens are this session's. */
  tokensRenewed(): void;
  /** Whether somebody else has changed the stored tokens. */
  cookiesChanged(): boolean;
  withBearer: WithBearer;
}

export function createLifecycle(parts: LifecycleParts): Lifecycle {
  const { store, exchange, tokens, refreshTokens, tellTabs, onRenewed } = parts;
  const { state, setState } = store;
  /** The access token as this page last saw it. */
  let lastSeen: string | null = null;
  /** Grows with every sign-in and sign-out: an answer that began before is nobody's any more. */
  let epoch = 0;

  const tokensRenewed = () => {
    lastSeen = tokens.auth();
    onRenewed();
  };

  const end: Lifecycle["end"] = (reason, { heard = false } = {}) => {
    epoch += 1;
    tokens.clear();
    lastSeen = null;
    if (state().status !== "signed-out") setState({ status: "signed-out", reason, former: currentUserId(state()) });
    if (!heard) tellTabs({ type: "signed-out", expired: reason === "expired" });
  };

  const refresh = async () => {
    const startedIn = epoch;
    const outcome = await refreshTokens();
    if (startedIn !== epoch) return outcome;
    if (outcome.type === "refused") end("expired");
    if (outcome.type === "refreshed") {
      tokensRenewed();
      tellTabs({ type: "refreshed" });
    }
    return outcome;
  };

  const withBearer = createWithBearer({
    tokens,
    refresh,
    currentUserId: () => currentUserId(state()),
    expire: () => end("expired"),
  });

  return {
    begin({ authToken, refreshToken, user }) {
      epoch += 1;
      tokens.set({ authToken, refreshToken });
      tokensRenewed();
      setState({ status: "signed-in", user });
      tellTabs({ type: "signed-in" });
      return user;
    },
    end,
    async load({ anew = false } = {}) {
      if (anew) epoch += 1;
      if (!tokens.auth()) {
        // specification §4: with no auth_token cookie the user is logged out, whatever else is left
        if (currentUserId(state())) end("expired");
        else setState({ status: "signed-out", reason: null, former: null });
        return null;
      }
      const startedIn = epoch;
      try {
        const { body } = await withBearer((token) => exchange(endpoints.me(), token));
        const { user } = parseAnswer(meAnswer, body);
        if (startedIn !== epoch) return null;
        lastSeen = tokens.auth();
        setState({ status: "signed-in", user });
      } catch (error) {
        if (startedIn !== epoch) return null; // signed out or in meanwhile: that state stands
        if (!(error instanceof ApiError)) throw error;
        // a second look that finds no network takes nobody's session away
        if (state().status === "signed-in" && error.transient) return error;
        setState({ status: "failed", error });
      }
      return null;
    },
    refresh,
    tokensRenewed,
    cookiesChanged: () => tokens.shared && tokens.auth() !== lastSeen,
    withBearer,
  };
}
