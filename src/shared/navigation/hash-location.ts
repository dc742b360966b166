import { useSyncExternalStore } from "react";
import { useLocation, useSearch } from "wouter";
import { findRoute } from "../../domain/routes";
import { isRecord } from "../../domain/values";

/**
 * The back office's location, behind `#/` in the address: wouter's location hook for a host page. The host's own hashes
 * (`#about`) are no routes, and nothing is written to the address before the user navigates (decisions §1).
 */

const EVENTS = ["popstate", "hashchange"] as const;
const listeners = new Set<() => void>();
/** The last route: the current one while the address has a hash of the host. */
let last = "/";

const inAddress = (): string | null => (location.hash.startsWith("#/") ? location.hash.slice(1) : null);

/** Guards a page with unsaved changes. */
interface LeaveGate {
  /**
   * The route of the page: it stays on the screen even if the address has changed ("back"). Null if only signing out is
   * guarded, because the unsaved work outlives the page.
   */
  route: string | null;
  /**
   * @param leave continues the navigation once the gate is removed
   * @param signsOut whether the session ends, and the drafts with it
   */
  ask(leave: () => void, signsOut: boolean): void;
}

const gates: LeaveGate[] = [];

/** @returns a function that removes the gate */
export function setLeaveGate(gate: LeaveGate): () => void {
  gates.push(gate);
  return () => {
    if (gates.includes(gate)) gates.splice(gates.indexOf(gate), 1);
  };
}

/** Signs out, once every gate has let the user leave. */
export function leaveSession(signOut: () => void): void {
  const gate = gates.at(-1);
  if (gate) gate.ask(() => leaveSession(signOut), true);
  else signOut();
}

/** Leaves the page, or a form within it, once its gate has let the user leave. */
export function leaveForm(leave: () => void): void {
  const gate = gates.findLast(({ route }) => route !== null);
  if (gate) gate.ask(leave, false);
  else leave();
}

function current(): string {
  last = gates.findLast(({ route }) => route !== null)?.route ?? inAddress() ?? last;
  return last;
}

/** Makes all subscribers read the route again. */
export const notify = (): void => {
  for (const listener of [...listeners]) listener();
};

/**
 * All subscribers share one listener on the window, so that React renders them together. With a listener each, "back" would
 * render the page of the new path before its frame, and mount it twice. Without subscribers the last route is forgotten: an
 * element that mounts later starts from the address.
 */
const subscribe = (listener: () => void) => {
  if (listeners.size === 0) for (const event of EVENTS) window.addEventListener(event, notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    for (const event of EVENTS) window.removeEventListener(event, notify);
    last = "/";
  };
};

const pathOf = (route: string) => route.split("?", 1)[0] ?? "/";
const searchOf = (route: string) => route.slice(pathOf(route).length + 1);

/** @returns a route as a full address, which a `<base href>` of the host can't change */
export function addressOf(route: string): string {
  const url = new URL(location.href);
  url.hash = route;
  return url.href;
}

interface NavigateOptions {
  replace?: boolean;
  /** Typed values of the view: kept in the history entry, not in the address (decisions §4). */
  state?: Record<string, unknown>;
  /** The owner of the state; the current user by default. */
  owner?: string | null;
}

/** Goes to a route ("/app/donors?pageIndex=2"). */
export function navigate(route: string, options: NavigateOptions = {}): void {
  if (gates.some((gate) => gate.route !== null)) return leaveForm(() => navigate(route, options));
  const { replace = false, state = {}, owner = entryOwner } = options;
  // keep the host's own state in an entry that we replace
  const entry = { ...(replace && hostState()), gds: { state, owner } };
  try {
    if (replace) history.replaceState(entry, "", addressOf(route));
    else history.pushState(entry, "", addressOf(route));
  } catch {
    // a sandboxed frame without history: the route lives as long as the element
  }
  last = route;
  notify();
}

/** The user whose entries are written: the next user who presses "back" must not see what this one typed. */
let entryOwner: string | null = null;

/** @param userId the user who is signed in, or whose session has just ended; null without one */
export const setEntryOwner = (userId: string | null): void => {
  entryOwner = userId;
};

export const currentEntryOwner = (): string | null => entryOwner;

const hostState = (): Record<string, unknown> => recordOf(history.state);

/** @returns the path of the current route, and the query inside the hash; for code outside React */
export const currentRoute = (): { path: string; search: string } => ({
  path: pathOf(current()),
  search: searchOf(current()),
});

/** The query inside the hash, also without a `Router`. */
export const useHashSearch = (): string => useSyncExternalStore(subscribe, () => searchOf(current()));

/** The `hook` of wouter's `Router`. */
export const useHashLocation = (): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, () => pathOf(current())),
  navigate,
];
useHashLocation.searchHook = useHashSearch;

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** @returns our state of the current history entry */
export const entryState = (): Record<string, unknown> => entryStateOf(entryOwner) ?? {};

/** @returns the state of the current history entry for a user; null if it belongs to another user */
export function entryStateOf(userId: string | null): Record<string, unknown> | null {
  const ours = recordOf(hostState().gds);
  const state = recordOf(ours.state);
  return ours.owner === userId || Object.keys(state).length === 0 ? state : null;
}

/** @returns a text kept in the history entry under `key`, so that reload and "back" find it */
export const useEntryText = (key: string): string =>
  useSyncExternalStore(subscribe, () => {
    const stored = entryState()[key];
    return typeof stored === "string" ? stored : "";
  });

/** @returns the id in the page's address; empty if its route has none */
export function useRouteId(): string {
  const [path] = useLocation();
  return findRoute(path)?.id ?? "";
}

/**
 * Reads the tab in the address (`?tab=`). Showing another tab adds an entry to the history.
 * @param first the tab that isn't in the address, and the default for unknown names
 */
export function useTab<Tab extends string>(tabs: readonly Tab[], first: Tab): [Tab, (tab: Tab) => void] {
  const named = new URLSearchParams(useSearch()).get("tab");
  const tab = tabs.find((other) => other === named) ?? first;
  const show = (next: Tab) => {
    if (next === tab) return;
    navigate(currentRoute().path + (next === first ? "" : `?tab=${next}`), { state: entryState() });
  };
  return [tab, show];
}
