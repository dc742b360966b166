import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "../../../features/donors/registry/donors-page";
import { pageLocation } from "../../navigation";
import { panelTexts } from "./panel-texts";
import { choose, press } from "./test-support/press";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

/** Writes of views whose response doesn't contain the view, or after which the views can't be read. */

let scene: RenderedPage;
let fate: (request: Request, done: (request: Request) => Promise<Response>) => Promise<Response>;
/** Settles before the views are read. */
let reading: Promise<void>;

interface StoredView {
  _id: string;
  name: string;
  version: number;
  content: { layout: { shown: string[] | null } };
}
const storedViews = async () => ((await scene.callAs("admin", "/views")) as { views: StoredView[] }).views;

/** Opens the registry with a view of the server. */
async function open() {
  [fate, reading] = [(request, done) => done(request), Promise.resolve()];
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    width: 1200,
    donors: 12,
    async answer(request, mock) {
      if (!/\/(views|first-view)/.test(request.url)) return mock.fetch(request);
      if (request.method === "GET") return reading.then(() => mock.fetch(request));
      return fate(request, (sent) => mock.fetch(sent));
    },
  });
  const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
  const content = { tab: "donors", sort: "lastName", text: "", filters: [], filter: null, layout };
  const body = { name: "Nostra", sharedWith: [], content };
  const { view } = (await scene.callAs("admin", "/views", { method: "POST", body })) as { view: StoredView };
  navigate(`/app/donors?view=${view._id}`);
  await scene.show(<DonorsPage />);
  await until(() => named("Nostra") && scene.shadow.querySelectorAll("tbody tr").length === 10);
  return view._id;
}
const named = (text: string) =>
  [...scene.shadow.querySelectorAll("*")].some((each) => each.tagName !== "STYLE" && each.textContent === text);
async function saveAs(name: string) {
  await press(scene, texts.open);
  await press(scene, panelTexts.saveAs);
  await userEvent.fill(scene.getByRole("textbox", { name: panelTexts.name, exact: true }), name);
  await press(scene, panelTexts.saveView);
  await expect.poll(() => scene.toasts()).toEqual([texts.saved]);
}
const openView = () => new URLSearchParams(location.hash.split("?")[1]).get("view");

it("a new view opens at once, before the views are read again", async () => {
  const id = await open();
  let answer = () => {};
  reading = new Promise((resolve) => (answer = resolve));
  await saveAs("Nuova");
  await expect.poll(openView).not.toBe(id);
  await expect.poll(() => named("Nuova")).toBe(true);
  expect(scene.text()).not.toContain(texts.notFound);
  answer();
});

it("a new view that the response doesn't contain is saved, but not opened", async () => {
  const id = await open();
  fate = async (request, done) => {
    await done(request);
    return Response.json({ success: true });
  };
  await saveAs("Nuova");
  expect([(await storedViews()).filter(({ name }) => name === "Nuova").length, openView()]).toEqual([1, id]);
});

it("a deleted view is reported as deleted even if the views can't be read afterwards", async () => {
  await open();
  reading = Promise.reject(new TypeError("cut"));
  reading.catch(() => undefined);
  await press(scene, texts.open);
  await press(scene, panelTexts.more("Nostra"));
  await choose(scene, panelTexts.remove);
  await expect.poll(() => scene.toasts()).toEqual([panelTexts.removed("Nostra")]);
});
