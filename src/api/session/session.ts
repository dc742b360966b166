import { TOKEN_REFRESH_INTERVAL } from "../../domain/constants";
import type { User } from "../../domain/entities";
import { backOff } from "../client/back-off";
import type { Bearer } from "../client/bearer";
import { endpoints, isPublic } from "../endpoints";
import type { CallOptions, SendRequest } from "../http";
import { parseResponse } from "../readers/parse-response";
import { createStore } from "../store";
import { loginAnswer, type SignedInAnswer } from "./answers";
import { createCookieSync } from "./cookie-sync";
import { createRefresher, type Exclusive } from "./tokens/refresh";
import { createLifecycle } from "./lifecycle";
import type { SessionState, StateStore } from "./state";
import type { TabMessage, TabChannel } from "./tabs";
import type { TokenStore } from "./tokens/tokens";

interface Credentials {
  email: string;
  password: string;
  recaptchaToken: string;
}

interface SessionParts {
  sendRequest: SendRequest;
  tokens: TokenStore;
  exclusive: Exclusive;
  openTabs: (onMessage: (message: TabMessage) => void) => TabChannel;
}

export interface Session {
  state(): SessionState;
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void;
  /** Reads the user, and refreshes the tokens until {@link stop}. */
  start(): void;
  stop(): void;
  /** @throws ApiError with the server's message when it refuses */
  signIn(credentials: Credentials): Promise<User>;
  /** Begins the session of another call's response: a first login signs in (decisions §2). */
  adopt(answer: SignedInAnswer): Promise<User>;
  signOut(): void;
  /**
   * The listener is called while the tokens still exist: when the user signs out here, or the last element is removed.
   * @returns how to stop listening
   */
  beforeEnd(listener: () => void): () => void;
  /** Rereads the user. */
  rereadUser(): Promise<void>;
  /** A call with the bearer; after a 401 or 403 one refresh and one retry (specification §4), except for public endpoints. */
  call<T = unknown>(path: string, options?: CallOptions<T>): Promise<T>;
  /** For a call to another server that accepts the token. */
  bearer(): Bearer;
  /** Checks whether another tab has signed in or out, and retries a failed start. */
  syncWithCookies(): void;
  /** The token that a socket presents. */
  authToken(): string | null;
}

/** The session of one API on this page (specification §4). */
export function createSession({ sendRequest, tokens, exclusive, openTabs }: SessionParts): Session {
  const store = createStore<SessionState>({ status: "loading" });
  const { state, setState, subscribe } = store;
  let tabs: TabChannel | null = null;

  const lifecycle = createLifecycle({
    store,
    sendRequest,
    tokens,
    refreshTokens: createRefresher(sendRequest, tokens, exclusive),
    notifyTabs(message) {
      if (tabs || !tokens.shared) return tabs?.send(message);
      // an element that was removed during a sign-in may have another session by now
      const channel = openTabs(() => undefined);
      channel.send(message);
      channel.close();
    },
    onRenewed: () => refreshing.restart(),
  });
  const { load, begin, end, refresh } = lifecycle;
  const { syncWithCookies, bearer, onTabMessage } = createCookieSync(store, tokens, lifecycle);

  const endListeners = new Set<() => void>();
  const announceEnd = () => {
    for (const listener of [...endListeners]) listener();
  };

  const recovery = createRecovery(store, () => load());

  const refreshing = createRepeatedJob(async () => {
    if (state().status !== "signed-in" || !tokens.refresh()) return true;
    return (await refresh()).type !== "unavailable";
  });

  return {
    state,
    subscribe,
    start() {
      if (tokens.shared) tabs = openTabs(onTabMessage);
      refreshing.start();
      recovery.start();
      void load();
      // The last page may have been left during a refresh. Its lock makes this refresh wait for the result.
      if (tokens.auth() && tokens.wasSent()) void refresh();
    },
    stop() {
      announceEnd();
      refreshing.stop();
      recovery.stop();
      tabs?.close();
      tabs = null;
    },
    async signIn({ email, password, recaptchaToken }) {
      const { body } = await sendRequest(endpoints.login(), tokens.auth(), {
        method: "POST",
        body: { email, password, recaptcha_token: recaptchaToken },
      });
      return begin(parseResponse(loginAnswer, body));
    },
    adopt: begin,
    signOut() {
      announceEnd();
      end("user");
    },
    beforeEnd(listener) {
      endListeners.add(listener);
      return () => endListeners.delete(listener);
    },
    async rereadUser() {
      if (state().status === "failed") setState({ status: "loading" });
      await load();
      if (state().status === "signed-in") tabs?.send({ type: "user-changed" });
    },
    async call<T>(path: string, options?: CallOptions<T>) {
      const { body } = await sendRequest(path, isPublic(path) ? tokens.auth() : bearer(), options);
      return body as T; // the result of `options.as`, else unknown
    },
    bearer,
    syncWithCookies() {
      recovery.retryNow();
      void syncWithCookies();
    },
    authToken: () => tokens.auth(),
  };
}

/**
 * Does a job every 60 s (specification §9) and, if it fails, again after 1, 2, 4 s and so on up to 30. The time counts from the
 * end of the last job: a laptop that slept for an hour does it once when it wakes.
 * @param job resolves to whether it succeeded
 */
function createRepeatedJob(job: () => Promise<boolean>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = true;

  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), failures > 0 ? backOff(failures) : TOKEN_REFRESH_INTERVAL);
  };
  const run = async () => {
    const done = await job().catch((error: unknown) => console.error("The session could not be kept fresh", error));
    failures = done ? 0 : failures + 1;
    if (!stopped) schedule();
  };
  return {
    start() {
      stopped = false;
      schedule();
    },
    /** Call it when the tokens were renewed in another way: the time counts from now. */
    restart() {
      failures = 0;
      if (!stopped) schedule();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

interface Recovery {
  /** Call it when the user or the network is back. */
  retryNow(): void;
  start(): void;
  stop(): void;
}

/**
 * Retries a failed start. Transient errors are retried after 1, 2, 4 s and so on up to 30 (specification §9), or after
 * Retry-After; other errors, and those with a long Retry-After, only by `retryNow`.
 * @param load reads the user; it keeps the state if it fails in the same way
 */
function createRecovery({ state, subscribe }: StateStore, load: () => Promise<unknown>): Recovery {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;
  let tries = 0;
  let trying = false;

  const plan = () => {
    clearTimeout(timer);
    const current = state();
    if (!unsubscribe || trying) return;
    if (current.status !== "failed") return void (tries = 0);
    const { transient, kind, retryAfter, notBefore } = current.error;
    if (notBefore) return;
    if (!transient && kind !== "malformed") return;
    tries += 1;
    timer = setTimeout(() => void retry(), retryAfter ? retryAfter * 1_000 : backOff(tries));
  };
  const retry = async () => {
    if (trying || state().status !== "failed") return;
    trying = true;
    try {
      await load();
    } finally {
      trying = false;
      plan();
    }
  };
  return {
    retryNow: () => void retry(),
    start: () => (unsubscribe = subscribe(plan)),
    stop() {
      clearTimeout(timer);
      unsubscribe?.();
      unsubscribe = undefined;
    },
  };
}
