import type { Browser, BrowserContext, CDPSession, Page } from "playwright";
import type { Tokens } from "../../src/mocks/control.ts";
import { noteResponsiveness, readResponsiveness } from "./responsiveness.ts";

export interface Load {
  /** Milliseconds from the navigation until the page was usable. */
  time: number;
  /** Milliseconds until then for which tasks kept the page from answering: what each lasted beyond 50. */
  blocking: number;
  /** What was asked for until then, in the order of asking: milliseconds since the navigation. */
  asked: { begin: number; end: number; what: string }[];
}

export interface Wanted {
  address: string;
  element: string;
  usable: string;
  count: number;
  tokens: Tokens | null;
}

/** A slow device on a slow line. */
export interface Slowness {
  /** How many times slower the processor is. */
  cpu: number;
  bitsPerSecond: number;
  /** Milliseconds. */
  latency: number;
}

const TIMEOUT = 120_000;

/** A browser's profile of its own, with an empty cache and the site's cookies. */
export async function openProfile(
  browser: Browser,
  { address, tokens }: Wanted,
  slowness: Slowness | null = null,
): Promise<{ load: (wanted: Wanted) => Promise<Load>; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "it-IT" });
  await signIn(context, address, tokens);
  const page = await context.newPage();
  await noteResponsiveness(page);
  if (slowness) await slowDown(await context.newCDPSession(page), slowness);
  return { load: (wanted) => load(page, wanted), close: () => context.close() };
}

async function load(page: Page, { address, element, usable, count }: Wanted): Promise<Load> {
  // not a reload, which would ask again for what lies fresh in the cache
  await page.goto("about:blank");
  const asked: Load["asked"] = [];
  const begun = Date.now();
  page.on("requestfinished", (request) => {
    const { startTime, responseEnd } = request.timing();
    asked.push({
      begin: startTime - begun,
      end: startTime - begun + responseEnd,
      what: `${request.method()} ${new URL(request.url()).pathname}`,
    });
  });
  await page.goto(address);
  const found = await page.waitForFunction(
    ([tag, selector, least]) => {
      const root = document.querySelector(tag)?.shadowRoot ?? document;
      const visible = [...root.querySelectorAll(selector)].filter((node) => node.checkVisibility());
      return visible.length >= least && performance.now();
    },
    [element, usable, count] as const,
    { polling: "raf", timeout: TIMEOUT },
  );
  const time = Number(await found.jsonValue());
  const { blocking } = await readResponsiveness(page, time);
  page.removeAllListeners("requestfinished");
  return { time, blocking, asked: asked.filter(({ begin }) => begin <= time).sort((a, b) => a.begin - b.begin) };
}

const signIn = (context: BrowserContext, url: string, tokens: Tokens | null) =>
  tokens
    ? context.addCookies([
        { name: "auth_token", value: tokens.authToken, url: new URL(url).origin },
        { name: "refresh_token", value: tokens.refreshToken, url: new URL(url).origin },
      ])
    : Promise.resolve();

async function slowDown(session: CDPSession, { cpu, bitsPerSecond, latency }: Slowness): Promise<void> {
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}
