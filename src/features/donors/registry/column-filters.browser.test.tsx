import { expect, it } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import type { FilterGroup } from "../../../domain/filter/filter";
import type { Persona } from "../../../mocks/index";
import { pageLocation } from "../../../shared/navigation";
import { renderPage } from "../../../widgets/test-support/render-page";
import { chooseFrom, listOf, until } from "../../../ui/test-support";

const { navigate } = pageLocation;

/**
 * Opens the registry; `asked` are the queries of its reads.
 * @param zones that the persona may see, instead of the mock's
 * @param filter in the history entry
 */
async function registry(
  width = 1300,
  persona: Persona = "admin",
  zones: readonly string[] | null = null,
  filter: FilterGroup | null = null,
  donors = 60,
) {
  const asked: URLSearchParams[] = [];
  const page = await renderPage(persona, "/app/donors", {
    width,
    donors,
    answer(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (zones && pathname.endsWith("/auth/ability")) {
        const conditions = { area: { $in: zones } };
        const ability = [{ action: "read", subject: "Donor", conditions }];
        return Response.json({ success: true, ability, features: FEATURE_NAMES });
      }
      if (pathname.endsWith("/donors") && searchParams.get("limit") !== "1") asked.push(searchParams);
      return undefined;
    },
  });
  const { shadow } = page;
  if (filter) navigate("/app/donors", { state: { query: { filter } } });
  await until(() => shadow.querySelector("tbody tr"));
  const option = (name: string) =>
    until(() =>
      [...shadow.querySelectorAll<HTMLElement>("[role=menuitemcheckbox]")].find((one) => one.innerText === name),
    );
  const filters = () => asked.at(-1)?.get("filters");
  /** The visible button: column headings and toolbar have the same ones. */
  const button = (name: string) => {
    const all = [...shadow.querySelectorAll<HTMLElement>("button")].filter((one) => one.checkVisibility());
    return all.find((one) => (one.getAttribute("aria-label") ?? one.innerText).includes(name)) as HTMLElement;
  };
  const open = (name: string) => button(name).click();
  const removals = () =>
    [...shadow.querySelectorAll<HTMLElement>("[data-remove]")]
      .filter((one) => one.checkVisibility())
      .map((one) => one.getAttribute("aria-label"));
  return { page, shadow, asked, option, filters, button, open, removals };
}

it("a column filter selects several values, sends them as a list, shows them as removable chips, and can be changed if it has no results", async () => {
  const { page, option, filters, button, open, removals } = await registry(1300, "admin", null, null, 400);
  open("Filtra per gruppo sanguigno");
  (await option("B+")).click();
  await expect.poll(filters).toBe('[{"id":"bloodGroup","value":["B+"]}]');
  // the menu stays open
  (await option("0-")).click();
  await expect.poll(filters).toBe('[{"id":"bloodGroup","value":["0-","B+"]}]');
  await expect.poll(removals).toEqual(["Togli 0- o B+"]);
  expect(button("Filtra per gruppo sanguigno: 0-, B+").innerText).toBe("2");
  await expect
    .poll(
      () => new Set([...page.shadow.querySelectorAll("tbody tr")].map((row) => /0-|B\+|AB/.exec(row.textContent)?.[0])),
    )
    .toEqual(new Set(["0-", "B+"]));
  expect(location.hash).not.toContain("B+");
  page.find("[role=menuitem]", "Togli questo filtro").click();
  await expect.poll(removals).toEqual([]);
  open("Filtra per gruppo sanguigno");
  (await option("A2B+")).click();
  await expect.poll(page.text).toContain("Nessuna corrispondenza trovata");
  (await option("0+")).click();
  await expect.poll(filters).toContain('"0+","A2B+"');
  await expect.poll(() => page.shadow.querySelectorAll("tbody tr").length).toBeGreaterThan(0);
  await expect.poll(removals).toEqual(["Togli 0+ o A2B+"]);
  page.find("button", "Togli 0+ o A2B+").click();
  await expect.poll(removals).toEqual([]);
});

it("a column filter is in the history entry, not in the address, and combines with the rules of “Filtri”", async () => {
  const { page, shadow, option, filters, open, asked, removals } = await registry(1300, "admin", null, null, 400);
  page.find("button", "Da attivare").click();
  open("Filtra per zona");
  (await option("Lecco")).click();
  await expect.poll(filters).toBe('[{"id":"area","value":["Lecco"]}]');
  expect(asked.at(-1)?.get("queryFilters")).toContain('"valueSource":"value"');
  expect(JSON.stringify(history.state)).toContain("Lecco");
  expect(location.hash).not.toContain("Lecco");
  await expect.poll(removals).toEqual(["Togli da attivare", "Togli Lecco"]);
  page.find("button", "Azzera").click();
  await expect.poll(removals).toEqual([]);
  const undo = () =>
    [...shadow.querySelectorAll<HTMLElement>("[data-sonner-toast] button")].find(
      (one) => one.innerText === "Ripristina i filtri",
    );
  await until(undo);
  undo()?.click();
  await expect.poll(removals).toEqual(["Togli da attivare", "Togli Lecco"]);
});

