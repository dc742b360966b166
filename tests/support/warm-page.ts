import type { Browser, CDPSession, Page, ViewportSize } from "@playwright/test";
import { test as base } from "./clock/clocked-test";

/**
 * The tests of a worker share `page` and `context`, so that the browser compiles the bundle once per worker: this halves
 * the time of a short test. The page is reset after each test, or replaced if the test did something irreversible, such
 * as installing a clock. A test that needs a second person or device creates a context with `browser`.
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
  /** The context's options, as text. A page is reused by tests of the same kind. */
  kind: async (
    { colorScheme, contextOptions, deviceScaleFactor, forcedColors, hasTouch, isMobile, permissions, userAgent },
    use,
  ) => {
    const screen = { colorScheme, deviceScaleFactor, forcedColors, hasTouch, isMobile };
    await use(JSON.stringify({ ...screen, permissions, userAgent, contextOptions }));
  },
  context: async ({ warm, kind, viewport }, use) => {
    const page = await warm.get(kind, viewport);
    await use(page.context());
    await warm.reset();
  },
  page: async ({ context }, use) => use(context.pages()[0]!),
});

interface WarmPage {
  kind: string;
  /** The viewport of the test's pages. The context keeps the one of the test that created it. */
  viewport: ViewportSize | null;
  page: Page;
  protocol: CDPSession;
  /** The origins of the visited pages. */
  origins: Set<string>;
  /** The page can't be reset. */
  isSpent: boolean;
}

/** The page of a worker, of the last requested kind. */
class WarmPages {
  private current: WarmPage | null = null;

  constructor(private readonly browser: Browser) {}

  async get(kind: string, viewport: ViewportSize | null): Promise<Page> {
    if (this.current?.kind !== kind) {
      await this.close();
      this.current = await create(this.browser, kind);
    }
    const { page } = this.current!;
    this.current!.viewport = viewport;
    if (viewport) await page.setViewportSize(viewport);
    return page;
  }

  /** Resets the page, or closes it if that isn't possible. */
  async reset(): Promise<void> {
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
  const context = await browser.newContext(); // Playwright adds the options of `use`
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const warm: WarmPage = { kind, viewport: null, page, protocol, origins: new Set<string>(), isSpent: false };
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const tab = await newPage();
    if (warm.viewport) await tab.setViewportSize(warm.viewport);
    return tab;
  };
  const spend = () => void (warm.isSpent = true);
  // an offline page must not load files that an earlier test has cached
  before(context, "setOffline", () => protocol.send("Network.clearBrowserCache"));
  // a test can change anything by the protocol, for example the default font
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

/** Makes an asynchronous method of an object call a function first. */
function before<Name extends string>(
  target: Record<Name, (...args: never[]) => Promise<unknown>>,
  name: Name,
  action: () => unknown,
): void {
  const method = target[name];
  target[name] = async (...args) => {
    await action();
    return method.apply(target, args);
  };
}

/** The events that tests listen to. */
const EVENTS = ["request", "response", "requestfailed", "requestfinished", "console", "dialog"] as const;
const STORED = "cookies,local_storage,indexeddb,service_workers,cache_storage";

async function clean({ page, protocol, origins }: WarmPage): Promise<void> {
  const context = page.context();
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  for (const event of EVENTS) for (const emitter of [page, context]) emitter.removeAllListeners(event);
  page.removeAllListeners("pageerror");
  await Promise.all([context.unrouteAll({ behavior: "ignoreErrors" }), page.unrouteAll({ behavior: "ignoreErrors" })]);
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined); // about:blank has none
  await page.mouse.move(-1, -1);
  await page.goto("about:blank");
  await protocol.send("Page.resetNavigationHistory");
  for (const origin of origins)
    if (origin !== "null") await protocol.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED });
  await context.clearCookies();
}
