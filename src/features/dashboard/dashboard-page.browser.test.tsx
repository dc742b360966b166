import { userEvent } from "vitest/browser";
import { afterEach, expect, it, vi } from "vitest";
import { romeDay } from "../../domain/dates/days";
import { wireFilter } from "../../domain/filter/wire/wire";
import { formatFullDate } from "../../domain/format";
import type { InlineMock, Persona } from "../../mocks/index";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { readListQuery } from "../../shared/lists/list-query";
import { entryState } from "../../shared/navigation";
import { stepTexts as nextSteps } from "./next-steps-texts";
import { until } from "../../ui/test-support";
import { texts } from "./texts";

let scene: RenderedPage;

/** The dashboard of somebody of the staff, once its figures are there. */
async function open(persona: Persona, query: string, answer?: RenderOptions["answer"], width?: number) {
  scene = await renderPage(persona, `/app/dashboard?${query}`, { donors: 200, answer, width });
  await expect.poll(() => scene.shadow.querySelector("li")).toBeTruthy();
}
afterEach(() => void vi.useRealTimers());

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
  await scene.show(null);
  await open("admin", "area=Bergamo", ({ url }) =>
    url.endsWith("/zones") ? Response.json({ success: false, message: "no" }, { status: 404 }) : undefined,
  );
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
  expect(scene.text()).toContain(formatFullDate("2026-11-20"));
  vi.setSystemTime(new Date("2026-11-20T23:05:00Z"));
  window.dispatchEvent(new Event("focus"));
  await expect.poll(scene.text).toContain(formatFullDate("2026-11-21"));
});

/** As another server answers `/stats`: without what the specification doesn't ask for. */
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
const figure = (text: string | null | undefined) => Number(/\d+/.exec(text ?? "")?.[0]);

