import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Persona } from "../../../mocks/index";
import { texts as listTexts } from "../../../shared/lists/texts";
import { renderPage, type RenderedPage, type RenderOptions } from "../../test-support/render-page";

/** What stands in a page's place when the read that it is about fails and there is nothing to show (specification §2). */

let scene: RenderedPage;
const emit = vi.fn();
beforeEach(() => {
  emit.mockClear();
  // React tells the console of what a boundary catches
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
const text = () => scene.shadow.querySelector(".gds-app")?.textContent ?? "";
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

const SCREENS: [status: number, words: string[]][] = [
  [401, ["You aren't authorized to see this"]],
  [403, ["oh nooo!", "Error", "Looks like there is an error", MESSAGE]],
  [418, ["Una teiera"]],
  [404, ["Page not found", "Please check the URL in the address bar and try again."]],
];
it.each(SCREENS)(
  "a list that is answered with %i shows the screen of that status, and the way home",
  async (status, words) => {
    await show(
      "admin",
      "/app/donors",
      fails("/donors", () => refusal(status)),
    );
    for (const word of words) await expect.poll(text).toContain(word);
    expect(scene.find("a", "Go back home").getAttribute("href")).toMatch(/#\/app\/dashboard$/);
    // the page is told once the screen is there
    await expect.poll(codes).toEqual([`page-${status}`]);
  },
);

it.each(PAGES)("%s that is refused shows it, too, and is there after “Riprova”", async (_page, persona, path, read) => {
  let failing = true;
  await show(
    persona,
    path,
    fails(read, () => (failing ? refusal(403) : undefined)),
  );
  await expect.poll(heading).toBe("oh nooo!");
  failing = false;
  await userEvent.click(scene.find("button", "Riprova"));
  await expect.poll(() => heading() ?? "oh nooo!").not.toBe("oh nooo!");
});

it.each([
  ["home", "/app/dashboard"],
  ["profile", "/app/profile/u-donor"],
  ["form", "/app/profile/edit/u-donor"],
])("a donor's own %s shows the screen of its status, too", async (_page, path) => {
  const answer: RenderOptions["answer"] = ({ url }) => (/\/registration\//.test(url) ? refusal(403) : undefined);
  scene = await renderPage("donor", path, { part: null, answer, emit });
  const id = (await scene.callAs("donor", "/auth/me")) as { user: { _id: string } };
  await show("donor", path.replace("u-donor", id.user._id), answer);
  await expect.poll(heading).toBe("oh nooo!");
  expect(text()).toContain(MESSAGE);
});

it("a server that is down is asked three times more, quietly; then the page says so", async () => {
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

it("one 500 that passes is never seen", async () => {
  let calls = 0;
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => ((calls += 1) === 1 ? refusal(500) : undefined)),
  );
  await expect.poll(() => scene.shadow.querySelectorAll("tbody tr").length, { timeout: 5_000 }).toBeGreaterThan(5);
  expect(emit).not.toHaveBeenCalled();
});

it("a server that asks for a longer wait than ours isn't tried by itself, and the page says until when", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T19:41:05Z") });
  let calls = 0;
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => ((calls += 1), refusal(503, { "Retry-After": "120" }))),
  );
  await expect.poll(heading).toBe("Looks like our API is down");
  expect(text()).toContain("Riprova alle 20:43:05");
  expect(calls).toBe(1);
});

it("with rows on the screen the notice stands in their place or above them, and the page stays", async () => {
  let failing = false;
  await show(
    "admin",
    "/app/donors",
    fails("/donors", () => (failing ? refusal(403) : undefined)),
  );
  await expect.poll(() => scene.shadow.querySelectorAll("tbody tr").length).toBeGreaterThan(5);
  failing = true;
  window.dispatchEvent(new Event("online"));
  await expect.poll(text).toContain(listTexts.refreshFailed);
  expect(text()).not.toContain("oh nooo!");
  expect(scene.shadow.querySelectorAll("tbody tr").length).toBeGreaterThan(5);
  failing = false;
  scene.find("button", "Riprova").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(text).not.toContain(listTexts.refreshFailed);
  await expect.poll(() => scene.focused()?.tagName).toBe("H1");
});

it("an association without donors is told what will be here", async () => {
  scene = await renderPage("admin", "/app/donors", { donors: 0 });
  await expect.poll(text).toContain("Qui vivranno i tuoi donatori");
});

it("without a status the notice stands in the page, at once, with “Riprova”", async () => {
  await show("admin", "/app/donors", (request) =>
    request.url.includes("/v2/donors") ? Promise.reject(new TypeError("Failed to fetch")) : undefined,
  );
  await expect.poll(text).toContain("Manca la connessione. Controlla la rete e riprova.");
  expect(text()).not.toContain("oh nooo!");
  expect(scene.find("button", "Riprova")).toBeTruthy();
});
