import type { Persona } from "./db/personas";

export type { Persona };

/** Scenarios (decisions §5). A fault happens every time, once, or every nth time, never at random. */
export const SCENARIOS = [
  "none",
  "slow",
  "expired-token",
  "down",
  "error-once",
  "error-every-third",
  "offline",
  "validation",
  "teapot",
  "malformed",
  "lost-response",
  "late-response",
  "html-response",
  "repeated-request",
  "mail-wrong-key",
  "mail-unreachable",
  "mail-limit",
  "documents-full",
  "notification",
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

export interface ScenarioOptions {
  /** Milliseconds, for "slow" and "late-response"; default 2000. */
  latency?: number;
  /** Number of writes that "lost-response", "late-response", "html-response" and "repeated-request" affect; default 1. */
  writes?: number;
  /** Only calls whose path contains this, such as "/donors". */
  path?: string;
}

/** A mail that was "sent". */
export interface SentMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  /** Hashes of screens, such as "#/auth/validate?token=...". */
  links: string[];
  /** ISO instant. */
  date: string;
}

export interface Tokens {
  authToken: string;
  refreshToken: string;
}

/**
 * How the control panel and tests change the mock. The server has the same verbs at `/__mock/{verb}` (POST with a JSON body of
 * named arguments; GET for `mails`).
 */
export interface MockControl {
  /** "expired-token" and "notification" happen once and keep the current scenario; others last until the next one. */
  setScenario(name: ScenarioName, options?: ScenarioOptions): Promise<void>;
  /** Sends a notification to one account. Without `userId`: to the accounts with open sockets, else to the administrator. */
  notify(note: { title: string; message: string; link?: string }, userId?: string): Promise<void>;
  /** Newest first. */
  mails(): Promise<SentMail[]>;
  /** Undoes all changes, in all tabs. */
  reset(): Promise<void>;
  /** @throws Error with an Italian message if the persona can't sign in */
  signIn(persona: Persona): Promise<Tokens>;
  /** Moves the clock, which then goes on. Null: the real time. */
  setClock(iso: string | null): Promise<void>;
  /** Makes all access tokens expire; refresh tokens stay valid. */
  expireAccessTokens(): Promise<void>;
  /** @param ms milliseconds before each response */
  setLatency(ms: number): Promise<void>;
}
