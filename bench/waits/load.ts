import type { Browser, CDPSession, Page } from "playwright";
import type { Tokens } from "../../src/mocks/control.ts";
import { recordResponsiveness, readResponsiveness } from "./responsiveness.ts";
import { signIn } from "./sign-in.ts";

export interface Load {
  /** Milliseconds from the navigation until the page was usable. */
  time: number;
  /** Blocking time until then: the sum of what each task lasted beyond 50 ms. */
  blocking: number;
  /** The requests until then in order, with milliseconds since the navigation; `name` is "METHOD /path". */
  requests: { begin: number; end: number; name: string }[];
}

export interface Target {
  address: string;
  element: string;
  usable: string;
  count: number;
  tokens: Tokens | null;
}

export interface Slowness {
  /** How many times slower the processor is. */
  cpu: number;
  bitsPerSecond: number;
  /** Milliseconds. */
  latency: number;
}

const TIMEOUT = 120_000;

/** Opens a browser context with an empty cache and the cookies of a session. */
export async function openProfile(
  browser: Browser,
  { address, tokens }: Target,
  slowness: Slowness | null = null,
): Promise<{ load: (target: Target) => Promise<Load>; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "it-IT" });
  if (tokens) await signIn(context, address, tokens);
  const page = await context.newPage();
  await recordResponsiveness(page);
  if (slowness) await slowDown(await context.newCDPSession(page), slowness);
  return { load: (target) => load(page, target), close: () => context.close() };
}

async function load(page: Page, { address, element, usable, count }: Target): Promise<Load> {
  // not a reload, which would revalidate cached files
  await page.goto("about:blank");
  const requests: Load["requests"] = [];
  const begun = Date.now();
  page.on("requestfinished", (request) => {
    const { startTime, responseEnd } = request.timing();
    requests.push({
      begin: startTime - begun,
      end: startTime - begun + responseEnd,
      name: `${request.method()} ${new URL(request.url()).pathname}`,
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
  return { time, blocking, requests: requests.filter(({ begin }) => begin <= time).sort((a, b) => a.begin - b.begin) };
}

export async function slowDown(session: CDPSession, { cpu, bitsPerSecond, latency }: Slowness): Promise<void> {
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

/** @returns a function that returns the bytes of all scripts that have arrived, with headers */
export function countScripts(cdp: CDPSession): () => number {
  const isScript = new Set<string>();
  let sum = 0;
  cdp.on("Network.responseReceived", ({ requestId, type }) => void (type === "Script" && isScript.add(requestId)));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (isScript.has(requestId)) sum += encodedDataLength;
  });
  return () => sum;
}
