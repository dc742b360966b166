import type { User } from "../../domain/entities";
import { DEFAULT_ERROR_MESSAGE } from "../../domain/texts";
import { endpoints, PUBLIC_PATHS } from "../endpoints";
import { ApiError } from "../errors";
import type { CallOptions, Exchange } from "../http";
import { parseAnswer } from "../schema";
import { loginAnswer, meAnswer, type SignedInAnswer } from "./answers";
import { type Authorised, createAuthorised } from "./authorised";
import { createHeartbeat } from "./heartbeat";
import { createRefresher } from "./refresh";
import type { Exclusive } from "./lease";
import type { TabMessage, Tabs } from "./tabs";
import type { TokenStore } from "./token-store";

export type SignOutReason = "user" | "expired" | "other-tab";

export type SessionState =
  | { status: "loading" }
  | { status: "signed-in"; user: User }
  /** `former` is whose session ended here: only they may find again what they left. */
  | { status: "signed-out"; reason: SignOutReason | null; former: string | null }
  | { status: "failed"; error: ApiError };

/** Who is signed in. */
export const signedInId = (state: SessionState): string | null =>
  state.status === "signed-in" ? state.user._id : null;

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
  /** Begins the session that a call of its own was answered with: a first login signs in (decisions §2). */
  adopt(answer: SignedInAnswer): User;
  signOut(): void;
  /** Reads the user again: after a change, or to try again after a failure. */
  reload(): Promise<void>;
  /** A call with the bearer; after a 401 or 403 one refresh, shared, and one retry (specification §4). Public ones go without. */
  call(path: string, options?: CallOptions): Promise<unknown>;
  /** The same for a server beside the API that takes the bearer, too. */
  authorised: Authorised;
  /** Looks whether another tab has signed in or out; for when the person comes back to this one. */
  noticeOthers(): void;
  /** The token that a socket presents. */
  authToken(): string | null;
}

/** The session of one API on this page, as a state machine that knows no React (specification §4). */
export function createSession({ exchange, tokens, exclusive, openTabs }: SessionParts): Session {
  const listeners = new Set<() => void>();
  const refresh = createRefresher(exchange, tokens, exclusive);
  let state: SessionState = { status: "loading" };
  let tabs: Tabs | null = null;
  /** The access token as this page last saw it. */
  let known: string | null = null;
  /** Grows with every sign-in and sign-out: an answer that began before is nobody's any more. */
  let epoch = 0;

  const become = (next: SessionState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };

  const end = (reason: SignOutReason, { heard = false } = {}) => {
    epoch += 1;
    tokens.clear();
    known = null;
    if (state.status !== "signed-out") become({ status: "signed-out", reason, former: signedInId(state) });
    if (!heard) tabs?.tell({ type: "signed-out", expired: reason === "expired" });
  };

  /** Whoever did it, this tab or another: nobody need do it again for a minute. */
  const renewed = () => {
    known = tokens.auth();
    beat.restart();
  };

  const refreshOrEnd = async () => {
    const began = epoch;
    const outcome = await refresh();
    if (began !== epoch) return outcome;
    if (outcome.type === "refused") end("expired");
    if (outcome.type === "refreshed") {
      renewed();
      tabs?.tell({ type: "refreshed" });
    }
    return outcome;
  };

  const changedUnseen = () => tokens.shared && tokens.auth() !== known;

  let looking: Promise<ApiError | null> | null = null;
  /**
   * Something may have changed the cookies without a word: another port of this host, a consent tool, the person.
   * @returns why nobody could be asked whose they are, else null
   */
  const noticeOthers = async (): Promise<ApiError | null> => {
    if (!changedUnseen() || (state.status !== "signed-in" && state.status !== "signed-out")) return null;
    if (tokens.auth()) return (looking ??= load().finally(() => (looking = null)));
    if (state.status === "signed-out") return null;
    // nobody chose it, so nothing in hand is dropped
    if (!tokens.refresh()) end("expired", { heard: true });
    else {
      const outcome = await refreshOrEnd();
      if (outcome.type === "unavailable") return outcome.error;
    }
    return null;
  };

  const beat = createHeartbeat(async () => {
    if (state.status !== "signed-in" || !tokens.refresh()) return true;
    return (await refreshOrEnd()).type !== "unavailable";
  });

  const adopt = ({ authToken, refreshToken, user }: SignedInAnswer): User => {
    epoch += 1;
    tokens.set({ authToken, refreshToken });
    renewed();
    become({ status: "signed-in", user });
    tabs?.tell({ type: "signed-in" });
    return user;
  };

  const authorised = createAuthorised({
    tokens,
    refresh: refreshOrEnd,
    who: () => signedInId(state),
    expire: () => end("expired"),
  });

  /** As {@link authorised}, and never with the tokens of somebody who came meanwhile without a word. */
  const authorisedAsMe: Authorised = async (send) => {
    const who = signedInId(state);
    if (who && changedUnseen()) {
      const error = await noticeOthers();
      if (signedInId(state) !== who || changedUnseen()) throw error ?? new ApiError("http", DEFAULT_ERROR_MESSAGE, 401);
    }
    return authorised(send);
  };

  /** @returns the error of a look that changed nothing, because it may pass; else null */
  const load = async (): Promise<ApiError | null> => {
    if (!tokens.auth()) {
      // specification §4: with no auth_token cookie the user is logged out, whatever else is left
      if (signedInId(state)) end("expired");
      else become({ status: "signed-out", reason: null, former: null });
      return null;
    }
    const began = epoch;
    try {
      const { body } = await authorised((token) => exchange(endpoints.me(), token));
      const { user } = parseAnswer(meAnswer, body);
      if (began !== epoch) return null;
      known = tokens.auth();
      become({ status: "signed-in", user });
    } catch (error) {
      if (began !== epoch) return null; // signed out or in meanwhile: that state stands
      if (!(error instanceof ApiError)) throw error;
      // a second look that finds no network takes nobody's session away
      if (state.status === "signed-in" && error.transient) return error;
      become({ status: "failed", error });
    }
    return null;
  };

  const heard = (message: TabMessage) => {
    if (message.type === "refreshed") {
      if (state.status === "signed-in") renewed();
    } else if (tokens.refresh()) {
      if (message.type === "signed-out") return; // somebody has signed in since
      epoch += 1;
      void load();
    } else {
      // what expired there has expired here: nobody chose it, so nothing in hand is dropped
      const expired = message.type === "signed-out" && message.expired;
      end(expired ? "expired" : "other-tab", { heard: true });
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
      beat.start();
      void load();
    },
    stop() {
      beat.stop();
      tabs?.close();
      tabs = null;
    },
    async signIn({ email, password, recaptchaToken }) {
      const { body } = await exchange(endpoints.login(), null, {
        method: "POST",
        body: { email, password, recaptcha_token: recaptchaToken },
      });
      return adopt(parseAnswer(loginAnswer, body));
    },
    adopt,
    signOut: () => end("user"),
    async reload() {
      if (state.status === "failed") become({ status: "loading" });
      await load();
      if (state.status === "signed-in") tabs?.tell({ type: "user-changed" });
    },
    async call(path, options) {
      if (PUBLIC_PATHS.includes(path)) return (await exchange(path, null, options)).body;
      return (await authorisedAsMe((token) => exchange(path, token, options))).body;
    },
    authorised: authorisedAsMe,
    noticeOthers: () => void noticeOthers(),
    authToken: () => tokens.auth(),
  };
}
