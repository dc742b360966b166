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
  /** Notes that the stored refresh token is being sent. The note lasts until a new pair is stored, also after a reload. */
  markSent(): void;
  /** Whether the stored refresh token was sent before: the server may have used it up, and its response was lost. */
  wasSent(): boolean;
  /** Whether other tabs of this site see the same tokens. */
  readonly shared: boolean;
}
