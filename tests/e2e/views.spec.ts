import type { Page } from "@playwright/test";
import { expect, overHttp, test as base } from "./support/test";

/** With a real server, because two users share views. */
const test = base.extend(overHttp);
type Api = { apiBase: string; signIn(persona: "admin" | "manager"): Promise<{ authToken: string }> };

const content = (change: object = {}) => ({
  tab: "donors",
  sort: "lastName",
  text: "",
  filters: [],
  filter: null,
  layout: { shown: null, pinned: [], widths: {}, density: "comfortable" },
  ...change,
});
const rule = (field: string, value: string) => ({ combinator: "and", rules: [{ field, operator: "=", value }] });

async function call(api: Api, persona: "admin" | "manager", method: string, path: string, body?: object) {
  const headers = {
    Authorization: `Bearer ${(await api.signIn(persona)).authToken}`,
    "Content-Type": "application/json",
  };
  const answer = await fetch(api.apiBase + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects
  return (await answer.json()) as any;
}
const create = async (api: Api, name: string, change: object, sharedWith = ["manager"]): Promise<string> =>
  (await call(api, "admin", "POST", "/views", { name, sharedWith, content: content(change) })).view._id;

async function saveAs(page: Page, name: string) {
  await page.getByRole("button", { name: "Viste" }).click();
  await page.getByRole("button", { name: "Salva come…" }).click();
  await page.getByLabel("Nome", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Salva vista" }).click();
  // the page is inert while the dialog is open
  await expect(page.getByRole("dialog", { name: "Salva come nuova vista" })).toBeHidden();
}
const current = (page: Page, name: string) => page.getByRole("main").getByText(name, { exact: true }).first();

test("a view is saved, changed, reset, saved again, deleted and restored", async ({ transport, office, page }) => {
  await transport.open(page, { hash: "#/app/donors", query: { persona: "admin" } });
  await office.search.fill("rossi");
  await expect(office.rows.first()).toContainText("Rossi");
  await saveAs(page, "I Rossi");
  await expect(current(page, "I Rossi")).toBeVisible();
  await expect(page).toHaveURL(/view=v\d+/);
  expect(page.url()).not.toContain("rossi");
  await expect(page.getByText("modificata", { exact: true })).toBeHidden();

  await office.search.fill("bianchi");
  await expect(page.getByText("modificata", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Torna alla vista" }).click();
  await expect(office.search).toHaveValue("rossi");
  await expect(page.getByText("modificata", { exact: true })).toBeHidden();

  await office.search.fill("bianchi");
  await page.getByRole("button", { name: "Salva", exact: true }).click();
  await expect(page.getByText("modificata", { exact: true })).toBeHidden();
  await page.reload();
  await expect(office.search).toHaveValue("bianchi");

  await page.getByRole("button", { name: "Viste" }).click();
  await page.getByRole("button", { name: "Altro su I Rossi" }).click();
  await page.getByRole("menuitem", { name: "Elimina" }).click();
  await expect(page.getByText("Vista «I Rossi» eliminata")).toBeVisible();
  await page.getByRole("button", { name: "Ripristina la vista" }).click();
  await expect(page.getByRole("dialog", { name: "Viste" }).getByRole("button", { name: /^I Rossi/ })).toBeVisible();
});

test("a colleague opens a shared view by its link, sees no row of another zone, and reads what no longer exists", async ({
  transport,
  office,
  page,
  mockApi,
}) => {
  const { donors } = await call(mockApi, "manager", "GET", "/donors?limit=1");
  const zones = (await call(mockApi, "admin", "GET", "/zones")).zones as { name: string }[];
  const own = donors[0].area as string;
  const other = zones.find(({ name }) => name !== own)?.name ?? "";
  const active = await create(mockApi, "Attivi", { filter: rule("status", "active"), sort: "-lastName" });
  const foreign = await create(mockApi, "Altrove", { filter: rule("area", other) });
  const old = await create(mockApi, "Vecchia", {
    filter: { combinator: "and", rules: [...rule("status", "active").rules, ...rule("shoeSize", "42").rules] },
    layout: { shown: ["status", "shoeSize"], pinned: [], widths: {}, density: "comfortable" },
  });

  await transport.open(page, { hash: `#/app/donors?view=${active}`, query: { persona: "manager" } });
  await expect(current(page, "Attivi")).toBeVisible();
  await expect(page).toHaveURL(/sort=-lastName/);
  await expect(office.rows).toHaveCount(10);
  for (const row of await office.rows.all()) await expect(row).toContainText("Attivo");
  const go = (view: string) => page.evaluate((to) => void (location.hash = `#/app/donors?view=${to}`), view);
  await go(foreign);
  await expect(page.getByRole("heading", { name: "Nessuna corrispondenza trovata" })).toBeVisible();
  await go(old);
  await expect(page.getByText("Una regola chiede una colonna o un confronto che non c’è più")).toBeVisible();
  await expect(page.getByText("Una colonna non c’è più")).toBeVisible();
  await expect(office.rows).toHaveCount(10);
  await go("v999999");
  await expect(page.getByText("Questa vista non c’è più, o non è condivisa con te")).toBeVisible();
  await expect(office.rows).toHaveCount(10);
});
