import { vi } from "vitest";

/**
 * Waits for a value, as long as `expect.poll` does, because a loaded machine may be ten times slower.
 * @param look returns the value; until then it returns nothing or throws
 */
export const until = <T>(look: () => T) =>
  vi.waitFor(
    async () => {
      const found = await look();
      if (!found) throw new Error(`never came: ${look.toString()}`);
      return found as Exclude<Awaited<T>, null | undefined | false | "">;
    },
    { timeout: 15_000 },
  );
