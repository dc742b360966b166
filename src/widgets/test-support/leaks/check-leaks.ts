import { afterAll, beforeAll, vi } from "vitest";
import { placeOf, type Tracked } from "./tracked";

/** How long what is still ending may take, in ms. */
const PATIENCE = 5_000;

/** What a frame or a thread holds. */
export interface Holdings {
  /** What is open, with where it was opened. */
  tracked: Tracked[];
  /** What else there is, by name. */
  listed: () => string[] | Promise<string[]>;
}

/** Fails a test file that leaves something behind: the next file runs in the same frame or thread. */
export function checkLeaks({ tracked, listed }: Holdings): void {
  let known = new Set<unknown>();
  let before: string[] = [];
  beforeAll(async () => {
    // singletons of modules come with the imports of the file
    known = new Set(tracked.flatMap((open) => [...open.keys()]));
    before = await listed();
  });
  afterAll(async () => {
    const leaks = async () => {
      const opened = tracked.flatMap((open) => [...open].filter(([key]) => !known.has(key)).map(([, one]) => one));
      const added = (await listed()).filter((name) => !before.includes(name));
      return [...new Set([...opened.map(({ name, from }) => `${name}, ${placeOf(from)}`), ...added])];
    };
    const nothingLeft = async () => {
      const left = await leaks();
      if (left.length > 0) throw new Error(`this file leaves behind:\n- ${left.join("\n- ")}`);
    };
    vi.useRealTimers();
    await vi.waitFor(nothingLeft, { timeout: PATIENCE });
  });
}
