import { TOKEN_REFRESH_INTERVAL } from "../../domain/constants";
import type { User } from "../../domain/entities";
import { backOff } from "../client/back-off";
import type { Bearer } from "../client/bearer";
import { endpoints, isPublic } from "../endpoints";
import type { CallOptions, SendRequest } from "../http";
import { parseAnswer } from "../schema";
import { loginAnswer, type SignedInAnswer } from "./answers";
import { createCookieSync } from "./cookie-sync";
import { createRefresher, type Exclusive } from "./refresh";
import { createLifecycle } from "./lifecycle";
import { createStateStore, type SessionState, type StateStore } from "./state";
import type { TabMessage, TabChannel } from "./tabs";
import type { TokenStore } from "./tokens";

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
  /** Looks who is signed in and keeps the tokens fresh until {@link stop}. */
  start(): void;
  stop(): void;
  /** @throws ApiError with the server's message when it refuses */
  signIn(credentials: Credentials): Promise<User>;
  /** Begins the session that a call of its own was answered with: a first login signs in (decisions §2). */
  adopt(answer: SignedInAnswer): Promise<User>;
  signOut(): void;
  /**
   * Calls back while the tokens are still there: when the person signs out here, or the last element goes from the page.
   * What could still be undone is carried out then.
   * @returns how to stop listening
   */
  beforeEnd(listener: () => void): () => void;
  /** Reads the user again: after a change, or to try again after a failure. */
  reload(): Promise<void>;
  /** A call with the bearer; after a 401 or 403 one refresh, shared, and one retry (specification §4); a public one's refusal starts none. */
  call<T = unknown>(path: string, options?: CallOptions<T>): Promise<T>;
  /** Of a call to a server beside the API that takes the token, too. */
  bearer(): Bearer;
  /**
   * Looks whether another tab has signed in or out, and tries a start that failed again; for when the person comes back
   * to this tab.
   */
  syncWithCookies(): void;
  /** The token that a socket presents. */
  authToken(): string | null;
}

/** The session of one API on this page, as a state machine that knows no React (specification §4). */
export function createSession({ sendRequest, tokens, exclusive, openTabs }: SessionParts): Session {
  const store = createStateStore();
  const { state, setState, subscribe } = store;
  let tabs: TabChannel | null = null;

  const lifecycle = createLifecycle({
    store,
    sendRequest,
    tokens,
    refreshTokens: createRefresher(sendRequest, tokens, exclusive),
    tellTabs(message) {
      if (tabs || !tokens.shared) return tabs?.tell(message);
      // an element that was taken away during a sign-in may stand elsewhere by now, with a session of its own
      const channel = openTabs(() => undefined);
      channel.tell(message);
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
      // The page before this one may have gone during a refresh. Its lock makes this refresh wait for its result.
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
      return begin(parseAnswer(loginAnswer, body));
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
    async reload() {
      if (state().status === "failed") setState({ status: "loading" });
      await load();
      if (state().status === "signed-in") tabs?.tell({ type: "user-changed" });
    },
    async call<T>(path: string, options?: CallOptions<T>) {
      const { body } = await sendRequest(path, isPublic(path) ? tokens.auth() : bearer(), options);
      return body as T; // what `options.as` made of it, else unknown
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
 * Does a job every 60 s (specification §9) and, when it had no success, again after 1, 2, 4 s and so on up to 30. The
 * next time counts from the end of the last: a laptop that slept for an hour does it once when it wakes.
 * @param job resolves to whether it had success; one that throws had none
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
    /** The job was done otherwise: the next time counts from now. */
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
  /** Somebody is back at the page, or the network is: now rather than later. */
  retryNow(): void;
  start(): void;
  stop(): void;
}

/**
 * Tries a start that failed again: what may pass by itself after 1, 2, 4 s and so on up to 30 (specification §9), or when
 * the server says; anything else, and what the server wants to wait for longer, only when somebody comes back.
 * @param load reads who is signed in; leaves the state as it is when that fails as before
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
