import { useSyncExternalStore } from "react";

/**
 * The back office's place in the address, behind `#/`. The host's own hashes (`#about`) are no routes and change
 * nothing; nothing is written to the address before somebody navigates (decisions §1).
 */

const listeners = new Set<() => void>();
/** The route last seen: where we stay while the address shows a hash of the host's. */
let last = "/";

const inAddress = (): string | null => (location.hash.startsWith("#/") ? location.hash.slice(1) : null);

/** What stands before leaving a page on which something isn't saved. */
interface LeaveGate {
  /**
   * The page's own: it goes on being shown, also while the address is already another's ("back"). Null where only the end
   * of the session is asked about, since what is in hand outlives the page.
   */
  route: string | null;
  /**
   * @param leave goes where somebody wants to go, once there is no gate any more
   * @param signsOut whether the session ends with it, and no draft outlives it
   */
  ask(leave: () => void, signsOut: boolean): void;
}

/** A form's stands before those of what goes on elsewhere: each is passed by itself. */
const gates: LeaveGate[] = [];

/** @returns how to open the way again; other gates stay */
export function setLeaveGate(own: LeaveGate): () => void {
  gates.push(own);
  return () => {
    if (gates.includes(own)) gates.splice(gates.indexOf(own), 1);
  };
}

/** Signs out, once whoever has something unsaved, on the page or under way, agrees. */
export function leaveSession(signOut: () => void): void {
  const gate = gates.at(-1);
  if (gate) gate.ask(() => leaveSession(signOut), true);
  else signOut();
}

/** Leaves what stands on the page, such as a form within it, once whoever has something unsaved there agrees. */
export function leaveForm(leave: () => void): void {
  const gate = gates.findLast((one) => one.route !== null);
  if (gate) gate.ask(leave, false);
  else leave();
}

function current(): string {
  last = gates.findLast(({ route }) => route !== null)?.route ?? inAddress() ?? last;
  return last;
}

/** Forgets the last route when nobody looks any more: an element that comes later starts from the address. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  window.addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
    window.removeEventListener("hashchange", listener);
    if (listeners.size === 0) last = "/";
  };
};

/** Has the route read again. */
export const notify = (): void => {
  for (const listener of [...listeners]) listener();
};

const pathOf = (route: string) => route.split("?", 1)[0] ?? "/";
const searchOf = (route: string) => route.slice(pathOf(route).length + 1);

/** A route as a full address: a host's `<base href>` must not send it to another page. */
export function addressOf(route: string): string {
  const url = new URL(location.href);
  url.hash = route;
  return url.href;
}

interface NavigateOptions {
  replace?: boolean;
  /** What was typed in the view: kept in the history entry, not in the address (decisions §4). */
  state?: Record<string, unknown>;
  /** Whose that is, where it isn't the present person's. */
  owner?: string | null;
}

/** Goes to a route ("/app/donors?pageIndex=2"). */
export function navigate(route: string, options: NavigateOptions = {}): void {
  if (gates.some((one) => one.route !== null)) return leaveForm(() => navigate(route, options));
  const { replace = false, state = {}, owner = entryOwner } = options;
  // what the host keeps in an entry that we replace stays there
  const entry = { ...(replace && hostState()), gds: { state, owner } };
  try {
    if (replace) history.replaceState(entry, "", addressOf(route));
    else history.pushState(entry, "", addressOf(route));
  } catch {
    // a frame that may not touch its history: the route then lives as long as the element
  }
  last = route;
  notify();
}

/** Whose entries are being written: what one person typed is not for the next who sits down here and presses "back". */
let entryOwner: string | null = null;

/** @param userId whoever is signed in, or whose session has just ended; null for nobody */
export const setEntryOwner = (userId: string | null): void => {
  entryOwner = userId;
};

/** @returns whose entries are being written */
export const currentEntryOwner = (): string | null => entryOwner;

const hostState = (): Record<string, unknown> => recordOf(history.state);

/** The current route: its path, and the query inside the hash. For whoever comes before React. */
export const currentRoute = (): { path: string; search: string } => ({
  path: pathOf(current()),
  search: searchOf(current()),
});

/** wouter's location hook. */
export const useHashLocation = (): [string, typeof navigate] => [
  useSyncExternalStore(subscribe, () => pathOf(current())),
  navigate,
];
useHashLocation.hrefs = addressOf;

/** wouter's search hook: the query inside the hash. */
export const useHashSearch = (): string => useSyncExternalStore(subscribe, () => searchOf(current()));

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** What the current history entry keeps of ours. */
export const entryState = (): Record<string, unknown> => entryStateOf(entryOwner) ?? {};

/** @returns what the current history entry keeps of a person's; null when it keeps something of another one's */
export function entryStateOf(userId: string | null): Record<string, unknown> | null {
  const ours = recordOf(hostState().gds);
  const state = recordOf(ours.state);
  return ours.owner === userId || Object.keys(state).length === 0 ? state : null;
}

/** @returns a text kept in the history entry under `key`, so that reload and "back" find it */
export const useEntryText = (key: string): string =>
  useSyncExternalStore(subscribe, () => {
    const kept = entryState()[key];
    return typeof kept === "string" ? kept : "";
  });
