import { test as base, type Browser, type CDPSession, type Page } from "@playwright/test";

/**
 * A test's `page` and `context` are the worker's: the bundle is compiled once per worker, not once per test, which is
 * half of what a short journey costs. Between two tests everything that a test may have left is put back; a page on
 * which something was done that nobody can take back (a clock, a script before each page) is thrown away instead.
 * A test that needs a second person or device asks `browser` for a context of its own.
 */
export const test = base.extend<{ kind: string }, { warm: WarmPages }>({
  warm: [
    async ({ browser }, use) => {
      const warm = new WarmPages(browser);
      await use(warm);
      await warm.close();
    },
    { scope: "worker" },
  ],
  /** What tests here give `use` for their context: pages with the same options are of one kind. */
  kind: async (
    { colorScheme, contextOptions, deviceScaleFactor, forcedColors, hasTouch, isMobile, permissions, userAgent },
    use,
  ) => {
    const screen = { colorScheme, deviceScaleFactor, forcedColors, hasTouch, isMobile };
    await use(JSON.stringify({ ...screen, permissions, userAgent, contextOptions }));
  },
  context: async ({ warm, kind }, use) => {
    const page = await warm.get(kind);
    await use(page.context());
    await warm.putBack();
  },
  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0]!;
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});

interface WarmPage {
  kind: string;
  page: Page;
  protocol: CDPSession;
  /** Where pages came from that a test has seen. */
  origins: Set<string>;
  /** Something was done that can't be put back. */
  isSpent: boolean;
}

/** One page of a worker's browser, of the kind that was asked for last. */
class WarmPages {
  private current: WarmPage | null = null;

  constructor(private readonly browser: Browser) {}

  async get(kind: string): Promise<Page> {
    if (this.current?.kind !== kind) {
      await this.close();
      this.current = await create(this.browser, kind);
    }
    return this.current!.page;
  }

  /** Leaves the page as a new one would be, or none. */
  async putBack(): Promise<void> {
    const { current } = this;
    if (!current) return;
    if (current.isSpent || current.page.isClosed()) await this.close();
    else await clean(current);
  }

  async close(): Promise<void> {
    await this.current?.page.context().close();
    this.current = null;
  }
}

async function create(browser: Browser, kind: string): Promise<WarmPage> {
  const context = await browser.newContext(); // with what `use` says for this test
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const warm = { kind, page, protocol, origins: new Set<string>(), isSpent: false };
  const spend = () => void (warm.isSpent = true);
  // files that a test before has read would be there without a network, too
  before(context, "setOffline", () => protocol.send("Network.clearBrowserCache"));
  // by the protocol a test changes what nobody here knows of: the default font, say
  before(context, "newCDPSession", spend);
  for (const name of ["addInitScript", "exposeFunction", "exposeBinding", "setOffline", "grantPermissions"] as const)
    before(context, name, spend);
  for (const name of ["addInitScript", "exposeFunction", "exposeBinding", "emulateMedia", "close"] as const)
    before(page, name, spend);
  for (const name of ["install", "pauseAt", "setFixedTime"] as const) before(page.clock, name, spend);
  const watch = (tab: Page) => tab.on("framenavigated", (frame) => void warm.origins.add(new URL(frame.url()).origin));
  watch(page);
  context.on("page", watch);
  return warm;
}

/** Does something before each call of an asynchronous method of this object. */
function before<Name extends string>(
  target: Record<Name, (...given: never[]) => Promise<unknown>>,
  name: Name,
  act: () => unknown,
): void {
  const method = target[name];
  target[name] = async (...given) => {
    await act();
    return method.apply(target, given);
  };
}

/** Events of a page and of a context that tests listen to. */
const HEARD = ["request", "response", "requestfailed", "requestfinished", "console", "dialog"] as const;
const STORED = "cookies,local_storage,indexeddb,service_workers,cache_storage";

async function clean({ page, protocol, origins }: WarmPage): Promise<void> {
  const context = page.context();
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  for (const event of HEARD) for (const emitter of [page, context]) emitter.removeAllListeners(event);
  page.removeAllListeners("pageerror");
  await Promise.all([context.unrouteAll({ behavior: "ignoreErrors" }), page.unrouteAll({ behavior: "ignoreErrors" })]);
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined); // a page from nowhere has none
  await page.mouse.move(-1, -1);
  await page.goto("about:blank");
  await protocol.send("Page.resetNavigationHistory");
  for (const origin of origins)
    if (origin !== "null") await protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED });
  await context.clearCookies();
}
