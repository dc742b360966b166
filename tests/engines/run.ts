import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { API } from "../support/host-page";
import { serve } from "../support/static-server";
import { openFirefox } from "./firefox";
import { FINDERS, journey } from "./journey";
import { openWebKit } from "./webkit";

/** `npm run test:engines`: the first journey in Firefox and in Safari's engine, on the bundle and the inline transport. */
const dist = resolve("dist");
if (!existsSync(join(dist, "gds-widgets.js"))) throw new Error("Build the bundle first: npm run build");

const PAGE = `<!doctype html><html lang="it"><meta charset="utf-8"><title>Il sito</title>
  <script>${FINDERS}</script>
  <script type="module">
    import { setTransport } from "/gds-widgets.js";
    import { createInlineMock } from "/mocks.js";
    setTransport("${API}", createInlineMock({ apiBase: "${API}", storage: "memory" }));
  </script>
  <gds-backoffice api-base="${API}"></gds-backoffice></html>`;

const server = await serve(async (_request, path) =>
  path === "/" ? { type: "text/html; charset=utf-8", body: PAGE } : { body: readFileSync(join(dist, path)) },
);

for (const open of [openFirefox, openWebKit]) {
  const engine = await open();
  if ("skipped" in engine) {
    console.log(`skipped  ${engine.skipped}`);
    continue;
  }
  const start = Date.now();
  try {
    await journey(engine, `${server.origin}/`);
    console.log(`passed   the first journey in ${engine.name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`failed   ${engine.name}: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await engine.close();
  }
}
await server.close();
