import { useLayoutEffect, useState } from "react";
import { addressOf, currentRoute, navigate, notify, setLeaveGate } from "../navigation";

/** Somebody wants to leave a page on which something isn't saved. */
export interface Leaving {
  /** The session ends with it: no draft is kept. */
  signsOut: boolean;
  leave: () => void;
  stay: () => void;
}

/** There is one address, and so one guard at a time. */
let release: (() => void) | null = null;

/** Lets everybody pass: after a save, before the page is left. */
export const releaseLeaveGuard = (): void => release?.();

/**
 * Keeps a page while something on it isn't saved: links, the menu and signing out wait for an answer, and so does "back", whose
 * address is put right again by whoever stays. Closing the tab is the browser's to ask (`use-draft.ts`).
 * @returns what is to be asked; null while nobody wants to leave
 */
export function useLeaveGuard(wanted: boolean): Leaving | null {
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  // a layout effect: it is over before a redirect, which is an effect, moves on from a session's end
  useLayoutEffect(() => {
    if (!wanted) return;
    const { path, search } = currentRoute();
    const route = path + (search && `?${search}`);
    const entry: unknown = history.state;
    const open = () => {
      release = null;
      setLeaveGate(null);
      removeEventListener("popstate", moved);
    };
    const ask = (go: () => void, signsOut: boolean, restore: () => void) =>
      setLeaving({
        signsOut,
        leave() {
          setLeaving(null);
          open();
          go();
        },
        stay() {
          setLeaving(null);
          restore();
        },
      });
    const moved = () => {
      if (location.hash.startsWith("#/") && location.hash !== `#${route}`)
        ask(notify, false, () => history.pushState(entry, "", addressOf(route)));
    };
    setLeaveGate({ route, ask: (go, signsOut) => ask(go, signsOut, () => undefined) });
    addEventListener("popstate", moved);
    release = open;
    return () => {
      if (release === open) open();
    };
  }, [wanted]);

  return leaving;
}

/** @returns how to go back to the page from which this one was opened, where it was; else to a route */
export const goBack = (opened: boolean, route: string, state: Record<string, unknown>): void =>
  opened ? history.back() : navigate(route, { replace: true, state });
