import { userEvent } from "vitest/browser";
import { afterEach, expect, it, vi } from "vitest";
import { romeDay } from "../../domain/dates/days";
import type { FilterGroup } from "../../domain/filter/filter";
import { wireFilter } from "../../domain/filter/wire/wire";
import { formatFullDate } from "../../domain/format";
import type { InlineMock, Persona } from "../../mocks/index";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { readListQuery } from "../../shared/lists/query/list-query";
import { pageLocation } from "../../shared/navigation";
import { stepTexts as nextSteps } from "./next-steps-texts";
import { until } from "../../ui/test-support";
import { DashboardPage } from "./dashboard-page";
import { texts } from "./texts";

const { entryState } = pageLocation;

let scene: RenderedPage;

/** Opens the dashboard and waits for its statistics. */
async function open(persona: Persona, query: string, answer?: RenderOptions["answer"], width?: number) {
  scene = await renderPage(persona, `/app/dashboard?${query}`, { donors: 200, answer, width });
  await expect.poll(() => scene.shadow.querySelector("li")).toBeTruthy();
}
afterEach(() => void vi.useRealTimers());

/** The count of the first tile. */
const donors = () => Number(/\d+/.exec(scene.find("li", texts.donors).textContent ?? "")?.[0]);
const counts = () => (scene.shadow.querySelector("li") ? donors() : 0);
const zones = () => scene.shadow.querySelector<HTMLSelectElement>(`select[aria-label="${texts.zone}"]`);

it("shows all zones if the zone of the address doesn't exist", async () => {
  await open("admin", "area=Nowhere");
  await expect.poll(zones).toBeTruthy();
  expect(zones()?.selectedOptions[0]?.textContent).toBe(texts.allZones);
  await expect.poll(counts).toBeGreaterThan(100);
});

it("shows the zone of the address, and puts a selected zone into the address", async () => {
  await open("admin", "area=Bergamo");
  await expect.poll(() => zones()?.value).toBe("Bergamo");
  const ofBergamo = donors();
  await userEvent.selectOptions(zones()!, texts.allZones);
  await expect.poll(counts).toBeGreaterThan(ofBergamo);
  await userEvent.selectOptions(zones()!, "Bergamo");
  await expect.poll(counts).toBe(ofBergamo);
  expect(location.hash).toBe("#/app/dashboard?area=Bergamo");
});

it("uses the zone of the address if the zones can't be read", async () => {
  await open("admin", "area=Bergamo");
  await expect.poll(() => zones()?.value).toBe("Bergamo");
  const ofBergamo = donors();
  await scene.show(null);
  await open("admin", "area=Bergamo", ({ url }) =>
    url.endsWith("/zones") ? Response.json({ success: false, message: "no" }, { status: 404 }) : undefined,
  );
  await expect.poll(counts).toBe(ofBergamo);
});

it("offers all zones to a director", async () => {
  await open("director", "");
  await expect.poll(() => zones()?.options.length).toBeGreaterThan(2);
});

it("offers no select to a manager, who may only read their own zone", async () => {
  await open("manager", "area=Nowhere");
  await expect.poll(counts).toBeGreaterThan(0);
  expect(zones()).toBeNull();
});

it("shows the new date after midnight in Rome", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T22:58:00Z") });
  await open("admin", "");
  expect(scene.text()).toContain(formatFullDate("2026-11-20"));
  vi.setSystemTime(new Date("2026-11-20T23:05:00Z"));
  window.dispatchEvent(new Event("focus"));
  await expect.poll(scene.text).toContain(formatFullDate("2026-11-21"));
});

/** Changes the mock's response to `/stats`. */
const withStats =
  (change: (stats: Record<string, unknown>) => void): RenderOptions["answer"] =>
  (request, mock) =>
    new URL(request.url).pathname.endsWith("/stats") ? changed(request, mock, change) : undefined;
async function changed(request: Request, mock: InlineMock, change: (stats: Record<string, unknown>) => void) {
  const body = (await (await mock.fetch(request)).json()) as { stats: Record<string, unknown> };
  change(body.stats);
  return Response.json(body);
}
const groups = () => [...scene.shadow.querySelectorAll(`ul[aria-label="${texts.mayDonateByGroup}"] > li`)];
const numberIn = (text: string | null | undefined) => Number(/\d+/.exec(text ?? "")?.[0]);

