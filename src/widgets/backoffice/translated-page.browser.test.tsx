import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ROUTES, type RouteName } from "../../domain/routes";
import { pageLocation } from "../../shared/navigation";
import { keepTranslating } from "../test-support/translate";
import { openOffice, visitRoutes } from "./test-support/visit-routes";

const { navigate } = pageLocation;

/** Donors who were born abroad may translate the page in their browser. */

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const routesOf = (...guards: (typeof ROUTES)[RouteName]["guard"][]) =>
  (Object.keys(ROUTES) as RouteName[]).filter((name) => guards.includes(ROUTES[name].guard));

it("no page of the staff crashes when it is translated, and the count of rows changes with the page of a list", async () => {
  const page = await openOffice("admin");
  keepTranslating(page.shadow);
  await visitRoutes(page, "admin", routesOf("staff"));
  navigate("/app/donors");
  const count = () => page.shadow.querySelector("main [aria-live=polite].whitespace-nowrap")?.textContent;
  await expect.poll(count).toBe("1–10 di 60");
  for (const expected of ["11–20 di 60", "21–30 di 60"]) {
    await page.press("button", "Pagina successiva");
    await expect.poll(count).toBe(expected);
  }
});

it.each([
  ["an administrator", "admin", routesOf("admin")],
  ["a donor", "donor", routesOf("dashboard", "own-profile", "member", "registration")],
  ["a signed-out visitor", null, routesOf("public", "signed-out")],
] as const)("no page of %s crashes when it is translated", async (_, persona, names) => {
  const page = await openOffice(persona);
  keepTranslating(page.shadow);
  await visitRoutes(page, persona, names);
});
