import type { User } from "../../domain/entities";
import { DEFAULT_ERROR_MESSAGE, MALFORMED_ERROR } from "../../domain/texts";
import type { Bearer } from "../client/bearer";
import { endpoints } from "../endpoints";
import { ApiError, withRetryTime } from "../errors";
import type { SendRequest } from "../http";
import { parseResponse } from "../readers/parse-response";
import { meAnswer, type SignedInAnswer } from "./answers";
import { fitsHeader, type TokenStore } from "./tokens/tokens";
import type { RefreshOutcome } from "./tokens/refresh";
import { currentUserId, type SignOutReason, type StateStore } from "./state";
import type { TabMessage } from "./tabs";

interface LifecycleParts {
  store: StateStore;
  sendRequest: SendRequest;
  tokens: TokenStore;
  refreshTokens: () => Promise<RefreshOutcome>;
  notifyTabs: (message: TabMessage) => void;
  /** Called with new tokens, which need no refresh for a minute. */
  onRenewed: () => void;
}

/** How a session begins, goes on and ends. */
export interface Lifecycle {
  /**
   * Begins with the response to a sign-in; without a user in it, `me` is read.
   * @throws ApiError if that fails: the state is then "failed", and can be tried again
   */
  begin(answer: SignedInAnswer): Promise<User>;
  /** @param options.endedElsewhere the other tabs get no message */
  end(reason: SignOutReason, options?: { endedElsewhere?: boolean; deactivated?: boolean }): void;
  /**
   * Reads the user of the stored tokens.
   * @param options.ignoreEarlier ignores the responses to earlier calls
   * @returns the error of a read that changed nothing, because a later one may succeed; else null
   */
  load(options?: { ignoreEarlier?: boolean }): Promise<ApiError | null>;
  /** Refreshes the tokens; a refusal ends the session. If another tab has replaced them, their user is read. */
  refresh(): Promise<RefreshOutcome>;
  /** Notes that the stored tokens are this session's. */
  tokensRenewed(): void;
  /** Whether another tab or the host has changed the stored tokens. */
  cookiesChanged(): boolean;
  /** For one call of the signed-in user. */
  bearer(): Bearer;
}

export function createLifecycle(parts: LifecycleParts): Lifecycle {
  const { store, sendRequest, tokens, refreshTokens, notifyTabs, onRenewed } = parts;
  const { state, setState } = store;
  /** The access token as this page last saw it. */
  let lastSeen: string | null = null;
  /** Grows with every sign-in and sign-out: responses to earlier calls are ignored. */
  let sessionNumber = 0;

  const tokensRenewed = () => {
    lastSeen = tokens.auth();
    onRenewed();
  };

  const end: Lifecycle["end"] = (reason, { endedElsewhere = false, deactivated = false } = {}) => {
    sessionNumber += 1;
    tokens.clear();
    lastSeen = null;
    if (state().status !== "signed-out")
      setState({ status: "signed-out", reason, former: currentUserId(state()), ...(deactivated && { deactivated }) });
    if (!endedElsewhere) notifyTabs({ type: "signed-out", expired: reason === "expired" });
  };

  const refreshOnly = async () => {
    const startedIn = sessionNumber;
    const outcome = await refreshTokens();
    if (startedIn !== sessionNumber) return outcome;
    if (outcome.type === "refused") end("expired", outcome);
    if (outcome.type === "refreshed") {
      tokensRenewed();
      notifyTabs({ type: "refreshed" });
    }
    return outcome;
  };

  const userId = () => currentUserId(state());
  const expire = () => end("expired");
  /** @returns the user of the stored tokens, and the token that was sent */
  const readUser = async () => {
    const bearer = createBearer({ tokens, refresh: refreshOnly, currentUserId: () => null, expire });
    let sent: string | null = null;
    const token = () => (sent = bearer.token());
    const { body } = await sendRequest(endpoints.me(), { ...bearer, token });
    return { user: parseResponse(meAnswer, body).user, sent };
  };

  const cookiesChanged = () => tokens.shared && tokens.auth() !== lastSeen;

  const refresh = async (): Promise<RefreshOutcome> => {
    const outcome = await refreshOnly();
    if (outcome.type !== "replaced" || !userId() || !cookiesChanged()) return outcome;
    const error = await load();
    return error ? { type: "unavailable", error } : outcome;
  };

  const load: Lifecycle["load"] = async ({ ignoreEarlier = false } = {}) => {
    if (ignoreEarlier) sessionNumber += 1;
    if (!tokens.auth()) {
      // specification §4: without an auth_token cookie the user is logged out
      if (userId()) end("expired");
      else setState({ status: "signed-out", reason: null, former: null });
      return null;
    }
    const startedIn = sessionNumber;
    try {
      const { user, sent } = await readUser();
      if (startedIn !== sessionNumber) return null;
      // the stored token may belong to another user by now
      if (tokens.auth() !== lastSeen) lastSeen = sent;
      setState({ status: "signed-in", user });
    } catch (error) {
      if (startedIn !== sessionNumber) return null; // the user has signed in or out meanwhile
      if (!(error instanceof ApiError)) throw error;
      // A repeated check without a network doesn't end the session.
      const before = state();
      if (before.status === "signed-in" && error.transient) return error;
      const alike = before.status === "failed" && before.error.kind === error.kind;
      if (!alike || before.error.status !== error.status) setState({ status: "failed", error: withRetryTime(error) });
    }
    return null;
  };

  return {
    async begin({ authToken, refreshToken, user }) {
      if (!fitsHeader(authToken)) throw new ApiError("malformed", MALFORMED_ERROR);
      sessionNumber += 1;
      tokens.set({ authToken, refreshToken });
      tokensRenewed();
      if (user) setState({ status: "signed-in", user });
      else await load();
      const now = state();
      if (now.status === "failed") throw now.error;
      if (now.status !== "signed-in") throw new ApiError("http", DEFAULT_ERROR_MESSAGE, 401);
      notifyTabs({ type: "signed-in" });
      return now.user;
    },
    end,
    load,
    refresh,
    tokensRenewed,
    cookiesChanged,
    bearer: () => createBearer({ tokens, refresh, currentUserId: userId, expire }),
  };
}

interface BearerParts {
  tokens: TokenStore;
  /** Shared by all calls that wait; a refusal has ended the session. */
  refresh: () => Promise<RefreshOutcome>;
  currentUserId: () => string | null;
  /** Ends a session without a refresh token. */
  expire: () => void;
}

/** The bearer for one call of the user who is signed in now. */
function createBearer({ tokens, refresh, currentUserId, expire }: BearerParts) {
  const callerId = currentUserId();
  let sent: string | null = null;
  return {
    token: () => (sent = tokens.auth()),
    async renew(refused: ApiError) {
      if (tokens.auth() === sent) {
        const outcome = tokens.refresh() ? await refresh() : ({ type: "spent" } as const);
        if (outcome.type === "spent") {
          // without a refresh token a 401 ends the session, and a 403 is an ordinary refusal
          if (refused.status === 401 && sent) expire();
          throw refused;
        }
        if (outcome.type === "refused") throw refused;
        if (outcome.type === "unavailable") throw outcome.error;
      }
      // a call is never sent with the token of another user
      if (currentUserId() !== callerId || !tokens.auth()) throw refused;
    },
  } satisfies Bearer;
}
