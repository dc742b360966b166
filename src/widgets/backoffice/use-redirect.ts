import { useEffect, useRef } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/resume-store";
import type { SignOutReason } from "../../api/session/state";
import type { Access } from "../../domain/access";
import { hrefFor, type Route } from "../../domain/routes";
import { entryState, navigate, useHashSearch } from "../../shared/navigation";

/**
 * Where somebody was when the session was missing. Never in the address: nobody can make a link that leads elsewhere
 * after signing in.
 */
interface RememberedRoute {
  route: string;
  /** What the history entry kept. */
  state: Record<string, unknown>;
}
const REMEMBERED_ROUTE = "place";

interface RedirectParts {
  path: string;
  route: Route | null;
  /** What was decided of it; null for a path that no route has. */
  access: Access | null;
  /** Why the session ended that was there before; null when there was none. */
  ended: SignOutReason | null;
}

/**
 * Redirects those who may not enter, and takes those who have signed in back to where they were.
 * @returns whether a redirect is under way, so that nothing is to be shown
 */
export function useRedirect({ path, route, access, ended }: RedirectParts): boolean {
  const resumeStore = resumeStoreOf(useConnection().session);
  const user = useUser();
  const search = useHashSearch();
  const firstRender = useRef(true);
  useEffect(() => {
    // Somebody who signed out on purpose, here or in another tab, is not taken back to where they were.
    const signedOutOnPurpose = firstRender.current && (ended === "user" || ended === "other-tab");
    firstRender.current = false;
    if (access?.type !== "redirect") return;
    if (access.remember && !signedOutOnPurpose)
      resumeStore.set(REMEMBERED_ROUTE, {
        route: search ? `${path}?${search}` : path,
        state: entryState(),
      } satisfies RememberedRoute);
    const returning = user && route?.guard === "signed-out";
    const remembered = returning ? (resumeStore.get(REMEMBERED_ROUTE) as RememberedRoute | undefined) : undefined;
    if (remembered) {
      resumeStore.delete(REMEMBERED_ROUTE);
      navigate(remembered.route, { replace: true, state: remembered.state });
    } else navigate(hrefFor(access.to), { replace: true });
  });
  return access?.type === "redirect";
}
