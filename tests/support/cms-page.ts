import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { API, type Host } from "./host-page";

/** Reads a file of the built bundle, as an optimizer does that copies it. */
export const bundleFile = (name: string): string => readFileSync(resolve("dist", name), "utf8");

interface CmsPage {
  head: string;
  body: string;
  headers?: Record<string, string>;
}

/** Opens a page with the markup that a CMS and its optimizers deliver, and nothing else. The API knows no user. */
export async function openCmsPage(page: Page, host: Host, { head, body, headers }: CmsPage): Promise<void> {
  await page.route(`${API}/**`, (route) =>
    route.fulfill({
      status: 401,
      json: { success: false, message: "Accesso richiesto" },
      headers: { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" },
    }),
  );
  const html = `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Il club</title>${head}</head><body>${body}</body></html>`;
  await page.goto(host.put("cms.html", html, headers));
}

/** @returns what our scripts have written to the page's console so far */
export function watchConsole(page: Page): () => string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    // statuses aren't looked for: a message of ours may name an address whose port has the digits 401
    if (text.includes("gds") && !text.startsWith("Failed to load resource")) said.push(text);
  });
  page.on("pageerror", (error) => said.push(error.message));
  return () => [...said];
}
