/** An entry of a history: a route and a state. */
interface Entry {
  /** Null if the address has a hash of the host (`#about`). */
  route: string | null;
  state: unknown;
}

/** The history of an area. */
export interface Entries {
  /** Whether it is the browser's history, with the route behind `#/` in the address. */
  inAddress: boolean;
  current(): Entry;
  /** @throws in a sandboxed frame without history */
  write(entry: { route: string; state: unknown }, replace: boolean): void;
  back(): void;
  /** The key of the current entry, different from those of all other areas; null in a browser without the Navigation API. */
  key(): string | null;
  /** Whether the entry before the current one is a route. */
  hasBefore(): boolean;
  /** Calls the listener when the user has gone back or forward. @returns how to stop */
  listen(listener: () => void): () => void;
}

const EVENTS = ["popstate", "hashchange"] as const;

/** @returns a route as a full address, which a `<base href>` of the host can't change */
export function addressOf(route: string): string {
  const url = new URL(location.href);
  url.hash = route;
  return url.href;
}

/** The length of the page's history when this code loaded. */
const initialLength = globalThis.history?.length ?? 0;

/** The part of the Navigation API that we use, if the browser has it. */
interface NavigationLike {
  currentEntry: { index: number } | null;
  entries(): { index: number; url: string | null; sameDocument: boolean }[];
}

/** @returns whether the browser's entry before the current one is a route of ours, and not another page of the host */
function findEntryBefore(): boolean {
  const { navigation } = window as { navigation?: NavigationLike };
  if (!navigation) return history.length > initialLength;
  const current = navigation.currentEntry?.index ?? 0;
  const former = navigation.entries().find(({ index }) => index === current - 1);
  return Boolean(former?.sameDocument && former.url && new URL(former.url).hash.startsWith("#/"));
}

/** @returns the key of the current history entry; null in a browser without the Navigation API */
function entryKey(): string | null {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
  return navigation?.currentEntry?.key ?? null;
}

/** The browser's history. The host's own hashes are no routes. */
export const addressEntries: Entries = {
  inAddress: true,
  current: () => ({ route: location.hash.startsWith("#/") ? location.hash.slice(1) : null, state: history.state }),
  write({ route, state }, replace) {
    if (replace) history.replaceState(state, "", addressOf(route));
    else history.pushState(state, "", addressOf(route));
  },
  back: () => history.back(),
  key: entryKey,
  hasBefore: findEntryBefore,
  listen(listener) {
    for (const event of EVENTS) window.addEventListener(event, listener);
    return () => {
      for (const event of EVENTS) window.removeEventListener(event, listener);
    };
  },
};

let count = 0;

/** A history in memory, for an area beside the one that the address belongs to. */
export function createMemoryEntries(): Entries {
  const newKey = () => `memory-${(count += 1)}`;
  let current: Entry & { key: string } = { route: "/", state: null, key: newKey() };
  const former: (typeof current)[] = [];
  const listeners = new Set<() => void>();
  return {
    inAddress: false,
    current: () => current,
    write(entry, replace) {
      if (!replace) former.push(current);
      current = { ...entry, key: replace ? current.key : newKey() };
    },
    back() {
      current = former.pop() ?? current;
      for (const listener of [...listeners]) listener();
    },
    key: () => current.key,
    hasBefore: () => former.length > 0,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