it("a column filter is used by keyboard, and the focus returns to its button", async () => {
  const { shadow, filters, button } = await registry();
  const head = button("Filtra per stato");
  head.focus();
  const press = (key: string) => {
    const on = shadow.activeElement ?? head;
    on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true }));
    on.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true, composed: true, cancelable: true }));
  };
  press("ArrowDown");
  await until(() => shadow.activeElement?.matches("[role=menuitemcheckbox]"));
  (shadow.activeElement as HTMLElement).click();
  await expect.poll(filters).toContain('"id":"status"');
  press("Escape");
  await until(() => shadow.activeElement?.getAttribute("aria-label")?.startsWith("Filtra per stato: "));
});

it("on a phone the column filters are in the expanded toolbar", async () => {
  const { shadow, option, filters, button, open, removals } = await registry(360);
  const seen = () =>
    [...shadow.querySelectorAll<HTMLElement>("button[aria-label^='Filtra per']")].filter((one) =>
      one.checkVisibility(),
    );
  expect(seen()).toEqual([]);
  open("Altri comandi");
  await expect.poll(() => seen().map((one) => one.innerText)).toEqual(["Gruppo", "Stato", "Zona"]);
  for (const one of seen()) expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  seen()[1]?.click();
  (await option("Attivo")).click();
  await expect.poll(filters).toBe('[{"id":"status","value":["active"]}]');
  await expect.poll(() => seen()[1]?.innerText).toBe("Stato (1)");
  await until(() => button("con 1 regola"));
  open("con 1 regola");
  await expect.poll(removals).toEqual(["Togli attivi"]);
});

/** Opens “Filtri”. @returns the first rule's field, its options, and the options of a select */
async function builder({ shadow, open }: Awaited<ReturnType<typeof registry>>) {
  open("Filtri");
  const select = (label: string) =>
    until(() => shadow.querySelector<HTMLSelectElement>(`dialog[open] select[aria-label="${label}"]`));
  const labels = ({ options }: HTMLSelectElement) => [...options].map(({ label }) => label);
  const field = () => until(() => shadow.querySelector<HTMLInputElement>(`dialog[open] [aria-label="${FIELD}"]`));
  return {
    field,
    fields: async () => [...(await listOf(await field())).querySelectorAll("[role=option]")].map(textOf),
    offered: async (label: string) => labels(await select(label)),
  };
}
const FIELD = "Campo della regola 1";
const textOf = (one: Element) => one.textContent;

it("a manager of one zone has no filter for it, nor does “Filtri” offer “Zona” unless a view uses it", async () => {
  const own = await registry(1300, "manager");
  await until(() => own.button("Filtra per stato"));
  expect(own.button("Filtra per zona")).toBeUndefined();
  const ofOne = await builder(own);
  expect(await ofOne.fields()).toContain("Città");
  expect(await ofOne.fields()).not.toContain("Zona");
  await own.page.remove();

  const rule = { field: "area", operator: "=", value: "Bergamo" };
  const kept = await registry(1300, "manager", null, { combinator: "and", rules: [rule] });
  const ofView = await builder(kept);
  await expect.poll(async () => (await ofView.field()).value).toBe("Zona");
  expect((await ofView.field()).getAttribute("aria-invalid")).toBeNull();
});

it("a manager of several zones filters by those, in the column heading and in “Filtri”", async () => {
  const several = await registry(1300, "manager", ["Bergamo", "Lodi"]);
  await until(() => several.button("Filtra per zona"));
  several.open("Filtra per zona");
  await several.option("Lodi");
  const offered = [...several.shadow.querySelectorAll<HTMLElement>("[role=menuitemcheckbox]")];
  expect(offered.map((one) => one.innerText)).toEqual(["Bergamo", "Lodi"]);
  several.open("Filtra per zona");
  const ofSeveral = await builder(several);
  await expect.poll(ofSeveral.fields).toContain("Zona");
  await chooseFrom(await ofSeveral.field(), "Zona");
  await expect.poll(() => ofSeveral.offered("Valore della regola 1")).toEqual(["Scegli", "Bergamo", "Lodi"]);
});
