import { useEffect, useRef } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/kept-for-user/resume-store";
import type { SignOutReason } from "../../api/session/state";
import type { Access } from "../../domain/access";
import { hrefFor, type Route } from "../../domain/routes";
import { useAreaLocation } from "../../shared/navigation";

/**
 * The route that a signed-out user requested. It isn't in the address, because then a link could choose the page after the sign-in.
 */
interface RememberedRoute {
  route: string;
  /** The state of its history entry. */
  state: Record<string, unknown>;
}
const REMEMBERED_ROUTE = "place";

interface RedirectParts {
  path: string;
  route: Route | null;
  /** Null for an unknown path. */
  access: Access | null;
  ended: SignOutReason | null;
}

/**
 * Redirects users without access, and returns users who have signed in to the route that they had requested.
 * @returns whether a redirect is under way; nothing is rendered then
 */
export function useRedirect({ path, route, access, ended }: RedirectParts): boolean {
  const { currentRoute, entryState, navigate } = useAreaLocation();
  const resumeStore = resumeStoreOf(useConnection().session);
  const user = useUser();
  const firstRender = useRef(true);
  useEffect(() => {
    // a user who signed out on purpose, here or in another tab, starts from the beginning
    const signedOutOnPurpose = firstRender.current && (ended === "user" || ended === "other-tab");
    firstRender.current = false;
    if (access?.type !== "redirect") return;
    const { search } = currentRoute();
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
