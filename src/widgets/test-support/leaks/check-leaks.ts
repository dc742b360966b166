import { afterAll, beforeAll, vi } from "vitest";
import { endFile } from "../../../mocks/test-support/at-file-end";
import { placeOf, type Tracked } from "./tracked";

/** How long pending work may take to end after the last test of a file, in ms. */
const SETTLE_MS = 5_000;

/** The resources of a frame or a thread. */
interface Holdings {
  /** Open resources, and the places that opened them. */
  tracked: Tracked[];
  /** Names of the resources that aren't tracked. */
  listed: () => string[] | Promise<string[]>;
  /** Allowed leaks, by name or by the place that opened them. */
  allowed: RegExp[];
}

declare global {
  var leakHoldings: Holdings | undefined;
}

const notAllowed = ({ allowed }: Holdings, names: string[]): string[] =>
  names.filter((name) => !allowed.some((pattern) => pattern.test(name)));

/** Returns the names of the open resources except the known ones, with the places that opened them. */
function openNow(holdings: Holdings, known = new Set<unknown>()): string[] {
  const opened = holdings.tracked.flatMap((open) =>
    [...open].filter(([key]) => !known.has(key)).map(([, resource]) => resource),
  );
  return notAllowed(
    holdings,
    opened.map(({ name, from }) => `${name}, ${placeOf(from)}`),
  );
}

/** Returns the names of all resources, open and listed. */
export const heldNow = async (holdings: Holdings): Promise<string[]> => [
  ...openNow(holdings),
  ...notAllowed(holdings, await holdings.listed()),
];

/**
 * Fails a test file that leaves resources open, because the next file runs in the same frame or thread.
 * @param create is called once for each frame or thread
 */
export function checkLeaks(create: () => Holdings): void {
  const holdings = (globalThis.leakHoldings ??= create());
  let openBefore = new Set<unknown>();
  let before = new Set<string>();
  beforeAll(async () => {
    // singletons of modules come with the imports of the file
    openBefore = new Set(holdings.tracked.flatMap((open) => [...open.keys()]));
    before = new Set(await holdings.listed());
  });
  afterAll(async () => {
    endFile();
    const leaks = async () => {
      const open = openNow(holdings, openBefore);
      // not both: listing takes longer, and open resources often add entries to the list
      const held = open.length > 0 ? open : notAllowed(holdings, await holdings.listed());
      const added = held.filter((name) => !before.has(name));
      return [...new Set(vi.isFakeTimers() ? ["fake timers", ...added] : added)];
    };
    const expectNoLeaks = async () => {
      const open = await leaks();
      if (open.length > 0) throw new Error(`this file leaves open:\n- ${open.join("\n- ")}`);
    };
    await vi.waitFor(expectNoLeaks, { timeout: SETTLE_MS });
  });
}
