import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DonorsPage } from "../../../features/donors/registry/donors-page";
import { pageLocation } from "../../navigation";
import { until } from "../../../ui/test-support";

const { navigate } = pageLocation;

const content = (change: object = {}) => ({
  tab: "donors",
  sort: "lastName",
  text: "",
  filters: [],
  filter: null,
  layout: { shown: null, pinned: [], widths: {}, density: "comfortable" },
  ...change,
});

/** Opens the registry with a view of the administrator. */
async function stageView(options: Parameters<typeof renderPage>[2] = {}) {
  const page = await renderPage("admin", "/app/donors", { part: null, width: 1200, donors: 12, ...options });
  const { view } = (await page.callAs("admin", "/views", {
    method: "POST",
    body: { name: "Nostra", sharedWith: ["admin"], content: content() },
  })) as { view: { _id: string } };
  navigate(`/app/donors?view=${view._id}`);
  await page.show(<DonorsPage />);
  await until(() => named(page, "Nostra"));
  return { page, id: view._id };
}

const named = ({ shadow }: RenderedPage, text: string) =>
  [...shadow.querySelectorAll("*")].some((each) => each.tagName !== "STYLE" && each.textContent === text);
const button = ({ shadow }: RenderedPage, name: string) =>
  [...shadow.querySelectorAll("button")].findLast(
    (each) => each.offsetParent !== null && (each.getAttribute("aria-label") ?? each.textContent) === name,
  );
async function press(page: RenderedPage, name: string) {
  await until(() => button(page, name));
  button(page, name)?.click();
}
const rows = ({ shadow }: RenderedPage) => shadow.querySelectorAll("tbody tr").length;

it("saving in the panel shows the conflict if a colleague saved the view first", async () => {
  const { page, id } = await stageView();
  await until(() => rows(page) === 10);
  await page.callAs("admin", `/views/${id}`, {
    method: "PUT",
    body: { version: 1, content: content({ sort: "city" }) },
  });
  await press(page, "Donatore");
  await press(page, "Viste");
  await until(() => page.shadow.querySelector("[role=dialog], dialog"));
  const panel = () =>
    [...page.shadow.querySelectorAll("[role=dialog], dialog")].find((each) =>
      each.textContent?.includes("Salva come…"),
    );
  // the button appears once the view is modified
  const save = await until(() =>
    [...(panel()?.querySelectorAll("button") ?? [])].find((each) => each.textContent === "Salva"),
  );
  save.click();
  await until(() => named(page, "Qualcuno ha cambiato questa vista"));
});

it("a filter can be saved as a view from the builder", async () => {
  const page = await renderPage("admin", "/app/donors", { part: null, width: 1200, donors: 12 });
  const filter = { combinator: "and", rules: [{ field: "bloodGroup", operator: "=", value: "0-" }] };
  navigate("/app/donors", { state: { query: { filter } } });
  await page.show(<DonorsPage />);
  await press(page, "Filtri1 regola");
  await press(page, "Salva vista");
  const open = () => [...page.shadow.querySelectorAll("dialog[open]")];
  await until(() => open().length === 1 && open()[0]?.textContent?.includes("Salva come nuova vista"));
  const name = open()[0]!.querySelector<HTMLInputElement>("form input")!;
  await userEvent.fill(name, "Zero negativo");
  await press(page, "Salva vista");
  await until(() => new URLSearchParams(location.hash.split("?")[1]).get("view"));
  await until(() => named(page, "Zero negativo"));
});

it("after a 200 with an empty body the view is marked as modified only if the server has saved nothing", async () => {
  let saves = false;
  let writes = 0;
  const { page } = await stageView({
    answer: async (request, mock) => {
      if (request.method !== "PUT" || !request.url.includes("/views/")) return undefined as never;
      writes += 1;
      if (saves) await mock.fetch(request);
      return new Response(null, { status: 200 });
    },
  });
  await until(() => rows(page) === 10);
  await press(page, "Donatore");
  await press(page, "Salva");
  await until(() => named(page, "Vista salvata"));
  expect(named(page, "modificata")).toBe(true);
  saves = true;
  await press(page, "Salva");
  await expect.poll(() => writes).toBe(2);
  await expect.poll(() => named(page, "modificata")).toBe(false);
});

it("changed columns of a view survive a reload, and the view stays marked as modified", async () => {
  const { page } = await stageView();
  await until(() => rows(page) === 10);
  await press(page, "Colonne");
  await press(page, "Nascondi Stato");
  await until(() => named(page, "modificata"));
  const heads = () => [...page.shadow.querySelectorAll("thead th")].map((head) => head.textContent);
  const shown = heads();
  await page.show(null);
  await page.show(<DonorsPage />);
  await until(() => rows(page) === 10);
  expect(heads()).toEqual(shown);
  await until(() => named(page, "modificata"));
  await press(page, "Torna alla vista");
  await expect.poll(() => heads().length).toBe(shown.length + 1);
});
