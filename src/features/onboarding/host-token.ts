import { useEffect, useSyncExternalStore } from "react";
import { findInPage } from "../../api/client/find-in-page";
import { createStore } from "../../api/store";
import { findMailedToken } from "../../domain/links/mailed-token";

/** Compares with the path of the route `validate`. The table of routes isn't imported, to keep it out of the sign-up's bundle. */
const isValidateRoute = (path: string) => path === "/auth/validate";

/** The token of a mailed link to a partner's page. Kept in memory, and removed from the address. */
const token = createStore<string | null>(null);

/**
 * Takes the token of a mailed link out of the hash of a partner's page. Other hashes and the query stay unchanged. If the page
 * contains a back office, the hash belongs to it.
 */
export function takeHostToken(): void {
  const found = findMailedToken({ hash: location.hash, search: "" }, isValidateRoute)?.token;
  if (!found || findInPage("gds-backoffice")[0]) return;
  try {
    // the whole address: a relative one would be resolved against the page's `<base href>`
    history.replaceState(history.state, "", location.href.replace(/#.*$/s, ""));
  } catch {
    // a frame may not be allowed to change its history
  }
  token.setState(found);
}

/** @returns the token of the last mailed link on this page, also after its use; null without one */
export function useHostToken(): string | null {
  useEffect(() => {
    takeHostToken();
    window.addEventListener("hashchange", takeHostToken);
    return () => window.removeEventListener("hashchange", takeHostToken);
  }, []);
  return useSyncExternalStore(token.subscribe, token.state);
}

/** Removes the token, so that it doesn't apply to the next user. */
export const clearToken = (): void => token.setState(null);
