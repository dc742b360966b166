import { userEvent } from "vitest/browser";
import { afterEach, expect, it, vi } from "vitest";
import { romeDay } from "../../domain/days";
import { wireFilter } from "../../domain/filter/wire";
import { formatFullDate } from "../../domain/format";
import type { InlineMock, Persona } from "../../mocks/index";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { readQuestion } from "../../shared/lists/question";
import { entryState } from "../../shared/navigation";
import { stepTexts as nextSteps } from "./next-steps-texts";
import { texts } from "./texts";

let scene: RenderedPage;

/** The dashboard of somebody of the staff, once its figures are there. */
async function open(persona: Persona, query: string, answer?: RenderOptions["answer"]) {
  scene = await renderPage(persona, `/app/dashboard?${query}`, { donors: 200, answer });
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
  expect(scene.shadow.textContent).toContain(formatFullDate("2026-11-20"));
  vi.setSystemTime(new Date("2026-11-20T23:05:00Z"));
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => scene.shadow.textContent).toContain(formatFullDate("2026-11-21"));
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
  expect(scene.find("a", texts.seeThose(total)).getAttribute("href")).toMatch(/#\/app\/donors/);
});

it("a figure leads to the rows that it counts, and the address tells nothing of them", async () => {
  await open("admin", "area=Bergamo");
  await expect.poll(() => groups().length).toBeGreaterThan(8);
  const cell = groups().find((one) => one.querySelector("a"));
  cell?.querySelector("a")?.click();
  expect(location.hash).toBe("#/app/donors?sort=lastDonationDate");
  const { filter } = readQuestion(entryState());
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
  expect(scene.shadow.textContent).toContain(texts.bloodGroups);
  expect(scene.shadow.textContent).not.toContain(texts.mayDonate);
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
  await expect.poll(() => scene.shadow.textContent).toContain("Modulo di iscrizione 2026");
  expect(scene.shadow.textContent).not.toContain("Convenzione Centro Trasfusionale");
  expect(cards()).toContain("Documenti");
  await scene.remove();
  // staff have a menu
  await open("admin", "");
  await expect.poll(cards).toContain(nextSteps.title);
  expect([documents(), cards().includes("Documenti")]).toEqual([[], false]);
});

it("says nothing of documents to a director where the server has none", async () => {
  let asked = 0;
  await open("director", "", ({ url }) => {
    if (!new URL(url).pathname.endsWith("/documents")) return undefined;
    asked += 1;
    return Response.json({ success: false, message: "no" }, { status: 404 });
  });
  await expect.poll(() => asked).toBe(1);
  await expect.poll(() => cards().includes("Documenti")).toBe(false);
  expect(documents()).toEqual([]);
});

/** How much of an element's inside lies beyond its right edge, in whole pixels. */
const beyond = (box: Element) => box.scrollWidth - box.clientWidth;

it.each([1200, 720, 360])("no figure's words or number lie over another's, %i px wide", async (width) => {
  scene = await renderPage("admin", "/app/dashboard", { donors: 200, width });
  await expect.poll(() => scene.shadow.querySelector("li")).toBeTruthy();
  const boxes = [...scene.shadow.querySelectorAll("main li, li")].filter((one) => one.checkVisibility());
  expect(boxes.length).toBeGreaterThan(4);
  expect(boxes.filter((box) => beyond(box) > 0).map((box) => box.textContent)).toEqual([]);
});

it("what there is to do and who may donate stand beside each other, seven parts to five", async () => {
  scene = await renderPage("admin", "/app/dashboard", { donors: 200, width: 1200 });
  await expect.poll(() => scene.shadow.querySelector("li")).toBeTruthy();
  const grid = await vi.waitUntil(() =>
    [...scene.shadow.querySelectorAll<HTMLElement>("div")].find(
      (one) => getComputedStyle(one).gridTemplateColumns.split(" ").length === 2 && one.querySelector("h2, h3"),
    ),
  );
  const [left = 0, right = 0] = getComputedStyle(grid).gridTemplateColumns.split(" ").map(Number.parseFloat);
  expect(left / right).toBeCloseTo(7 / 5, 1);
});
