import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Router } from "wouter";
import { connect } from "../../api/connection";
import { AbilityProvider } from "../../api/react/ability";
import { setTransport } from "../../api/transport";
import { romeDay } from "../../domain/days";
import { wireFilter } from "../../domain/filter/wire";
import { formatFullDate } from "../../domain/format";
import { createInlineMock, PASSWORD, personaEmail, type Persona } from "../../mocks/index";
import { stage, type Rendered } from "../../ui/test-support";
import { Connected } from "../../widgets/shared/connected";
import { readQuestion } from "../lists/question";
import { entryState, navigate, useHashLocation, useHashSearch } from "../navigation";
import { DashboardPage } from "./dashboard-page";
import { texts } from "./texts";

let count = 0;
let apiBase: string;
let scene: Rendered;
let leave: () => void;
let mock: ReturnType<typeof createInlineMock>;

/** A real API in memory, somebody of the staff signed in, and the page at an address. */
async function open(persona: Persona, query: string) {
  const options = { apiBase, socketUrl: null, tokenStorage: "memory" } as const;
  const joined = connect(options);
  leave = joined.leave;
  await joined.connection.session.signIn({ email: personaEmail(persona), password: PASSWORD, recaptchaToken: "test" });
  navigate(`/app/dashboard?${query}`);
  scene = await stage(
    <Router hook={useHashLocation} searchHook={useHashSearch}>
      <Connected {...options} emit={() => undefined}>
        <AbilityProvider loading={null} failed={(error) => error.message}>
          <DashboardPage />
        </AbilityProvider>
      </Connected>
    </Router>,
  );
  await expect.poll(() => scene.shadow.querySelector("li")).toBeTruthy();
}

beforeEach(() => {
  apiBase = `https://dashboard-${(count += 1)}.example/v2`;
  mock = createInlineMock({ apiBase, donors: 200, storage: "memory" });
  setTransport(apiBase, mock);
});
afterEach(async () => {
  await scene.remove();
  leave();
  history.replaceState(null, "", location.pathname + location.search);
});

/** How many donors the first figure counts. */
const donors = () => Number(/\d+/.exec(scene.find("li", texts.donors).textContent ?? "")?.[0]);
const figures = () => (scene.shadow.querySelector("li") ? donors() : 0);
const zones = () => scene.shadow.querySelector<HTMLSelectElement>(`select[aria-label="${texts.zone}"]`);

it("shows everybody where the address names a zone that there isn't", async () => {
  await open("admin", "area=Nowhere");
  await expect.poll(zones).toBeTruthy();
  expect(zones()?.selectedOptions[0]?.textContent).toBe(texts.allZones);
  await expect.poll(figures).toBeGreaterThan(100);
});

it("shows the zone of the address, then the one that is chosen, which the address names", async () => {
  await open("admin", "area=Bergamo");
  await expect.poll(() => zones()?.value).toBe("Bergamo");
  const ofBergamo = donors();
  await userEvent.selectOptions(zones()!, texts.allZones);
  await expect.poll(figures).toBeGreaterThan(ofBergamo);
  await userEvent.selectOptions(zones()!, "Bergamo");
  await expect.poll(figures).toBe(ofBergamo);
  expect(location.hash).toBe("#/app/dashboard?area=Bergamo");
});

it("believes the address while the zones can't be read", async () => {
  await open("admin", "area=Bergamo");
  await expect.poll(() => zones()?.value).toBe("Bergamo");
  const ofBergamo = donors();
  await scene.remove();
  leave();
  setTransport(apiBase, {
    ...mock,
    fetch: (request) =>
      request.url.endsWith("/zones")
        ? Promise.resolve(Response.json({ success: false, message: "no" }, { status: 404 }))
        : mock.fetch(request),
  });
  await open("admin", "area=Bergamo");
  await expect.poll(figures).toBe(ofBergamo);
});

it("offers every zone to those who may read every zone's figures", async () => {
  await open("director", "");
  await expect.poll(() => zones()?.options.length).toBeGreaterThan(2);
});

it("offers no choice to a manager, who may read the own zone's only", async () => {
  await open("manager", "area=Nowhere");
  await expect.poll(figures).toBeGreaterThan(0);
  expect(zones()).toBeNull();
});

it("says the new day after midnight in Rome, however long it has stood open", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T22:58:00Z") });
  await open("admin", "");
  expect(scene.shadow.textContent).toContain(formatFullDate("2026-11-20"));
  vi.setSystemTime(new Date("2026-11-20T23:05:00Z"));
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => scene.shadow.textContent).toContain(formatFullDate("2026-11-21"));
  vi.useRealTimers();
});

/** Lets another server answer `/stats`: without what the specification doesn't ask for. */
const withStats = (change: (stats: Record<string, unknown>) => void) =>
  setTransport(apiBase, {
    ...mock,
    async fetch(request) {
      const response = await mock.fetch(request);
      if (!new URL(request.url).pathname.endsWith("/stats")) return response;
      const body = (await response.json()) as { stats: Record<string, unknown> };
      change(body.stats);
      return Response.json(body);
    },
  });
const groups = () => [...scene.shadow.querySelectorAll(`ul[aria-label="${texts.mayDonateByGroup}"] > li`)];
const figure = (text: string | null | undefined) => Number(/\d+/.exec(text ?? "")?.[0]);

it("says who may donate today: the groups add up, and a negative one stands beside its positive one", async () => {
  await open("admin", "");
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  const names = groups().map((cell) => /[\dAB]+[+-]|ND/.exec(cell.textContent ?? "")?.[0]);
  expect(names.slice(0, 2)).toEqual(["0-", "0+"]);
  const counts = groups().map((cell) => figure(cell.querySelector("b")?.textContent));
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(0);
  expect(scene.find("a", texts.seeThose(total, String(total))).getAttribute("href")).toMatch(/#\/app\/donors/);
});

it("a figure leads to the rows that it counts, and the address tells nothing of them", async () => {
  await open("admin", "area=Bergamo");
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  const cell = groups().find((one) => one.querySelector("a"));
  cell?.querySelector("a")?.click();
  expect(location.hash).toBe("#/app/donors?sort=lastDonationDate");
  const { filter } = readQuestion(entryState());
  expect(JSON.stringify(filter?.rules)).toContain('"bloodGroup"');
  const query = new URLSearchParams({
    limit: "1",
    queryFilters: JSON.stringify(wireFilter(filter!, romeDay(new Date()))),
  });
  const { authToken } = await mock.control.signIn("admin");
  const headers = { Authorization: `Bearer ${authToken}` };
  const answer = await mock.fetch(new Request(`${apiBase}/donors?${query}`, { headers }));
  const { total } = (await answer.json()) as { total: number };
  expect(total).toBe(figure(cell?.querySelector("b")?.textContent));
});

it("hides who may donate where the server doesn't count them", async () => {
  withStats((stats) => (stats.bloodGroups = [{ group: "0+", count: 5 }]));
  await open("admin", "");
  expect(scene.shadow.textContent).toContain(texts.bloodGroups);
  expect(scene.shadow.textContent).not.toContain(texts.mayDonate);
});

it("names three whom to call first, and how to call them", async () => {
  await open("admin", "");
  await expect.poll(() => scene.shadow.querySelectorAll(`ul[aria-label="${texts.waiting}"] li`).length).toBe(3);
  const call = scene.shadow.querySelector<HTMLAnchorElement>(`ul[aria-label="${texts.waiting}"] a`);
  expect(call?.getAttribute("href")).toMatch(/^tel:\+?\d+$/);
});
