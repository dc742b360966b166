import { afterAll, beforeAll, vi } from "vitest";
import { placeOf, type Tracked } from "./tracked";

/** How long what is still ending may take, in ms. */
const PATIENCE = 5_000;

/** What a frame or a thread holds. */
interface Holdings {
  /** What is open, with where it was opened. */
  tracked: Tracked[];
  /** What else there is, by name. */
  listed: () => string[] | Promise<string[]>;
  /** What may be left, by its name or by the place that opened it. */
  allowed: RegExp[];
}

declare global {
  var leakHoldings: Holdings | undefined;
}

/** Whether a key is a timer of Node that doesn't keep its process alive, such as the mock's post office. */
const isUnreferenced = (key: unknown): boolean =>
  typeof key === "object" && key !== null && "hasRef" in key && !(key as NodeJS.Timeout).hasRef();

/** @returns the names of all that is held, and what opened it where that is tracked */
export async function heldNow({ tracked, listed, allowed }: Holdings, known = new Set<unknown>()): Promise<string[]> {
  const opened = tracked.flatMap((open) =>
    [...open].filter(([key]) => !known.has(key) && !isUnreferenced(key)).map(([, one]) => one),
  );
  const named = opened.map(({ name, from }) => `${name}, ${placeOf(from)}`);
  return [...named, ...(await listed())].filter((name) => !allowed.some((pattern) => pattern.test(name)));
}

/**
 * Fails a test file that leaves something behind: the next file runs in the same frame or thread.
 * @param create is called once for each frame or thread
 */
export function checkLeaks(create: () => Holdings): void {
  const holdings = (globalThis.leakHoldings ??= create());
  let known = new Set<unknown>();
  let before = new Set<string>();
  beforeAll(async () => {
    // singletons of modules come with the imports of the file
    known = new Set(holdings.tracked.flatMap((open) => [...open.keys()]));
    before = new Set(await holdings.listed());
  });
  afterAll(async () => {
    const leaks = async () => {
      const held = (await heldNow(holdings, known)).filter((name) => !before.has(name));
      return [...new Set(vi.isFakeTimers() ? ["fake timers", ...held] : held)];
    };
    const nothingLeft = async () => {
      const left = await leaks();
      if (left.length > 0) throw new Error(`this file leaves behind:\n- ${left.join("\n- ")}`);
    };
    await vi.waitFor(nothingLeft, { timeout: PATIENCE });
  });
}
