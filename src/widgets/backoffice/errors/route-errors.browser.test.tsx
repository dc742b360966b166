import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Persona } from "../../../mocks/index";
import { texts as listTexts } from "../../../shared/lists/texts";
import { renderPage, type RenderedPage, type RenderOptions } from "../../test-support/render-page";

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
const refusal = (status: number, headers?: HeadersInit) =>
  Response.json({ success: false, message: MESSAGE }, { status, headers });
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

const PAGES: [page: string, persona: Persona, path: string, read: string][] = [
  ["the dashboard", "admin", "/app/dashboard", "/stats"],
  ["the registry", "admin", "/app/donors", "/donors"],
  ["its donations", "admin", "/app/donors?tab=donations", "/donations"],
  ["a record", "manager", "/app/donors/details/d7", "/donors/d7"],
  ["a record's form", "manager", "/app/donors/edit/d7", "/donors/d7"],
  ["a manager's details", "admin", "/app/managers/details/u3", "/users/u3"],
  ["an administrator's details", "admin", "/app/admins/details/u1", "/users/u1"],
  ["an e-mail template", "manager", "/app/emails-template/t1", "/emails-template/t1"],
  ["a document", "admin", "/app/documents/details/doc1", "/documents/doc1"],
];

const SCREENS: [status: number, texts: string[]][] = [
  [401, ["You aren't authorized to see this"]],
  [403, ["oh nooo!", "Error", "Looks like there is an error", MESSAGE]],
  [418, ["Una teiera"]],
  [404, ["Page not found", "Please check the URL in the address bar and try again."]],
];
it.each(SCREENS)(
  "a list that fails with %i shows the screen of that status, with a link to the dashboard",
  async (status, texts) => {
    await show(
      "admin",
      "/app/donors",
      fails("/donors", () => refusal(status)),
    );
    for (const expected of texts) await expect.poll(text).toContain(expected);
    expect(scene.find("a", "Go back home").getAttribute("href")).toMatch(/#\/app\/dashboard$/);
    await expect.poll(codes).toEqual([`page-${status}`]);
  },
);

it.each(PAGES)(
  "%s that is refused shows the error screen, and appears after “Riprova”",
  async (_page, persona, path, read) => {
    let failing = true;
    await show(
      persona,
      path,
      fails(read, () => (failing ? refusal(403) : undefined)),
    );
    await expect.poll(heading).toBe("oh nooo!");
    failing = false;
    await userEvent.click(retryButton());
    await expect.poll(() => heading() ?? "oh nooo!").not.toBe("oh nooo!");
  },
);

it.each([
  ["home", "/app/dashboard"],
  ["profile", "/app/profile/u-donor"],
  ["form", "/app/profile/edit/u-donor"],
])("a donor's own %s shows the error screen of the status, too", async (_page, path) => {
  const answer: RenderOptions["answer"] = ({ url }) => (/\/registration\//.test(url) ? refusal(403) : undefined);
  scene = await renderPage("donor", path, { part: null, answer, emit });
  const id = (await scene.callAs("donor", "/auth/me")) as { user: { _id: string } };
  await show("donor", path.replace("u-donor", id.user._id), answer);
  await expect.poll(heading).toBe("oh nooo!");
  expect(text()).toContain(MESSAGE);
});

it("a server that is down is retried three times without an alert; then the page shows the error", async () => {
  let calls = 0;
  const alerts: boolean[] = [];
  const down = () => {
    calls += 1;
    alerts.push(scene?.shadow.querySelector("[role=alert]") !== null);
    return refusal(503, { "Retry-After": "1" });
  };
  scene = await renderPage("admin", "/app/donors", { part: null });
  await show("admin", "/app/donors", fails("/donors", down));
  await expect.poll(heading, { timeout: 8_000 }).toBe("Looks like our API is down");
  expect(calls).toBe(4);
  expect(alerts).not.toContain(true);
  expect(codes()).toEqual(["page-503"]);
});

it("a single 500 is retried and never shown", async () => {
  let calls = 0;
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => ((calls += 1) === 1 ? refusal(500) : undefined)),
  );
  await expect.poll(rowCount, { timeout: 5_000 }).toBeGreaterThan(5);
  expect(emit).not.toHaveBeenCalled();
});

it("after a long Retry-After there is no automatic retry, and the page says when to try again", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T19:41:05Z") });
  let calls = 0;
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => ((calls += 1), refusal(503, { "Retry-After": "120" }))),
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
