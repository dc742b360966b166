import type { Tokens, TokenStore } from "./tokens";

/** Tokens that live as long as the page, for hosts whose other scripts are not to be trusted with them (decisions §1). */
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
