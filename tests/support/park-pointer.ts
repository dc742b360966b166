import type { BrowserCommand } from "vitest/node";

/**
 * A command for component tests: moves the pointer out of the page. The browser keeps it where the last file left it, and tells an
 * element that is rendered there that the pointer is over it.
 */
export const parkPointer: BrowserCommand<[]> = ({ page }) => page.mouse.move(-1, -1);

declare module "vitest/browser" {
  interface BrowserCommands {
    parkPointer: () => Promise<void>;
  }
}
