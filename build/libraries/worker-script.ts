import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Runs before msw's listeners, so that the mock handles only requests of scripts. Files, also those of the bundle, would otherwise
 * go through the page. With static routes (Chromium), files don't even start the worker.
 */
const SKIP_FILES = `
const FILES = ["document", "script", "style", "image", "font"];
addEventListener("install", (event) => {
  const routes = FILES.map((requestDestination) => ({ condition: { requestDestination }, source: "network" }));
  if (event.addRoutes) event.waitUntil(event.addRoutes(routes).catch(() => undefined));
});
addEventListener("fetch", (event) => {
  if (event.request.destination !== "") event.stopImmediatePropagation();
});
`;

/** @returns the service worker of the mock, for the root of a site */
export function workerScript(): string {
  const script = readFileSync(createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"), "utf8");
  return `${SKIP_FILES.trim()}\n\n${script}`;
}
