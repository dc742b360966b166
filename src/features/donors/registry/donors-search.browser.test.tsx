import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { InlineMock } from "../../../mocks/index";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";

let scene: RenderedPage;
/** The sent searches; the test answers them. */
let asked: { text: string; request: Request; answer: (total?: number) => void }[];
/** `skip` of each read of the unfiltered list. */
let read: string[];

/** A response with at most ten donors of that surname. */
async function called(lastName: string, total: number, { headers }: Request, mock: InlineMock): Promise<Response> {
  const first = new Request(`${scene.apiBase}/donors?skip=0&limit=${Math.min(total, 10)}`, { headers });
  const { donors } = (await (await mock.fetch(first)).json()) as { donors: object[] };
  const named = donors.map((donor) => ({ ...donor, lastName }));
  return Response.json({ success: true, donors: named, total, skip: 0, limit: 10 });
}

function heldBack(request: Request, mock: InlineMock): Promise<Response> | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const text = searchParams.get("query");
  if (!text) {
    if (pathname.endsWith("/donors")) read.push(searchParams.get("skip") ?? "");
    return undefined;
  }
  return new Promise((resolve, reject) => {
    asked.push({ text, request, answer: (total = 1) => resolve(called(text, total, request, mock)) });
    request.signal.addEventListener("abort", () => reject(request.signal.reason));
  });
}

beforeEach(async () => {
  asked = [];
  read = [];
  scene = await renderPage("admin", "/app/donors", { answer: heldBack });
  await expect.poll(() => scene.shadow.querySelectorAll("tbody tr").length).toBe(10);
});
afterEach(() => void vi.useRealTimers());

const type = (text: string) => {
  const input = scene.find('input[aria-label="Cerca nei donatori"]') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
const texted = () => asked.map(({ text }) => text);
const names = () => [...scene.shadow.querySelectorAll("tbody td[data-area=name]")].map((cell) => cell.textContent);

it("a search is sent 80 ms after the last key, and aborts the former one, which is sent again if it is typed again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  type("b");
  type("bi");
  vi.advanceTimersByTime(80);
  await expect.poll(texted).toEqual(["bi"]);
  type("bia");
  vi.advanceTimersByTime(79);
  expect(asked[0]?.request.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  await expect.poll(texted).toEqual(["bi", "bia"]);
  await expect.poll(() => asked[0]?.request.signal.aborted).toBe(true);
  vi.useRealTimers();
  type("bi");
  await expect.poll(texted).toEqual(["bi", "bia", "bi"]);
  asked[2]?.answer();
  await expect.poll(names).toEqual([expect.stringMatching(/^bi /)]);
});

it("after a search heading and tab have the number of the found donors, also while the next one loads", async () => {
  const heading = () => scene.shadow.querySelector("h1")?.textContent.trim();
  const tab = () => scene.shadow.querySelector("[role=tab][aria-selected=true]")?.textContent;
  const whole = heading();
  expect(whole).toMatch(/^Donatori [\d.]+$/);
  type("rossi");
  await expect.poll(texted).toEqual(["rossi"]);
  expect(heading()).toBe(whole);
  asked[0]?.answer(15);
  await expect.poll(heading).toBe("15 donatori per «rossi»");
  await expect.poll(tab).toBe("Donatori15");
  type("rossini");
  await expect.poll(texted).toEqual(["rossi", "rossini"]);
  expect([heading(), tab()]).toEqual(["15 donatori per «rossi»", "Donatori15"]);
  asked[1]?.answer(1);
  await expect.poll(heading).toBe("1 donatore per «rossini»");
  type("");
  await expect.poll(heading).toBe(whole);
});

it("during a search no page is read ahead", async () => {
  type("o");
  await expect.poll(texted).toEqual(["o"]);
  asked[0]?.answer(30);
  await expect.poll(names).toEqual(Array.from({ length: 10 }, () => expect.stringMatching(/^o /)));
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  await idle();
  await idle();
  expect(texted()).toEqual(["o"]);
});

it("the next page of the unfiltered list is read ahead when the browser is idle", async () => {
  await expect.poll(() => read).toEqual(["0", "10"]);
  const jobs: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (job: () => void) => jobs.push(job));
  vi.stubGlobal("cancelIdleCallback", (handle: number) => void (jobs[handle - 1] = () => undefined));
  const first = names();
  scene.find("button", "Pagina successiva").click();
  await expect.poll(names).not.toEqual(first);
  expect(read).not.toContain("20");
  vi.unstubAllGlobals();
  jobs.forEach((job) => job()); // cancelled jobs leave gaps
  await expect.poll(() => read).toContain("20");
});
