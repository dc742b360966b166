import { isTabMessage, openTabChannel, type TabMessage } from "../../src/api/session/tabs";
import { cookieTokens } from "../../src/api/session/tokens/cookie-tokens";
import type { Tokens } from "../../src/mocks/control";

/** Sends a change of the session to the elements with the same API, on this page and in other tabs. */
const broadcast = (apiBase: string, message: TabMessage) => {
  const tabs = openTabChannel(`gds:session:${apiBase}`, isTabMessage, () => undefined);
  tabs.send(message);
  tabs.close();
};

/** The cookies that a sign-in at this API sets. */
const tokensOf = (apiBase: string) =>
  cookieTokens(apiBase, { ownsSiteTokens: () => true, hasSiteApi: () => true, usesCookies: () => false });

/** Signs a user in before the elements start: sets the cookies of specification §3, and informs other tabs. */
export function storeSession(apiBase: string, tokens: Tokens): void {
  tokensOf(apiBase).set(tokens);
  broadcast(apiBase, { type: "signed-in" });
}

/** Signs out the user with cookies, here and in other tabs. */
export function clearSession(apiBase: string): void {
  tokensOf(apiBase).clear();
  broadcast(apiBase, { type: "signed-out", expired: false });
}
