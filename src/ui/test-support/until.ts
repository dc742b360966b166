import { vi } from "vitest";

/** The beginning of what the tests' hosts show, for the message of a failure. */
const shownText = () =>
  [...document.querySelectorAll("[data-testid^=stage-]")]
    .map(({ shadowRoot }) => shadowRoot?.textContent.slice(0, 300))
    .join(" | ");

/**
 * Waits for a value, as long as `expect.poll` does, because a loaded machine may be ten times slower.
 * @param look returns the value; until then it returns nothing or throws
 */
export const until = <T>(look: () => T) =>
  vi.waitFor(
    async () => {
      const found = await look();
      if (!found) throw new Error(`never came: ${look.toString()}; shown: ${shownText()}`);
      return found as Exclude<Awaited<T>, null | undefined | false | "">;
    },
    { timeout: 15_000 },
  );
