import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Before msw's own listeners: only what a page fetches by script is the mock's business. Files, the bundle's among them,
 * would take a detour through the page on their way to it. Where a browser has static routes (Chromium), they don't even
 * wake the worker.
 */
const LEAVE_FILES = `
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
  return `${LEAVE_FILES.trim()}\n\n${script}`;
}
