import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { API, policy } from "../support/host-page";
import { serve } from "../support/static-server";
import { startSpareServer } from "../support/spare-server";
import { startMockServer } from "../../src/mocks/server";
import type { Engine } from "./engine";
import { openFirefox } from "./firefox";
import { FINDERS, journey } from "./journey";
import { liveJourney } from "./live-journey";
import { mailJourney } from "./mail-journey";
import { partnerJourney } from "./partner-journey";
import { spareJourney } from "./spare-journey";
import { openWebKit } from "./webkit";

/**
 * `npm run test:engines`: in Firefox and in Safari's engine the first journey and that of a new person on a partner's page,
 * on the bundle and the inline transport, a mail that is written under the policy of the guide, a socket that is cut, and a
 * journey on the spare server.
 */
const dist = resolve("dist");
if (!existsSync(join(dist, "gds-widgets.js"))) throw new Error("Build the bundle first: npm run build");

const pageOf = (
  tag: string,
  options: string,
) => `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il sito</title>
  <script>${FINDERS}</script>
  <script type="module">
    import { setTransport } from "/gds-widgets.js";
    import { createInlineMock } from "/mocks.js";
    window.mock = createInlineMock({ apiBase: "${API}", ${options} });
    setTransport("${API}", mock);
  </script>
  <${tag} api-base="${API}" public-features="zones settings"></${tag}></html>`;
/** The association's page and the partner's page share the mock's data. */
const KEPT = "storage: 'persistent', donors: 20";

const spare = await startSpareServer();
const live = await startMockServer({ port: 0, donors: 20 });
const LIVE_PAGE = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il sito</title>
  <script>${FINDERS}
    window.reads = (path) => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(path)).length;
  </script>
  <script type="module" src="/gds-widgets.js"></script>
  <gds-backoffice api-base="${live.apiBase}"></gds-backoffice></html>`;
const SPARE_PAGE = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il sito</title>
  <script>${FINDERS}</script>
  <script type="module" src="/gds-widgets.js"></script>
  <gds-backoffice api-base="${spare.origin}/v2"></gds-backoffice></html>`;

/** A page whose scripts are files, as its policy requires. It records violations of the policy. */
const STRICT_PAGE = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il sito</title>
  <script src="/finders.js"></script>
  <script type="module" src="/strict.js"></script>
  <gds-backoffice api-base="${API}"></gds-backoffice></html>`;
const STRICT = { "Content-Security-Policy": policy("") };
const scripts: Record<string, string> = {
  "/finders.js": `${FINDERS}
    window.reports = [];
    addEventListener("securitypolicyviolation", (event) => reports.push(event.violatedDirective + " " + event.blockedURI));`,
  "/strict.js": `import { setTransport } from "/gds-widgets.js";
    import { createInlineMock } from "/mocks.js";
    setTransport("${API}", createInlineMock({ apiBase: "${API}", ${KEPT} }));`,
};

const pages: Record<string, string> = {
  "/": pageOf("gds-backoffice", "storage: 'memory'"),
  "/association": pageOf("gds-backoffice", KEPT),
  "/partner": pageOf("gds-donor-registration", KEPT),
  "/spare": SPARE_PAGE,
  "/live": LIVE_PAGE,
  "/strict": STRICT_PAGE,
};
const server = await serve(async (_request, path) => {
  const page = pages[path];
  const script = scripts[path];
  if (page !== undefined)
    return { type: "text/html; charset=utf-8", body: page, headers: path === "/strict" ? STRICT : {} };
  return { body: script ?? readFileSync(join(dist, path)) };
});
const JOURNEYS = [
  { name: "a mail that is written", run: (engine: Engine) => mailJourney(engine, `${server.origin}/strict`) },
  { name: "the first journey", run: (engine: Engine) => journey(engine, `${server.origin}/`) },
  {
    name: "a new person's journey on a partner's page",
    run: (engine: Engine) => partnerJourney(engine, `${server.origin}/partner`, `${server.origin}/association`),
  },
  { name: "a socket that is cut", run: (engine: Engine) => liveJourney(engine, `${server.origin}/live`, live) },
  { name: "the spare server's journey", run: (engine: Engine) => spareJourney(engine, `${server.origin}/spare`) },
];

for (const open of [openFirefox, openWebKit]) {
  const engine = await open();
  if ("skipped" in engine) {
    console.log(`skipped  ${engine.skipped}`);
    continue;
  }
  for (const { name, run } of JOURNEYS) {
    const start = Date.now();
    try {
      await run(engine);
      console.log(`passed   ${name} in ${engine.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    } catch (error) {
      process.exitCode = 1;
      console.error(`failed   ${name} in ${engine.name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  await engine.close();
}
await Promise.all([server.close(), spare.close(), live.close()]);
