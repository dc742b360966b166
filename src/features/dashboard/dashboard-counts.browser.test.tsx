import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../domain/features";
import type { Persona } from "../../mocks/index";
import { until } from "../../ui/test-support";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { texts } from "./texts";

let scene: RenderedPage;

/** Opens the dashboard and waits for its statistics. */
async function open(persona: Persona) {
  scene = await renderPage(persona, "/app/dashboard", { donors: 200 });
  await expect.poll(() => groups().length).toBeGreaterThan(8);
}
const groups = () => [...scene.shadow.querySelectorAll(`ul[aria-label="${texts.mayDonateByGroup}"] > li`)];

it("the first blood groups align with the card's title, and nothing overlaps in the tile with the sparkline, at any width", async () => {
  await open("admin");
  const title = await until(() =>
    [...scene.shadow.querySelectorAll("h2")].find((one) => one.textContent === texts.mayDonate),
  );
  const tile = () => scene.find("li", texts.donationsNumber);
  await until(() => tile().querySelector("svg"));
  const apart = (a: DOMRect, b: DOMRect) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  for (const width of [360, 720, 1136]) {
    scene.host.style.width = `${width}px`;
    const left = groups()[0]!.firstElementChild!.firstElementChild!.getBoundingClientRect().left;
    expect(left, `${width} px`).toBeCloseTo(title.getBoundingClientRect().left, 0);
    const parts = [...tile().querySelectorAll("*")]
      .filter((one) => one.matches("svg") || (one.childElementCount === 0 && !one.closest("svg")))
      .map((one) => one.getBoundingClientRect())
      // text for screen readers is one pixel wide
      .filter((box) => box.width > 1 && box.height > 1);
    expect(parts.length).toBeGreaterThan(2);
    const overlaps = parts.flatMap((a, at) => parts.slice(at + 1).filter((b) => !apart(a, b)));
    expect(overlaps, `${width} px`).toEqual([]);
  }
});

it("each of the six tiles is a link, if the user may open its page", async () => {
  await open("admin");
  const tiles = () => [...scene.shadow.querySelectorAll(`ul[aria-label="${texts.stats}"] > li`)];
  await expect.poll(() => tiles().length).toBe(6);
  const hrefs = tiles().map((tile) => tile.querySelector(":scope > a")?.getAttribute("href"));
  expect(hrefs.map((href) => href?.replace(/^.*#/, "").split("?")[0])).toEqual([
    ...Array.from({ length: 4 }, () => "/app/donors"),
    "/app/managers",
    "/app/admins",
  ]);
  await scene.show(null);
  await open("manager");
  await expect.poll(() => tiles().filter((tile) => tile.querySelector(":scope > a")).length).toBe(4);
});

it("without the feature `people` the counts of accounts are no links", async () => {
  const features = FEATURE_NAMES.filter((name) => name !== "people");
  scene = await renderPage("admin", "/app/dashboard", { features });
  const tile = (label: string) => until(() => scene.find(`ul[aria-label="${texts.stats}"] > li`, label));
  expect((await tile(texts.donors)).querySelector("a")).not.toBeNull();
  for (const label of [texts.managers, texts.admins]) expect((await tile(label)).querySelector("a")).toBeNull();
});

it("a director's tile links to the donors, and their list explains the different count", async () => {
  await open("director");
  const tile = await until(() =>
    [...scene.shadow.querySelectorAll("li")].find((one) => one.textContent?.startsWith(texts.donors)),
  );
  await expect.poll(() => tile.textContent).toMatch(/\d attivi$/);
  expect(tile.querySelector("a")?.getAttribute("href")).toMatch(/#\/app\/donors$/);
  await scene.remove();
  scene = await renderPage("director", "/app/donors");
  await expect.poll(scene.text).toContain("In ogni stato. La dashboard conta solo attivi, inattivi e sospesi.");
});
