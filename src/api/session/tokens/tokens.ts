export interface Tokens {
  authToken: string;
  refreshToken: string;
}

/** Keeps the two tokens of a session (specification §3). A read never throws. */
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

/** Keeps the tokens until the page is closed, for sites that don't trust their other scripts with them (decisions §1). */
export function memoryTokens(): TokenStore {
  let tokens: Tokens | null = null;
  let sent: string | null = null;
  return {
    auth: () => tokens?.authToken ?? null,
    refresh: () => tokens?.refreshToken ?? null,
    set: (next) => (tokens = next),
    clear: () => (tokens = null),
    markSent: () => (sent = tokens?.refreshToken ?? null),
    wasSent: () => tokens !== null && tokens.refreshToken === sent,
    shared: false,
  };
}

/** Whether a token fits into a header: otherwise fetch throws, which would look like a missing network. */
export const fitsHeader = (token: string): boolean => /^[\t -~\x80-\xff]+$/.test(token);
