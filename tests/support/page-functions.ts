import type { BrowserContext, Page } from "playwright";

/** Lets pages run functions of our scripts: tsx wraps named ones with a helper that pages don't have. */
export const allowFunctions = (pages: BrowserContext | Page): Promise<unknown> =>
  pages.addInitScript("globalThis.__name = (named) => named");
