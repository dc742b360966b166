import { afterEach, expect, it } from "vitest";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "../../../features/donors/registry/donors-page";
import { pageLocation } from "../../navigation";
import { until } from "../../../ui/test-support";
import { choose, press } from "./test-support/press";

const { navigate } = pageLocation;

const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
const content = { tab: "donors", sort: "-lastName", text: "", filters: [], filter: null, layout };

afterEach(() => localStorage.clear());

/** Renders nothing yet, and creates a view of the administrator. */
async function stageView(options: Parameters<typeof renderPage>[2] = {}) {
  const page = await renderPage("admin", "/app/donors", { part: null, width: 1200, donors: 12, ...options });
  const { view } = (await page.callAs("admin", "/views", {
    method: "POST",
    body: { name: "Dalla Z", content },
  })) as { view: { _id: string } };
  return { page, id: view._id };
}

async function showRegistry(page: RenderedPage) {
  await page.show(null);
  navigate("/app/donors", { state: {} });
  await page.show(<DonorsPage />);
  await until(() => page.shadow.querySelector("tbody tr"));
}

const defaultView = ({ getByRole }: RenderedPage) => getByRole("button", { name: /si apre per prima/ });

it("the list opens with the default view that was chosen on another device", async () => {
  const { page, id } = await stageView();
  await page.callAs("admin", "/first-view", { method: "PUT", body: { view: id } });
  await showRegistry(page);
  await until(() => location.hash.includes(`view=${id}`));
  expect(location.hash).toContain("sort=-lastName");
});

it("the default view is saved on the server, and marked in the panel; if it can't be saved, a message appears", async () => {
  let fails = true;
  const { page, id } = await stageView({
    answer: (request) =>
      fails && request.url.endsWith("/first-view")
        ? Response.json({ success: false, message: "Per oggi basta." }, { status: 500 })
        : undefined,
  });
  await showRegistry(page);
  await press(page, "Viste");
  await press(page, "Altro su Dalla Z");
  await choose(page, "Apri sempre con questa");
  await expect.poll(page.text).toContain("Per oggi basta.");
  await expect.element(defaultView(page)).toHaveTextContent(/^Tutti i donatori/);

  fails = false;
  await press(page, "Altro su Dalla Z");
  await choose(page, "Apri sempre con questa");
  await expect.element(defaultView(page)).toHaveTextContent(/^Dalla Z/);
  await expect.poll(() => page.callAs("admin", "/views")).toMatchObject({ firstView: id });
  expect(Object.keys(localStorage).filter((key) => key.includes("view"))).toEqual([]);
});

it("a view is pinned to the dashboard in the panel, and unpinned; a server without the feature has no entry", async () => {
  const { page, id } = await stageView();
  const pinned = async () => ((await page.callAs("admin", "/views")) as { pinned: string[] }).pinned;
  await showRegistry(page);
  await press(page, "Viste");
  await press(page, "Altro su Dalla Z");
  await choose(page, "Mostra in prima pagina");
  await expect.poll(pinned).toEqual([id]);
  await until(() => page.text().includes("è in prima pagina"));
  await press(page, "Altro su Dalla Z");
  await choose(page, "Togli dalla prima pagina");
  await expect.poll(pinned).toEqual([]);
  await page.show(null);

  const { page: without } = await stageView({ features: ["views", "computed-fields"] });
  await showRegistry(without);
  await press(without, "Viste");
  await press(without, "Altro su Dalla Z");
  await expect.element(without.getByRole("menuitem", { name: "Copia il collegamento" })).toBeVisible();
  expect(without.text()).not.toContain("in prima pagina");
});
