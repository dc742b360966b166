import { vi } from "vitest";

/**
 * Waits for something, as long as `expect.poll` does: a loaded machine may take ten times what one's own does.
 * @param look gives it once it is there; until then nothing, or throws
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
