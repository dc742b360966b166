import { useLayoutEffect, useSyncExternalStore } from "react";
import { createStore } from "../../../api/store";
import { findMailedToken } from "../../../domain/links/mailed-token";
import { findRoute, type RouteName } from "../../../domain/routes";
import { useHashLocation, useHashSearch, pageLocation, useAreaLocation } from "../../../shared/navigation";

/** The screens of mailed links. */
const SCREENS: readonly (RouteName | undefined)[] = ["validate", "confirmEmail", "forgotPassword", "firstLogin"];
const isScreen = (path: string) => SCREENS.includes(findRoute(path)?.name);

/**
 * The token of a mailed link (`#/auth/validate?token=...`). It is removed from the address before the first call (decisions
 * §2), and kept in memory while its screen is shown: never in the history, never in a storage.
 */
const mailedToken = createStore<{ path: string; token: string } | null>(null);

/** Takes the token out of the address, and keeps it for its screen. */
export function takeMailedToken(): void {
  const found = findMailedToken(location, isScreen);
  if (!found) return;
  const { token, route, search } = found;
  mailedToken.setState(token ? { path: route.split("?", 1)[0] ?? "", token } : null);
  if (search !== location.search)
    try {
      history.replaceState(history.state, "", location.pathname + search + location.hash);
    } catch {
      // a sandboxed frame without history
    }
  pageLocation.navigate(route, { replace: true });
}

/**
 * Takes the tokens of later links out of the address; {@link takeMailedToken} has taken the first one before the first call.
 * A component that renders nothing, so that a change of the address doesn't render other components again.
 */
export function MailedTokenReader(): null {
  const [path] = useHashLocation();
  const search = useHashSearch();
  useLayoutEffect(() => {
    if (mailedToken.state()?.path !== path) mailedToken.setState(null);
    takeMailedToken();
  }, [path, search]);
  useLayoutEffect(() => {
    // a hash that a mail program has encoded is no route: the location hook ignores it
    window.addEventListener("hashchange", takeMailedToken);
    return () => {
      window.removeEventListener("hashchange", takeMailedToken);
      mailedToken.setState(null);
    };
  }, []);
  return null;
}

/** @returns the token of the current screen's link, even if it was already used; null without one, or in an area beside the address */
export function useMailedToken(): string | null {
  const { inAddress } = useAreaLocation();
  return useSyncExternalStore(mailedToken.subscribe, () => (inAddress ? (mailedToken.state()?.token ?? null) : null));
}
