import { useEffect, useRef } from "react";
import { useConnection, useUser } from "../../api/react/connection";
import { resumeStoreOf } from "../../api/session/resume-store";
import type { SignOutReason } from "../../api/session/state";
import type { Access } from "../../domain/access";
import { hrefFor, type Route } from "../../domain/routes";
import { entryState, navigate, useHashSearch } from "../../features/navigation";

/**
 * Where somebody was when the session was missing. Never in the address: nobody can make a link that leads elsewhere
 * after signing in.
 */
interface Place {
  route: string;
  /** What the history entry kept. */
  state: Record<string, unknown>;
}
const PLACE = "place";

interface Arrived {
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
export function useRedirect({ path, route, access, ended }: Arrived): boolean {
  const resumeStore = resumeStoreOf(useConnection().session);
  const user = useUser();
  const search = useHashSearch();
  const leaving = useRef(true);
  useEffect(() => {
    // Somebody who signed out on purpose, here or in another tab, is not taken back to where they were.
    const left = leaving.current && (ended === "user" || ended === "other-tab");
    leaving.current = false;
    if (access?.type !== "redirect") return;
    if (access.remember && !left)
      resumeStore.set(PLACE, { route: search ? `${path}?${search}` : path, state: entryState() } satisfies Place);
    const arriving = user && route?.guard === "signed-out";
    const place = arriving ? (resumeStore.get(PLACE) as Place | undefined) : undefined;
    if (place) {
      resumeStore.delete(PLACE);
      navigate(place.route, { replace: true, state: place.state });
    } else navigate(hrefFor(access.to), { replace: true });
  });
  return access?.type === "redirect";
}
