import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { UNCLEAR_ERROR } from "../../../domain/texts";
import { LOST_OR_BARE, type Fate } from "../../../widgets/test-support/lost-answers";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "../../../features/donors/registry/donors-page";
import { navigate } from "../../navigation";
import { panelTexts } from "./panel-texts";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";

/** What a person reads of a view that was saved, and whose answer says nothing of it. */

let scene: RenderedPage;
let fate: Fate;
let canRead: boolean;
let writes: { method: string; key: string | null }[];

interface Kept {
  _id: string;
  name: string;
  version: number;
  content: { layout: { shown: string[] | null } };
}
const kept = async () => ((await scene.callAs("admin", "/views")) as { views: Kept[] }).views;

/** The registry through a view that is kept on the server. */
async function open() {
  [fate, canRead, writes] = [(request, done) => done(request), true, []];
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    width: 1200,
    async answer(request, mock) {
      if (!/\/(views|first-view)/.test(request.url)) return mock.fetch(request);
      if (request.method === "GET" && !canRead) throw new TypeError("cut");
      if (request.method === "GET") return mock.fetch(request);
      writes.push({ method: request.method, key: request.headers.get("Idempotency-Key") });
      return fate(request, (sent) => mock.fetch(sent));
    },
  });
  const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
  const content = { tab: "donors", sort: "lastName", text: "", filters: [], filter: null, layout };
  const body = { name: "Nostra", sharedWith: [], content };
  const { view } = (await scene.callAs("admin", "/views", { method: "POST", body })) as { view: Kept };
  navigate(`/app/donors?view=${view._id}`);
  await scene.show(<DonorsPage />);
  await until(() => named("Nostra") && scene.shadow.querySelectorAll("tbody tr").length === 10);
  return view._id;
}
const named = (text: string) =>
  [...scene.shadow.querySelectorAll("*")].some((each) => each.tagName !== "STYLE" && each.textContent === text);
const button = (name: string) =>
  [...scene.shadow.querySelectorAll<HTMLElement>("button, [role=menuitem]")].findLast(
    (each) => each.checkVisibility() && (each.getAttribute("aria-label") ?? each.textContent) === name,
  );
const press = async (name: string) => (await until(() => button(name))).click();

it.each(Object.keys(LOST_OR_BARE))("a view whose saving's answer %s is told as saved", async (how) => {
  const id = await open();
  fate = LOST_OR_BARE[how]!;
  await press("Donatore"); // another order
  await press(uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
  await expect.poll(() => named(texts.modified)).toBe(false);
  expect(named(panelTexts.conflictTitle)).toBe(false);
  expect(writes).toEqual([{ method: "PUT", key: expect.stringMatching(/./) as string }]);
  expect((await kept()).find(({ _id }) => _id === id)?.version).toBe(2);
});

it.each(Object.keys(LOST_OR_BARE))("a new view whose answer %s opens, and is there once", async (how) => {
  await open();
  await press(texts.open);
  await press(panelTexts.saveAs);
  await until(() => scene.shadow.querySelector("dialog[open] form input"));
  await userEvent.fill(scene.find("dialog[open] form input"), "Nuova");
  fate = LOST_OR_BARE[how]!;
  await press(panelTexts.saveView);
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
  const found = (await kept()).filter(({ name }) => name === "Nuova");
  expect(found).toHaveLength(1);
  await expect.poll(() => new URLSearchParams(location.hash.split("?")[1]).get("view")).toBe(found[0]!._id);
});

it("a view that was deleted by a call whose answer was cut is told as deleted, and comes back", async () => {
  const id = await open();
  fate = LOST_OR_BARE["was cut"]!;
  await press(texts.open);
  await press(panelTexts.more("Nostra"));
  await press(panelTexts.remove);
  await expect.poll(() => scene.toasts()).toEqual([panelTexts.removed("Nostra")]);
  expect(await kept()).toEqual([]);
  await press("Ripristina la vista");
  await expect.poll(() => scene.toasts()).toContain(panelTexts.restored);
  expect((await kept()).map(({ _id }) => _id)).toEqual([id]);
});

it("after a yes from a server that kept nothing, the list still differs from the view", async () => {
  await open();
  fate = async () => Response.json({ success: true });
  await press("Donatore");
  await press(uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
  expect(named(texts.modified)).toBe(true);
});

it("where the views can't be read either nobody knows; a second press saves once", async () => {
  const id = await open();
  fate = async (request, done) => {
    canRead = false;
    return LOST_OR_BARE["was cut"]!(request, done);
  };
  await press("Donatore");
  await press(uiTexts.save);
  await expect.poll(() => scene.toasts()).toEqual([UNCLEAR_ERROR]);
  [canRead, fate] = [true, (request, done) => done(request)];
  await press(uiTexts.save);
  await expect.poll(() => scene.toasts()).toContain(texts.saved);
  expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
  expect((await kept()).find(({ _id }) => _id === id)?.version).toBe(2);
});

it("a colleague's version is a colleague's", async () => {
  const id = await open();
  const body = { version: 1, name: "Vostra" };
  await scene.callAs("admin", `/views/${id}`, { method: "PUT", body });
  await press("Donatore");
  await press(uiTexts.save);
  await expect.poll(() => named(panelTexts.conflictTitle)).toBe(true);
});
