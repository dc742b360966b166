import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

/**
 * Checks in the built bundle which page each role gets, for one page of each kind of decisions §6.
 * `src/domain/access.test.ts` checks the whole table, `routes.test.ts` every address. "=" is the page of the address ("Page
 * not found" if it doesn't exist), "401" an error screen at the address, and other values the route of a redirect, which
 * replaces the entry of the history.
 */
const PEOPLE = ["", "pending", "director"] as const;
type Person = (typeof PEOPLE)[number];

const LOGIN = "/auth/login";
const HOME = "/app/dashboard";
const own = "OWN"; // stands for the person's own id

/** The only one of these pages that a director's ability allows (decisions §3). */
const DIRECTOR_READS = "/app/donors";

function expected(path: string, who: Person): string {
  const home = who === "pending" ? "/registration" : HOME;
  if (path === "/" || path === "/auth/validate" || path === "/auth/confirm-email" || path === "/nowhere") return "=";
  if (path.startsWith("/auth/")) return who === "" ? "=" : home;
  if (who === "") return LOGIN;
  if (path === "/registration") return who === "pending" ? "=" : HOME;
  if (path === "/app" || path === HOME) return who === "pending" ? "/registration" : "=";
  if (path === "/app/documents") return "=";
  if (path.startsWith("/app/profile")) {
    // the profile of an unknown user is a 404 for staff
    return who === "pending" && !path.endsWith(own) ? home : "=";
  }
  if (who === "pending") return home;
  return path === DIRECTOR_READS ? "=" : "401";
}

const PATHS = [
  "/",
  LOGIN,
  "/auth/confirm-email",
  "/registration",
  "/nowhere",
  "/app",
  HOME,
  DIRECTOR_READS,
  "/app/donors/create",
  "/app/managers/details/u1",
  `/app/profile/${own}`,
  `/app/profile/${own}x`,
  "/app/documents",
];

/** Records the routes of the event `gds-navigate`. */
const listen = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener("gds-navigate", (event) => {
      document.body.dataset.shown = (event as CustomEvent<{ path: string }>).detail.path;
    });
  });

// A visitor, a user who is redirected and a user who is refused cover all kinds of outcomes.
for (const who of PEOPLE)
  test(`${who || "signed out"}: each address leads to the right page, and "back" never stops at a redirect`, async ({
    page,
    transport,
    office,
  }) => {
    test.slow();
    let id = "nobody";
    await transport.open(page, { query: who ? { persona: who } : {} });
    await listen(page);
    await page.evaluate(() => (location.hash = "#/nowhere"));
    await expect(page.locator("body")).toHaveAttribute("data-shown", "/nowhere");
    if (who) {
      // signed-in users can open this page
      await page.evaluate(() => (location.hash = "#/app/account-settings"));
      await expect(office.account(`${who}@gds.example`)).toBeVisible();
      id = await page.evaluate(() => {
        const token = /auth_token=([^;.]+)/.exec(document.cookie)?.[1] ?? "";
        const { sub } = JSON.parse(atob(token.replaceAll("-", "+").replaceAll("_", "/"))) as { sub: string };
        return sub;
      });
    }

    for (const pattern of PATHS) {
      const path = pattern.replace(own, id);
      const lands = expected(pattern, who).replace(own, id);
      const target = lands === "=" || lands === "401" ? path : lands;
      await test.step(`${pattern} → ${lands}`, async () => {
        const entries = await page.evaluate(() => {
          delete document.body.dataset.shown;
          return history.length;
        });
        await page.evaluate((route) => (location.hash = `#${route}`), path);
        await expect(page.locator("body")).toHaveAttribute("data-shown", target);
        expect(await page.evaluate(() => location.hash)).toBe(`#${target}`);
        // a redirect adds no entry to the history
        expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(Math.min(entries + 1, 50));
        const refused = page.getByRole("heading", { name: "You aren't authorized to see this" });
        await expect(refused).toHaveCount(lands === "401" ? 1 : 0);
      });
    }

    await test.step("“back” returns to the page before, not to an address that redirects", async () => {
      await page.evaluate(() => (location.hash = "#/app/documents"));
      await page.evaluate(() => (location.hash = "#/nowhere"));
      await expect(page.locator("body")).toHaveAttribute("data-shown", "/nowhere");
      await page.goBack();
      await expect(page.locator("body")).toHaveAttribute("data-shown", who ? "/app/documents" : LOGIN);
    });
  });
