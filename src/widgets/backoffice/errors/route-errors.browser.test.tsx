import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Persona } from "../../../mocks/index";
import { texts as listTexts } from "../../../shared/lists/texts";
import { pageLocation } from "../../../shared/navigation";
import { renderPage, type RenderedPage, type RenderOptions } from "../../test-support/render-page";
import { openOffice } from "../test-support/visit-routes";

const { navigate } = pageLocation;

/** The screens that replace a page whose main read fails (specification §2). */

let scene: RenderedPage;
const emit = vi.fn();
beforeEach(() => {
  emit.mockClear();
  // React logs the errors that a boundary catches
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const MESSAGE = "Messaggio del server";
const refusal = (status: number, about = "", headers?: HeadersInit) =>
  Response.json({ success: false, message: `${MESSAGE} ${about}`.trim() }, { status, headers });
const heading = () => scene.heading();
const text = () => scene.text();
const rowCount = () => scene.shadow.querySelectorAll("tbody tr").length;
const retryButton = () => scene.getByRole("button", { name: "Riprova" });
const codes = () =>
  emit.mock.calls.filter(([name]) => name === "gds-error").map(([, detail]) => (detail as { code: string }).code);
const fails = (path: string, answer: () => Response | undefined): RenderOptions["answer"] =>
  function answered({ url, method }) {
    return method === "GET" && new URL(url).pathname === `/v2${path}` ? answer() : undefined;
  };
const show = async (persona: Persona, path: string, answer: RenderOptions["answer"]) => {
  scene = await renderPage(persona, path, { answer, emit });
};

/** Each page, and its main read. Neighbours have different reads. */
const PAGES: Partial<Record<Persona, [path: string, read: RegExp][]>> = {
  admin: [
    ["/app/donors?tab=donations", /\/donations$/],
    ["/app/donors/details/d7", /\/donors\/d7$/],
    ["/app/managers/details/u3", /\/users\/u3$/],
    ["/app/donors/edit/d7", /\/donors\/d7$/],
    ["/app/admins/details/u1", /\/users\/u1$/],
    ["/app/emails-template/t1", /\/emails-template\/t1$/],
    ["/app/documents/details/doc1", /\/documents\/doc1$/],
    ["/app/dashboard", /\/stats$/],
  ],
  donor: [
    ["/app/profile/d1", /\/registration\/d1$/],
    ["/app/profile/edit/d1", /\/registration\/d1$/],
    ["/app/dashboard", /\/registration\/d1$/],
  ],
};
it.each(["admin", "donor"] as const)(
  "%s: each page that is refused shows the error screen; the last one appears after “Riprova”",
  async (persona) => {
    let refused: { path: string; read: RegExp } | null = null;
    scene = await openOffice(persona, {
      path: "/app/account-settings", // a page that has none of these reads in the cache
      answer: ({ url, method }) =>
        method === "GET" && refused?.read.test(new URL(url).pathname) ? refusal(403, refused.path) : undefined,
    });
    for (const [path, read] of PAGES[persona]!) {
      refused = { path, read };
      navigate(path);
      await expect.poll(text, { message: path }).toContain(`${MESSAGE} ${path}`);
      expect(heading()).toBe("oh nooo!");
    }
    refused = null;
    await scene.press("button", "Riprova");
    await expect.poll(() => heading() ?? "oh nooo!").not.toBe("oh nooo!");
  },
);

it("a list that is refused shows the server's message, with a link to the dashboard", async () => {
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => refusal(403)),
  );
  for (const expected of ["oh nooo!", "Error", "Looks like there is an error", MESSAGE])
    await expect.poll(text).toContain(expected);
  expect(scene.find("a", "Go back home").getAttribute("href")).toMatch(/#\/app\/dashboard$/);
  await expect.poll(codes).toEqual(["page-403"]);
});

it("a server that is down is retried three times without an alert; then the page shows the error", async () => {
  let calls = 0;
  let shadow: ShadowRoot | null = null;
  const alerts: Element[] = [];
  const down = () => {
    calls += 1;
    alerts.push(...(shadow?.querySelectorAll("[role=alert]") ?? []));
    return refusal(503, "", { "Retry-After": "1" });
  };
  await show("admin", "/app/donors", fails("/donors", down));
  ({ shadow } = scene);
  await expect.poll(heading).toBe("Looks like our API is down");
  expect(calls).toBe(4);
  expect(alerts).toEqual([]);
  expect(codes()).toEqual(["page-503"]);
});

it("a single 500 is retried and never shown", async () => {
  let calls = 0;
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => ((calls += 1) === 1 ? refusal(500) : undefined)),
  );
  await expect.poll(rowCount).toBeGreaterThan(5);
  expect(emit).not.toHaveBeenCalled();
});

it("after a long Retry-After there is no automatic retry, and the page says when to try again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T19:41:05Z") });
  let calls = 0;
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => ((calls += 1), refusal(503, "", { "Retry-After": "120" }))),
  );
  await expect.poll(heading).toBe("Looks like our API is down");
  await expect.poll(text).toContain("Riprova alle 20:43:05");
  expect(calls).toBe(1);
});

it("if a refresh fails, the rows stay and a notice appears above them", async () => {
  let failing = false;
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => (failing ? refusal(403) : undefined)),
  );
  await expect.poll(rowCount).toBeGreaterThan(5);
  failing = true;
  window.dispatchEvent(new Event("online"));
  await expect.poll(text).toContain(listTexts.refreshFailed);
  expect(text()).not.toContain("oh nooo!");
  expect(rowCount()).toBeGreaterThan(5);
  failing = false;
  (retryButton().element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(text).not.toContain(listTexts.refreshFailed);
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
});

it("the registry of an association without donors says what it will contain", async () => {
  scene = await renderPage("admin", "/app/donors", { donors: 0 });
  await expect.poll(text).toContain("Qui vivranno i tuoi donatori");
});

it("a failure without a status shows a notice with “Riprova” in the page", async () => {
  await show("admin", "/app/donors", (request) =>
    request.url.includes("/v2/donors") ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
  );
  await expect.poll(text).toContain("Il servizio non risponde. Riprova fra poco.");
  expect(text()).not.toContain("oh nooo!");
  await expect.element(retryButton()).toBeVisible();
});
