/** What a session is kept by (specification §3). */
export interface Tokens {
  authToken: string;
  refreshToken: string;
}

/** Where the two session tokens are kept. A read never throws. */
export interface TokenStore {
  auth(): string | null;
  refresh(): string | null;
  set(tokens: Tokens): void;
  clear(): void;
  /** Whether other tabs of this site see the same tokens. */
  readonly shared: boolean;
}
