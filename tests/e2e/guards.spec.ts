import type { Page } from "@playwright/test";
import { expect, test } from "./support/test";

/**
 * Who lands where, on the built bundle: one page of each kind of decisions §6. `src/domain/access.test.ts` checks every
 * cell, `routes.test.ts` every address. "=" is the screen itself (for a page that doesn't
 * exist yet "Page not found"), "401" a refusal in its place, anything else where one is sent, in place of the entry.
 */
const PEOPLE = ["", "pending", "director"] as const;
type Person = (typeof PEOPLE)[number];

const LOGIN = "/auth/login";
const HOME = "/app/dashboard";
const own = "OWN"; // stands for the person's own id

/** The director's ability reads donors and nothing else of these (decisions §3). */
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
    // a profile that nobody has is the staff's 404, at its own address
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

/** Notes the screens that the back office says it shows. */
const listen = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener("gds-navigate", (event) => {
      document.body.dataset.shown = (event as CustomEvent<{ path: string }>).detail.path;
    });
  });

// One signed out, one who is led elsewhere, and one who meets refusals: with them each kind of outcome is met.
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
      // only a signed-in person has somewhere else to be than the form
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
        // the entry that was asked for is the one where one is: nothing lies between
        expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(Math.min(entries + 1, 50));
        const refused = page.getByRole("heading", { name: "You aren't authorized to see this" });
        await expect(refused).toHaveCount(lands === "401" ? 1 : 0);
      });
    }

    await test.step("back comes to the page before, not to an address that redirects", async () => {
      await page.evaluate(() => (location.hash = "#/app/documents"));
      await page.evaluate(() => (location.hash = "#/nowhere"));
      await expect(page.locator("body")).toHaveAttribute("data-shown", "/nowhere");
      await page.goBack();
      await expect(page.locator("body")).toHaveAttribute("data-shown", who ? "/app/documents" : LOGIN);
    });
  });