it("shows how many may donate today by group, negative groups before positive ones, and the total", async () => {
  await open("admin", "");
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  const names = groups().map((cell) => /[\dAB]+[+-]|ND/.exec(cell.textContent ?? "")?.[0]);
  expect(names.slice(0, 2)).toEqual(["0-", "0+"]);
  const counts = groups().map((cell) => numberIn(cell.querySelector("b")?.textContent));
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(0);
  expect(scene.find("a", texts.seeDonors(total)).getAttribute("href")).toMatch(/#\/app\/donors/);
});

it("the counts are all beside or all below their groups, at any width and for large numbers", async () => {
  const counted = withStats((stats) => {
    const counts = (at: number) => ({ count: at % 2 ? 7 : 2500, mayDonate: at % 2 ? 3 : 2500 });
    stats.bloodGroups = (stats.bloodGroups as object[]).map((group, at) => ({ ...group, ...counts(at) }));
  });
  await open("admin", "", counted);
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  for (const width of [520, 960, 1134]) {
    scene.host.style.width = `${width}px`;
    const places = groups().map((cell) => {
      const [tag, counts] = cell.firstElementChild!.children;
      return counts!.getBoundingClientRect().top >= tag!.getBoundingClientRect().bottom;
    });
    expect(new Set(places).size, `${width} px`).toBe(1);
    expect(groups().filter((cell) => cell.scrollWidth > cell.clientWidth)).toEqual([]);
  }
});

it("a count links to its donors, without the filter in the address", async () => {
  await open("admin", "area=Bergamo");
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  const cell = groups().find((one) => one.querySelector("a"));
  const shown = numberIn(cell?.querySelector("b")?.textContent);
  cell?.querySelector("a")?.click();
  expect(location.hash).toBe("#/app/donors?sort=lastDonationDate");
  const { filter } = readListQuery(entryState());
  expect(JSON.stringify(filter?.rules)).toContain('"bloodGroup"');
  const queryFilters = JSON.stringify(wireFilter(filter!, romeDay(new Date())));
  const { total } = (await scene.session.call("/donors", { query: { limit: 1, queryFilters } })) as { total: number };
  expect(total).toBe(shown);
});

it("hides the card of who may donate if the server doesn't count these donors", async () => {
  await open(
    "admin",
    "",
    withStats((stats) => (stats.bloodGroups = [{ group: "0+", count: 5 }])),
  );
  expect(scene.text()).toContain(texts.bloodGroups);
  expect(scene.text()).not.toContain(texts.mayDonate);
});

it("lists three donors to call first, with phone links", async () => {
  await open("admin", "");
  await expect.poll(() => scene.shadow.querySelectorAll(`ul[aria-label="${texts.waiting}"] li`).length).toBe(3);
  const call = scene.shadow.querySelector<HTMLAnchorElement>(`ul[aria-label="${texts.waiting}"] a`);
  expect(call?.getAttribute("href")).toMatch(/^tel:\+?\d+$/);
});

const documents = () => [...scene.shadow.querySelectorAll("a[href$='#/app/documents']")];
const cards = () => [...scene.shadow.querySelectorAll("section h2")].map((title) => title.textContent);

it("shows a director the documents, which aren't in their menu", async () => {
  await open("director", "");
  await expect.poll(documents).toHaveLength(1);
  await expect.poll(scene.text).toContain("Modulo di iscrizione 2026");
  expect(scene.text()).not.toContain("Convenzione Centro Trasfusionale");
  expect(cards()).toContain("Documenti");
  await scene.remove();
  // staff have a menu
  await open("admin", "");
  await expect.poll(cards).toContain(nextSteps.title);
  expect([documents(), cards().includes("Documenti")]).toEqual([[], false]);
});

it("shows no documents without their feature", async () => {
  scene = await renderPage("director", "/app/dashboard", { features: ["stats"] });
  await expect.poll(() => scene.shadow.querySelector("li")).toBeTruthy();
  expect([documents(), cards().includes("Documenti")]).toEqual([[], false]);
});

it("without computed fields the counts of who may donate aren't links", async () => {
  scene = await renderPage("admin", "/app/dashboard", { features: ["stats"] });
  await card(texts.mayDonate);
  expect(groups().length).toBeGreaterThan(0);
  expect(groups().filter((group) => group.querySelector("a"))).toEqual([]);
  expect(heading(texts.mayDonate)?.closest("section")?.querySelector("a")).toBeNull();
});

it("without features there are no statistics and no next steps", async () => {
  scene = await renderPage("admin", "/app/dashboard", { features: [] });
  await expect.poll(scene.text).toContain(texts.noStats);
  expect(scene.text()).not.toContain(nextSteps.title);
});

const heading = (title: string) =>
  [...scene.shadow.querySelectorAll("h2")].find(({ textContent }) => textContent.startsWith(title));
/** Waits for a card. @returns its position */
const card = (title: string) => until(() => heading(title)?.closest("section")?.getBoundingClientRect());

it("the cards of today are 7 and 5 columns wide, and the period is in the header of the trend", async () => {
  await open("admin", "", undefined, 1136);
  await card(nextSteps.title);
  const [call, next] = [await card(texts.mayDonate), await card(nextSteps.title)];
  expect(call.top).toBe(next.top);
  expect(call.right).toBeLessThan(next.left);
  expect(call.width / next.width).toBeCloseTo(7 / 5, 1);
  const trend = heading(texts.trend)?.getBoundingClientRect();
  const period = scene.find(`[aria-label="${texts.period}"]`).getBoundingClientRect();
  const counts = scene.find("li", texts.donors).getBoundingClientRect();
  expect(trend?.top).toBeGreaterThanOrEqual(Math.max(call.bottom, next.bottom));
  expect(period.top).toBeGreaterThanOrEqual(Math.max(call.bottom, next.bottom));
  expect(Math.max(period.bottom, trend?.bottom ?? Infinity)).toBeLessThanOrEqual(counts.top);
});

/** @returns the number of rows of a grid with an empty cell at the end */
function unfilled(list: Element): number {
  const boxes = [...list.children].map((cell) => cell.getBoundingClientRect());
  const lines = [...new Set(boxes.map(({ top }) => top))];
  const { right } = list.getBoundingClientRect();
  // a cell may fill several lines
  const endOf = (line: number) =>
    Math.max(...boxes.filter(({ top, bottom }) => top <= line && line < bottom - 2).map((box) => box.right));
  return lines.filter((line) => endOf(line) < right - 2).length;
}

it.each([6, 10])("no grid has an empty cell at any width, with %i groups", async (most) => {
  const known = ["0+", "0-", "A+", "A-", "B+", "ND", "A1+", "A2-", "AB+", "A1B+"];
  const some = withStats((stats) => {
    stats.bloodGroups = known.slice(0, most).map((group) => ({ group, count: 7, mayDonate: 3 }));
  });
  await open("manager", "", some);
  const steps = await until(() => heading(nextSteps.title)?.closest("section")?.querySelector("ul"));
  await until(() => groups().length > most && steps.childElementCount > 1);
  // with one step less, to check an odd and an even number
  for (const odd of [false, true]) {
    if (odd) steps.lastElementChild?.remove();
    for (const width of [360, 720, 900, 1136]) {
      scene.host.style.width = `${width}px`;
      expect(unfilled(steps), `${steps.childElementCount} steps at ${width} px`).toBe(0);
      expect(unfilled(groups()[0]!.parentElement!), `${width} px`).toBe(0);
      expect(unfilled(scene.find("li", texts.donationsNumber).parentElement!), `${width} px`).toBe(0);
    }
  }
  await scene.show(null);
});

it("a pinned view whose id or count is bad still leads to its list, and views that can't be read are named", async () => {
  const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
  const content = { tab: "donors", sort: "", text: "lost", filters: [], filter: null, layout };
  const view = { _id: "a&tab=b", name: "Persa", sharedWith: [], content, version: 1, author: null };
  const openWith = async (views: () => Response) => {
    scene = await renderPage("admin", "/app/dashboard", {
      donors: 20,
      part: null,
      answer: ({ url }) => {
        const { pathname, searchParams } = new URL(url);
        if (pathname.endsWith("/views")) return views();
        return searchParams.get("limit") === "1" ? Response.json({}, { status: 500 }) : undefined;
      },
    });
    await scene.show(<DashboardPage />);
  };
  await openWith(() => Response.json({ success: true, views: [view], pinned: [view._id] }));
  const link = () => scene.shadow.querySelector<HTMLAnchorElement>("a[href*='view=']");
  await expect.poll(() => link()?.textContent).toBe(`–PersaDonatori, ${texts.notCounted}`);
  expect(new URLSearchParams(link()!.href.split("?").at(-1)).get("view")).toBe(view._id);
  await scene.show(null);
  await openWith(() => Response.json({}, { status: 500 }));
  await expect.poll(() => scene.text()).toContain(texts.pinnedFailed);
});

it("the pinned views are shown with their counts, and lead to their lists", async () => {
  scene = await renderPage("admin", "/app/dashboard", { donors: 200, part: null });
  const filter: FilterGroup = { combinator: "and", rules: [{ field: "bloodGroup", operator: "=", value: "0-" }] };
  const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
  const content = { tab: "donors", sort: "", text: "", filters: [], filter, layout };
  const body = { name: "Zero negativi", sharedWith: [], content };
  const { view } = (await scene.callAs("admin", "/views", { method: "POST", body })) as { view: { _id: string } };
  await scene.callAs("admin", `/pinned-views/${view._id}`, { method: "PUT", body: { pinned: true } });
  const wire = JSON.stringify(wireFilter(filter, ""));
  const { total } = (await scene.callAs("admin", `/donors?limit=1&queryFilters=${encodeURIComponent(wire)}`)) as {
    total: number;
  };
  expect(total).toBeGreaterThan(0);
  await scene.show(<DashboardPage />);
  const link = () => scene.shadow.querySelector(`a[href*="#/app/donors?view=${view._id}"]`);
  await expect.poll(() => link()?.textContent).toBe(`${total}Zero negativiDonatori`);
});
