import { beforeEach, expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";

let scene: RenderedPage;
const all = (selector: string) => [...scene.shadow.querySelectorAll<HTMLElement>(selector)];
const names = () => all("tbody [data-row-link]").map((link) => link.textContent);
const press = (label: string) => scene.shadow.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
const current = () => all("nav [aria-current=page]").map((page) => page.textContent);
const dimmed = () => all("[data-dimmed]").length > 0;
const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));

beforeEach(async () => {
  localStorage.clear();
  scene = await renderPage("admin", "/app/donors", { donors: 60, width: 1200 });
  await expect.poll(names).toHaveLength(10);
});

/** Records the visible state at each change of the DOM. */
function watch() {
  const seen: { page: string; dimmed: boolean; first: string }[] = [];
  const look = () => {
    const now = { page: current().join(), dimmed: dimmed(), first: names()[0] ?? "" };
    if (JSON.stringify(seen.at(-1)) !== JSON.stringify(now)) seen.push(now);
  };
  look();
  const observer = new MutationObserver(look);
  observer.observe(scene.shadow, { subtree: true, childList: true, attributes: true, characterData: true });
  return { seen, stop: () => observer.disconnect() };
}

it("a click on the next page shows its number before the new rows appear, and rows that were read ahead without dimming", async () => {
  await idle(); // reads the next page ahead
  const before = names();
  const { seen, stop } = watch();
  press("Pagina successiva").click();
  await expect.poll(() => names()[0]).not.toBe(before[0]);
  stop();
  expect(seen).toEqual([
    { page: "1", dimmed: false, first: before[0] },
    { page: "2", dimmed: false, first: before[0] },
    { page: "2", dimmed: false, first: names()[0] },
  ]);
});

it("columns keep their widths on other pages and in other orders", async () => {
  const widths = () => all("th").map((head) => Math.round(head.getBoundingClientRect().width * 10) / 10);
  const before = widths();
  const first = names()[0];
  press("Pagina successiva").click();
  await expect.poll(() => names()[0]).not.toBe(first);
  expect(widths()).toEqual(before);
  const second = names()[0];
  all("th button")
    .find((head) => head.textContent.startsWith("Stato"))!
    .click();
  await expect.poll(() => names()[0]).not.toBe(second);
  expect(widths()).toEqual(before);
});
