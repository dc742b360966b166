import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Browser } from "playwright";
import { startMockServer } from "../src/mocks/server.ts";
import { BROWSER_ARGS, browserPath } from "../tests/support/browser.ts";
import { requireBuilt } from "../tests/support/built.ts";
import { WAIT_CASES, type WaitCase } from "./waits/cases.ts";
import { serveBehind, serveScripts, serveTexts } from "./waits/hosts.ts";
import { openProfile, type Load, type Slowness, type Target } from "./waits/load.ts";
import { mockInPage, serveBareRoot } from "./waits/pages.ts";

/**
 * npx tsx bench/waits.ts: counts the sequential responses for which a start waits (`dist/` in Chromium).
 * Each response of the API and of the scripts' host is delayed by HOLD (400 ms). The number of waits is the additional time of
 * the start, divided by HOLD. Both hosts have other origins than the page and use HTTP/1.1 (six connections each); preflights
 * aren't cached, so that a request after another costs two waits. Then measures the time to ten donors and to a bare React root:
 * unthrottled, on a slow device and network, and there with the inline mock.
 * Takes the fastest of RUNS (3). A longer HOLD is less sensitive to other load. `--trace` lists the requests of the delayed
 * loads, `--only=bell` selects cases by name, `--dist=folder` measures another build.
 */
const HOLD = Number(process.env.HOLD ?? 400);
const RUNS = Number(process.env.RUNS ?? 3);
const SLOW: Slowness = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 };
const { values } = parseArgs({
  options: {
    trace: { type: "boolean" },
    only: { type: "string", default: "" },
    dist: { type: "string", default: "dist" },
  },
});
const { trace, only } = values;
const dist = resolve(values.dist);

requireBuilt(resolve(dist, "gds-widgets.js"));
const mock = await startMockServer({ port: 0 });
const api = await serveBehind(new URL(mock.apiBase).origin);
const scripts = await serveScripts(dist);
const bare = await serveBareRoot(`createElement("h1", null, "Ciao")`);
const MOCK_API = "https://api.gds.example/v2";
const MOCK_IN_PAGE = "/mock";
const page = (
  script: string,
  body: string,
) => `<!doctype html><html lang="it"><meta charset="utf-8"><title>Pagina</title>
  <script type="module">${script}</script><body>${body}</body></html>`;
const pages = await serveTexts((path) => {
  if (path === MOCK_IN_PAGE)
    return page(mockInPage(scripts, MOCK_API), `<gds-backoffice api-base="${MOCK_API}"></gds-backoffice>`);
  if (path === "/bare") return page(`import "${bare.origin}/bare.js"`, "");
  const tag = path.slice(1);
  return page(`import "${scripts.origin}/gds-widgets.js"`, `<${tag} api-base="${api.origin}/v2"></${tag}>`);
});
const browser = await chromium.launch({ executablePath: browserPath(), args: BROWSER_ARGS });
try {
  const selected = WAIT_CASES.filter(({ name }) => name.includes(only));
  const waits: Record<string, object> = {};
  for (const waitCase of selected) waits[waitCase.name] = await countWaits(browser, waitCase);
  console.log(`Waits (answers held for ${HOLD} ms, the fastest of ${RUNS} loads)`);
  console.table(waits);
  const [list] = selected.filter(({ element }) => element === "gds-backoffice");
  if (list) {
    const slow = `CPU x${SLOW.cpu}, ${SLOW.bitsPerSecond / 1e6} Mbps, ${SLOW.latency} ms`;
    console.log("Milliseconds to ten donors, beside a bare React root");
    console.table({
      "as it is": await race(browser, await targetOf(list), null),
      [slow]: await race(browser, await targetOf(list), SLOW),
      [`${slow}, the mock in the page`]: await race(
        browser,
        { ...(await targetOf(list)), address: `${pages.origin}${MOCK_IN_PAGE}${list.hash}` },
        SLOW,
      ),
    });
  }
} finally {
  await browser.close();
  await Promise.all([mock, api, scripts, bare, pages].map((host) => host.close()));
}

async function targetOf({ element, hash, persona, usable, count }: WaitCase): Promise<Target> {
  const tokens = persona ? await mock.control.signIn(persona) : null;
  return { address: `${pages.origin}/${element}${hash}`, element, usable, count, tokens };
}

function hold(milliseconds: number): void {
  api.hold(milliseconds);
  scripts.hold(milliseconds);
}

/** Loads the page with an empty cache, and again, with each response delayed by `held` milliseconds. */
async function loads(within: Browser, waitCase: WaitCase, held: number): Promise<{ cold: Load; warm: Load }> {
  const page = await targetOf(waitCase);
  const profile = await openProfile(within, page);
  try {
    hold(held);
    return { cold: await profile.load(page), warm: await profile.load(page) };
  } finally {
    hold(0);
    await profile.close();
  }
}

async function countWaits(within: Browser, waitCase: WaitCase): Promise<object> {
  const free: { cold: Load; warm: Load }[] = [];
  const held: { cold: Load; warm: Load }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    free.push(await loads(within, waitCase, 0));
    held.push(await loads(within, waitCase, HOLD));
  }
  const waits = (kind: "cold" | "warm") =>
    (fastest(held.map((both) => both[kind])).time - fastest(free.map((both) => both[kind])).time) / HOLD;
  if (trace) for (const kind of ["cold", "warm"] as const) list(waitCase, kind, fastest(held.map((run) => run[kind])));
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    cold: round(waits("cold")),
    "goal cold": waitCase.goal.cold,
    warm: round(waits("warm")),
    "goal warm": waitCase.goal.warm,
    scripts: held[0]?.cold.requests.filter(({ name }) => name.endsWith(".js")).length,
    calls: held[0]?.cold.requests.filter(({ name }) => name.includes(" /v2/")).length,
  };
}

async function race(within: Browser, rows: Target, slowness: Slowness | null): Promise<object> {
  const times = { "ten donors": [] as Load[], "bare root": [] as Load[] };
  for (let run = 0; run < RUNS; run += 1) {
    const root = { ...rows, address: `${pages.origin}/bare`, element: "body", usable: "h1", count: 1, tokens: null };
    for (const [name, page] of [
      ["ten donors", rows],
      ["bare root", root],
    ] as const) {
      const profile = await openProfile(within, page, slowness);
      times[name].push(await profile.load(page));
      await profile.close();
    }
  }
  const [ten, bareRootTime] = [fastest(times["ten donors"]).time, fastest(times["bare root"]).time];
  const blocking = Math.min(...times["ten donors"].map((load) => load.blocking));
  return {
    "ten donors": Math.round(ten),
    "bare root": Math.round(bareRootTime),
    ratio: Math.round((ten / bareRootTime) * 10) / 10,
    "blocking time": blocking,
  };
}

function fastest(all: readonly Load[]): Load {
  const [first] = [...all].sort((a, b) => a.time - b.time);
  if (!first) throw new Error("RUNS must be at least 1");
  return first;
}

function list({ name }: WaitCase, kind: string, { requests, time }: Load): void {
  console.log(`${name}, ${kind}: usable after ${Math.round(time)} ms`);
  for (const { begin, end, name: request } of requests)
    console.log(`${String(Math.round(begin)).padStart(7)} ${String(Math.round(end)).padStart(6)}  ${request}`);
}