it("says who may donate today: the groups add up, and a negative one stands beside its positive one", async () => {
  await open("admin", "");
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  const names = groups().map((cell) => /[\dAB]+[+-]|ND/.exec(cell.textContent ?? "")?.[0]);
  expect(names.slice(0, 2)).toEqual(["0-", "0+"]);
  const counts = groups().map((cell) => figure(cell.querySelector("b")?.textContent));
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(0);
  expect(scene.find("a", texts.seeDonors(total)).getAttribute("href")).toMatch(/#\/app\/donors/);
});

it.each([
  [520, 300],
  [960, 300],
  [1134, 300],
  [1134, 2500],
])("at %i px the groups' figures stand all beside them or all below, of %i donors a group", async (width, count) => {
  const counted = withStats((stats) => {
    const counts = (at: number) => ({ count: at % 2 ? 7 : count, mayDonate: at % 2 ? 3 : count });
    stats.bloodGroups = (stats.bloodGroups as object[]).map((group, at) => ({ ...group, ...counts(at) }));
  });
  await open("admin", "", counted, width);
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  const places = groups().map((cell) => {
    const [tag, figures] = cell.firstElementChild!.children;
    return figures!.getBoundingClientRect().top >= tag!.getBoundingClientRect().bottom;
  });
  expect(new Set(places).size).toBe(1);
  const wide = groups().filter((cell) => cell.scrollWidth > cell.clientWidth);
  expect(wide).toEqual([]);
});

it("a figure leads to the rows that it counts, and the address tells nothing of them", async () => {
  await open("admin", "area=Bergamo");
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  const cell = groups().find((one) => one.querySelector("a"));
  cell?.querySelector("a")?.click();
  expect(location.hash).toBe("#/app/donors?sort=lastDonationDate");
  const { filter } = readListQuery(entryState());
  expect(JSON.stringify(filter?.rules)).toContain('"bloodGroup"');
  const queryFilters = JSON.stringify(wireFilter(filter!, romeDay(new Date())));
  const { total } = (await scene.session.call("/donors", { query: { limit: 1, queryFilters } })) as { total: number };
  expect(total).toBe(figure(cell?.querySelector("b")?.textContent));
});

it("hides who may donate where the server doesn't count them", async () => {
  await open(
    "admin",
    "",
    withStats((stats) => (stats.bloodGroups = [{ group: "0+", count: 5 }])),
  );
  expect(scene.text()).toContain(texts.bloodGroups);
  expect(scene.text()).not.toContain(texts.mayDonate);
});

it("names three whom to call first, and how to call them", async () => {
  await open("admin", "");
  await expect.poll(() => scene.shadow.querySelectorAll(`ul[aria-label="${texts.waiting}"] li`).length).toBe(3);
  const call = scene.shadow.querySelector<HTMLAnchorElement>(`ul[aria-label="${texts.waiting}"] a`);
  expect(call?.getAttribute("href")).toMatch(/^tel:\+?\d+$/);
});

const documents = () => [...scene.shadow.querySelectorAll("a[href$='#/app/documents']")];
const cards = () => [...scene.shadow.querySelectorAll("section h2")].map((title) => title.textContent);

it("leads a director to the documents, of which no menu tells", async () => {
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

it("says nothing of documents to a director whose server declares none", async () => {
  scene = await renderPage("director", "/app/dashboard", { features: ["stats"] });
  await expect.poll(() => scene.shadow.querySelector("li")).toBeTruthy();
  expect([documents(), cards().includes("Documenti")]).toEqual([[], false]);
});

it("counts who may donate, and leads to no list of them on a server without computed fields", async () => {
  scene = await renderPage("admin", "/app/dashboard", { features: ["stats"] });
  await card(texts.mayDonate);
  expect(groups().length).toBeGreaterThan(0);
  expect(groups().filter((group) => group.querySelector("a"))).toEqual([]);
  expect(heading(texts.mayDonate)?.closest("section")?.querySelector("a")).toBeNull();
});

it("shows neither figures nor steps that a server without features couldn't count", async () => {
  scene = await renderPage("admin", "/app/dashboard", { features: [] });
  await expect.poll(scene.text).toContain(texts.noStats);
  expect(scene.text()).not.toContain(nextSteps.title);
});

const heading = (words: string) =>
  [...scene.shadow.querySelectorAll("h2")].find(({ textContent }) => textContent.startsWith(words));
/** Where a card stands, once it is there. */
const card = (words: string) => until(() => heading(words)?.closest("section")?.getBoundingClientRect());

it("what is to be done today stands in 7 and 5 columns, and the period at the head of the trend", async () => {
  await open("admin", "", undefined, 1136);
  await card(nextSteps.title);
  const [call, next] = [await card(texts.mayDonate), await card(nextSteps.title)];
  expect(call.top).toBe(next.top);
  expect(call.right).toBeLessThan(next.left);
  expect(call.width / next.width).toBeCloseTo(7 / 5, 1);
  const trend = heading(texts.trend)?.getBoundingClientRect();
  const period = scene.find(`[aria-label="${texts.period}"]`).getBoundingClientRect();
  const figures = scene.find("li", texts.donors).getBoundingClientRect();
  expect(trend?.top).toBeGreaterThanOrEqual(Math.max(call.bottom, next.bottom));
  expect(period.top).toBeGreaterThanOrEqual(Math.max(call.bottom, next.bottom));
  expect(Math.max(period.bottom, trend?.bottom ?? Infinity)).toBeLessThanOrEqual(figures.top);
});

it.each([360, 720, 1136])("nothing lies over anything in the figure that has a line, at %i px", async (width) => {
  await open("admin", "", undefined, width);
  const parts = [...scene.find("li", texts.donationsNumber).querySelectorAll("*")]
    .filter((one) => one.matches("svg") || (one.childElementCount === 0 && !one.closest("svg")))
    .map((one) => one.getBoundingClientRect())
    // what is said to the ear alone is a pixel wide
    .filter((box) => box.width > 1 && box.height > 1);
  expect(parts.length).toBeGreaterThan(2);
  const apart = (a: DOMRect, b: DOMRect) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  expect(parts.flatMap((a, at) => parts.slice(at + 1).filter((b) => !apart(a, b)))).toEqual([]);
});

/** Lines of a list of cells that end before it does: a cell is left empty there. */
function unfilled(list: Element): number {
  const boxes = [...list.children].map((cell) => cell.getBoundingClientRect());
  const lines = [...new Set(boxes.map(({ top }) => top))];
  const { right } = list.getBoundingClientRect();
  // a cell may fill several lines
  const endOf = (line: number) =>
    Math.max(...boxes.filter(({ top, bottom }) => top <= line && line < bottom - 2).map((box) => box.right));
  return lines.filter((line) => endOf(line) < right - 2).length;
}

it.each([360, 720, 900, 1136])("no grid has an empty cell, whatever there is to count, at %i px", async (width) => {
  const known = ["0+", "0-", "A+", "A-", "B+", "ND", "A1+", "A2-", "AB+", "A1B+"];
  for (const most of [6, 10]) {
    const some = withStats((stats) => {
      stats.bloodGroups = known.slice(0, most).map((group) => ({ group, count: 7, mayDonate: 3 }));
    });
    await open("manager", "", some, width);
    const steps = await until(() => heading(nextSteps.title)?.closest("section")?.querySelector("ul"));
    await until(() => groups().length > most && steps.childElementCount > 1);
    // one step less, so that an odd and an even number have been seen
    for (const odd of [false, true]) {
      if (odd) steps.lastElementChild?.remove();
      expect(unfilled(steps), `${steps.childElementCount} steps`).toBe(0);
    }
    expect(unfilled(groups()[0]!.parentElement!), `${most} groups`).toBe(0);
    expect(unfilled(scene.find("li", texts.donationsNumber).parentElement!)).toBe(0);
    await scene.show(null);
  }
});
