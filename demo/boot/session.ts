import { isTabMessage, openTabChannel, type TabMessage } from "../../src/api/session/tabs";
import { cookieTokens } from "../../src/api/session/cookie-tokens";
import type { Tokens } from "../../src/mocks/control";

/** Elements with the same API hear of a change by this channel, in this page and in other tabs. */
const tell = (apiBase: string, message: TabMessage) => {
  const tabs = openTabChannel(`gds:session:${apiBase}`, isTabMessage, () => undefined);
  tabs.send(message);
  tabs.close();
};

/** The cookies as this API's own sign-in leaves them. */
const tokensOf = (apiBase: string) =>
  cookieTokens(apiBase, { ownsSiteTokens: () => true, hasSiteApi: () => true, usesCookies: () => false });

/** Signs somebody in before the elements start: the cookies of specification §3, and a word to other tabs. */
export function storeSession(apiBase: string, tokens: Tokens): void {
  tokensOf(apiBase).set(tokens);
  tell(apiBase, { type: "signed-in" });
}

/** Signs out whoever is signed in with cookies, here and in other tabs. */
export function clearSession(apiBase: string): void {
  tokensOf(apiBase).clear();
  tell(apiBase, { type: "signed-out", expired: false });
}
