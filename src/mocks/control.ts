import type { Persona } from "./db/personas";

export type { Persona };

/** What can be made to happen (decisions §5). Faults come every time, once, or every nth time; never by chance. */
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
  /** Milliseconds, for "slow" and "late-response"; 2000 when missing. */
  latency?: number;
  /** How many writes "lost-response", "late-response", "html-response" and "repeated-request" affect; 1 when missing. */
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
  /** Where the mail leads, as the hash of a screen: "#/auth/validate?token=...". */
  links: string[];
  /** ISO instant. */
  date: string;
}

export interface Tokens {
  authToken: string;
  refreshToken: string;
}

/**
 * What a person or a test can do to the mock from outside. The server has the same verbs at `/__mock/{verb}`
 * (POST with a JSON body of the named arguments; GET for `mails`).
 */
export interface MockControl {
  /** "expired-token" and "notification" happen at once and change nothing else; the others last until the next one. */
  setScenario(name: ScenarioName, options?: ScenarioOptions): Promise<void>;
  /** A notification now, to one account; to those listening on a socket, else to the administrator, when none is named. */
  notify(note: { title: string; message: string; link?: string }, userId?: string): Promise<void>;
  /** Newest first. */
  mails(): Promise<SentMail[]>;
  /** Forgets all changes, in all tabs. */
  reset(): Promise<void>;
  /** @throws Error with a sentence for a person, when this persona can't sign in */
  signIn(persona: Persona): Promise<Tokens>;
  /** Moves the clock; it goes on from there. Null: the time that it is. */
  setClock(iso: string | null): Promise<void>;
  /** Access tokens issued so far are refused from now on; refresh tokens stay good. */
  expireAccessTokens(): Promise<void>;
  /** Milliseconds before each answer. */
  setLatency(ms: number): Promise<void>;
}
