import { TOKEN_REFRESH_INTERVAL } from "../../domain/constants";
import type { User } from "../../domain/entities";
import { endpoints } from "../endpoints";
import { ApiError, errorMessage } from "../errors";
import type { CallOptions, Exchange } from "../http";
import { parseAnswer } from "../schema";
import { loginAnswer, meAnswer } from "./answers";
import { createRefresher } from "./refresh";
import type { Exclusive } from "./exclusive";
import type { TabMessage, Tabs } from "./tabs";
import type { TokenStore } from "./token-store";

export type SignOutReason = "user" | "expired" | "other-tab";

export type SessionState =
  | { status: "loading" }
  | { status: "signed-in"; user: User }
  | { status: "signed-out"; reason: SignOutReason | null }
  | { status: "failed"; error: ApiError };

export interface Credentials {
  email: string;
  password: string;
  recaptchaToken: string;
}

export interface SessionParts {
  exchange: Exchange;
  tokens: TokenStore;
  exclusive: Exclusive;
  openTabs: (heard: (message: TabMessage) => void) => Tabs;
}

export interface Session {
  state(): SessionState;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /** Looks who is signed in and keeps the tokens fresh until {@link stop}. */
  start(): void;
  stop(): void;
  /** @throws ApiError with the server's message when it refuses */
  signIn(credentials: Credentials): Promise<User>;
  signOut(): void;
  /** Reads the user again: after a change, or to try again after a failure. */
  reload(): Promise<void>;
  /** A call with the bearer; after a 401 or 403 one refresh, shared, and one retry (specification §4). */
  call(path: string, options?: CallOptions): Promise<unknown>;
  /** The token that a socket presents. */
  authToken(): string | null;
}

/** The session of one API on this page, as a state machine that knows no React (specification §4). */
export function createSession({ exchange, tokens, exclusive, openTabs }: SessionParts): Session {
  const listeners = new Set<() => void>();
  const refresh = createRefresher(exchange, tokens, exclusive);
  let state: SessionState = { status: "loading" };
  let tabs: Tabs | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  /** Grows with every sign-in and sign-out: an answer that began before is nobody's any more. */
  let epoch = 0;

  const become = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const end = (reason: SignOutReason) => {
    epoch += 1;
    tokens.clear();
    if (state.status !== "signed-out") become({ status: "signed-out", reason });
    if (reason !== "other-tab") tabs?.tell({ type: "signed-out" });
  };

  const refreshOrEnd = async () => {
    const began = epoch;
    const outcome = await refresh();
    if (outcome.type === "refused" && began === epoch) end("expired");
    return outcome;
  };

  const call = async (path: string, options?: CallOptions): Promise<unknown> => {
    const token = tokens.auth();
    try {
      return (await exchange(path, token, options)).body;
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 401 && error.status !== 403)) throw error;
      if (tokens.auth() === token) {
        if (!tokens.refresh()) throw error;
        const outcome = await refreshOrEnd();
        if (outcome.type === "refused") throw error;
        if (outcome.type === "unavailable") throw outcome.error;
      }
      return (await exchange(path, tokens.auth(), options)).body;
    }
  };

  const load = async () => {
    // specification §4: with no auth_token cookie the user is logged out, whatever else is left
    if (!tokens.auth()) return become({ status: "signed-out", reason: null });
    const began = epoch;
    try {
      const { user } = parseAnswer(meAnswer, await call(endpoints.me()));
      if (began === epoch) become({ status: "signed-in", user });
    } catch (error) {
      if (began !== epoch) return; // signed out or in meanwhile: that state stands
      if (!(error instanceof ApiError)) throw error;
      become({ status: "failed", error });
    }
  };

  const heard = (message: TabMessage) => {
    if (message.type === "signed-out" && !tokens.refresh()) {
      if (state.status !== "signed-out") end("other-tab");
    } else if (message.type !== "signed-out") {
      epoch += 1;
      void load();
    }
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (tokens.shared) tabs = openTabs(heard);
      timer = setInterval(() => {
        if (tokens.refresh() && state.status === "signed-in") void refreshOrEnd();
      }, TOKEN_REFRESH_INTERVAL);
      void load();
    },
    stop() {
      clearInterval(timer);
      tabs?.close();
      tabs = null;
    },
    async signIn({ email, password, recaptchaToken }) {
      const { body } = await exchange(endpoints.login(), null, {
        method: "POST",
        body: { email, password, recaptcha_token: recaptchaToken },
      });
      if (typeof body === "object" && body !== null && "success" in body && body.success === false)
        throw new ApiError("http", errorMessage(body), 200, null, body);
      const { authToken, refreshToken, user } = parseAnswer(loginAnswer, body);
      epoch += 1;
      tokens.set({ authToken, refreshToken });
      become({ status: "signed-in", user });
      tabs?.tell({ type: "signed-in" });
      return user;
    },
    signOut: () => end("user"),
    async reload() {
      if (state.status === "failed") become({ status: "loading" });
      await load();
      if (state.status === "signed-in") tabs?.tell({ type: "user-changed" });
    },
    call,
    authToken: () => tokens.auth(),
  };
}
