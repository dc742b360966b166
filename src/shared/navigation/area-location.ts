import { isRecord } from "../../domain/values";
import { addressEntries, createMemoryEntries, type Entries } from "./entries";

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

interface NavigateOptions {
  replace?: boolean;
  /** Typed values of the view: kept in the history entry, not in the address (decisions §4). */
  state?: Record<string, unknown>;
  /** The owner of the state; the current user by default. */
  owner?: string | null;
}

/**
 * The location of an area (`<gds-backoffice>`): its route and the state of its history entry. Nothing is written to the address
 * before the user navigates (decisions §1).
 */
export interface AreaLocation {
  /** Whether it is in the page's address. */
  inAddress: boolean;
  /** Goes to a route ("/app/donors?pageIndex=2"). */
  navigate(route: string, options?: NavigateOptions): void;
  /** @returns the path of the current route, and the query inside the hash */
  currentRoute(): { path: string; search: string };
  /** @returns our state of the current history entry */
  entryState(): Record<string, unknown>;
  /** @returns the state of the current history entry for a user; null if it belongs to another user */
  entryStateOf(userId: string | null): Record<string, unknown> | null;
  /** @returns the user whose entries are written: the next user who presses "back" must not see what this one typed */
  entryOwner(): string | null;
  /** @param userId the user who is signed in, or whose session has just ended; null without one */
  setEntryOwner(userId: string | null): void;
  /** @returns a function that removes the gate */
  setLeaveGate(gate: LeaveGate): () => void;
  /** Signs out, once every gate has let the user leave. */
  leaveSession(signOut: () => void): void;
  /** Leaves the page, or a form within it, once its gate has let the user leave. */
  leaveForm(leave: () => void): void;
  /** Makes all subscribers read the route again. */
  notify(): void;
  subscribe(listener: () => void): () => void;
  /** Where the routes are kept. */
  entries: Entries;
}

const pathOf = (route: string) => route.split("?", 1)[0] ?? "/";
const searchOf = (route: string) => route.slice(pathOf(route).length + 1);
const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function createAreaLocation(entries: Entries): AreaLocation {
  const listeners = new Set<() => void>();
  const gates: LeaveGate[] = [];
  /**
   * The last route: the current one while the address has a hash of the host. Forgotten without subscribers: an element that mounts
   * later starts from the address.
   */
  let last = "/";
  let owner: string | null = null;
  let stopListening = () => undefined as void;

  const pageGate = () => gates.findLast(({ route }) => route !== null);
  const current = (): string =>
    (last = pageGate()?.route ?? entries.current().route ?? (listeners.size > 0 ? last : "/"));
  const hostState = () => recordOf(entries.current().state);
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const leaveForm = (leave: () => void) => {
    const gate = pageGate();
    if (gate) gate.ask(leave, false);
    else leave();
  };
  const entryStateOf = (userId: string | null) => {
    const ours = recordOf(hostState().gds);
    const state = recordOf(ours.state);
    return ours.owner === userId || Object.keys(state).length === 0 ? state : null;
  };

  const area: AreaLocation = {
    inAddress: entries.inAddress,
    entries,
    navigate(route, options = {}) {
      if (pageGate()) return leaveForm(() => area.navigate(route, options));
      const { replace = false, state = {}, owner: entryOwner = owner } = options;
      // keep the host's own state in an entry that we replace
      const entry = { ...(replace && hostState()), gds: { state, owner: entryOwner } };
      try {
        entries.write({ route, state: entry }, replace);
      } catch {
        // a sandboxed frame without history: the route lives as long as the element
      }
      last = route;
      notify();
    },
    currentRoute: () => ({ path: pathOf(current()), search: searchOf(current()) }),
    entryState: () => entryStateOf(owner) ?? {},
    entryStateOf,
    entryOwner: () => owner,
    setEntryOwner: (userId) => void (owner = userId),
    setLeaveGate(gate) {
      gates.push(gate);
      return () => {
        if (gates.includes(gate)) gates.splice(gates.indexOf(gate), 1);
      };
    },
    leaveSession(signOut) {
      const gate = gates.at(-1);
      if (gate) gate.ask(() => area.leaveSession(signOut), true);
      else signOut();
    },
    leaveForm,
    notify,
    /**
     * All subscribers share one listener, so that React renders them together. With a listener each, "back" would render the page
     * of the new path before its frame, and mount it twice.
     */
    subscribe(listener) {
      if (listeners.size === 0) stopListening = entries.listen(notify);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopListening();
      };
    },
  };
  return area;
}

/** The location of the area to which the page's address belongs, and of elements outside an area (the bell). */
export const pageLocation: AreaLocation = createAreaLocation(addressEntries);

let addressOwner: HTMLElement | null = null;
/** Areas that would take the address if its owner left the page. */
const waiting = new Set<() => void>();
/** The locations of the other areas. */
const others = new WeakMap<EventTarget, AreaLocation>();

/**
 * The address belongs to the first area in the page; another one keeps its route in memory.
 * @param host the area's element, which is in the page
 */
export function claimLocation(host: HTMLElement): AreaLocation {
  if (!addressOwner?.isConnected) addressOwner = host;
  if (addressOwner === host) {
    others.delete(host);
    return pageLocation;
  }
  const location = others.get(host) ?? createAreaLocation(createMemoryEntries());
  others.set(host, location);
  return location;
}

/**
 * Follows the address: the next area gets it when its owner has left the page. A host that fades from one page into the next has
 * both in the page for a moment.
 * @param area the location that the area has now
 * @param onLocation called with another location; not once the user has navigated in memory
 * @returns how to stop, when the area is unmounted
 */
export function followAddress(
  host: HTMLElement,
  area: AreaLocation,
  onLocation: (area: AreaLocation) => void,
): () => void {
  if (area.inAddress)
    return () => {
      if (host.isConnected) return;
      addressOwner = null;
      for (const claim of [...waiting]) claim();
    };
  const claim = () => {
    if (!area.entries.hasBefore()) onLocation(claimLocation(host));
  };
  waiting.add(claim);
  claim(); // its owner may have left since this area claimed it
  return () => waiting.delete(claim);
}

/** @returns the location of an area's element; the page's for another element */
export const locationOf = (host: EventTarget | null): AreaLocation => (host && others.get(host)) ?? pageLocation;

/** @returns the location of the area that contains an element; for handlers of links */
export function locationAround(element: Element): AreaLocation {
  const root = element.getRootNode();
  return locationOf(root instanceof ShadowRoot ? root.host : null);
}
