import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hrefFor, ROUTES, type RouteName } from "../../domain/routes";
import type { Persona } from "../../mocks/index";
import { navigate } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { Office } from "../test-support/office";
import { renderPage, type RenderedPage } from "../test-support/render-page";
import { keepTranslating } from "../test-support/translate";
import { texts } from "./errors/texts";

// loads the code of all pages before the tests, so that no test waits for it
import.meta.glob(["../../features/**/*-page.tsx", "../../features/**/*-pages.(ts|tsx)"], { eager: true });

/** Donors who were born abroad may translate the page in their browser. */

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const IDS: Partial<Record<RouteName, string>> = {
  donorDetails: "d7",
  donorEdit: "d7",
  managerDetails: "u3",
  adminDetails: "u1",
  emailTemplate: "t1",
  emailPerformance: "t1",
  emailEdit: "t1",
  documentFolder: "dir1",
  documentDetails: "doc1",
};

/** The count of calls: if it doesn't change for a while, the page is loaded. */
let calls = 0;
async function show(persona: Persona | null, path: string): Promise<RenderedPage> {
  const page = await renderPage(persona, path, {
    part: <Office />,
    width: 1200,
    answer(_request) {
      calls += 1;
      return undefined;
    },
  });
  await until(page.heading);
  keepTranslating(page.shadow);
  return page;
}

/** @returns a persona with access to a route; null for a signed-out user */
const visitorOf = (name: RouteName): Persona | null => {
  const { guard } = ROUTES[name];
  if (guard === "public" || guard === "signed-out") return null;
  return guard === "staff" || guard === "admin" ? "admin" : "donor";
};

it.each<Persona | null>(["admin", "donor", null])("no route crashes on a translated page (%s)", async (persona) => {
  const page = await show(persona, "/app/dashboard");
  const own = persona && ((await page.callAs(persona, "/auth/me")) as { user: { _id: string } }).user._id;
  for (const name of (Object.keys(ROUTES) as RouteName[]).filter((route) => visitorOf(route) === persona)) {
    navigate(hrefFor(name as "donorDetails", { id: IDS[name] ?? own ?? "" }));
    let before = -1;
    const isLoaded = () => {
      const isQuiet = before === calls;
      before = calls;
      return isQuiet && page.heading() !== undefined;
    };
    await expect.poll(isLoaded, { message: name }).toBe(true);
    expect(page.text(), name).not.toContain(texts.otherHint);
  }
});

it("the row count of a translated list changes when the user opens the next page", async () => {
  const page = await show("admin", "/app/donors");
  const count = () => page.shadow.querySelector("main [aria-live=polite].whitespace-nowrap")?.textContent;
  await expect.poll(count).toBe("1–10 di 60");
  for (const expected of ["11–20 di 60", "21–30 di 60"]) {
    await page.press("button", "Pagina successiva");
    await expect.poll(count).toBe(expected);
  }
});
