import { describe, expect, it, onTestFinished } from "vitest";
import { romeDay } from "../../../domain/dates/days";
import { FEATURE_NAMES, type Feature } from "../../../domain/features";
import { periodCountDays } from "../../../domain/filter/period-counts";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { DonorsPage } from "./donors-page";
import { chooseFrom, listOf, until } from "../../../ui/test-support";

const { navigate } = pageLocation;

/** Counts of donations over a period, in the filter and as columns; with the feature `computed-fields`. */
const today = romeDay(Date.now());
const [from, to] = periodCountDays({ period: "last12Months", from: "", to: "", type: null }, today);
/** Stored columns. */
const columns = ["status", "donationsNumber@thisYear"];
const WITHOUT = FEATURE_NAMES.filter((name) => name !== "computed-fields");

interface Asked {
  donors?: number;
  width?: number;
  /** In the history entry. */
  filter?: object;
  features?: readonly Feature[];
  /** The columns in local storage. */
  columns?: readonly string[];
  /** The server ignores the query parameter `figures`. */
  silent?: boolean;
}

/** Opens the registry; `asked` are the queries of its reads. */
async function registry({ donors = 60, width = 1200, filter, features, columns, silent = false }: Asked = {}) {
  const asked: URLSearchParams[] = [];
  const page = await renderPage("admin", "/app/donors", {
    part: null,
    width,
    donors,
    features,
    answer(request, mock) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith("/donors")) asked.push(searchParams);
      if (silent && searchParams.has("figures"))
        return mock.fetch(new Request(request.url.replace("figures=", "unknown="), request));
      return undefined;
    },
  });
  const state = page.session.state();
  const key = `gds:columns:v1:donors:${state.status === "signed-in" ? state.user._id : ""}`;
  if (columns) localStorage.setItem(key, JSON.stringify({ shown: columns }));
  onTestFinished(() => localStorage.removeItem(key));
  navigate("/app/donors", { state: filter === undefined ? {} : { query: { filter } } });
  await page.show(<DonorsPage />);
  const seen = <Kind extends HTMLElement>(selector: string, name: string) =>
    until(() =>
      [...page.shadow.querySelectorAll<Kind>(selector)].find(
        (one) => one.checkVisibility() && (one.getAttribute("aria-label") ?? one.innerText).startsWith(name),
      ),
    );
  const press = async (name: string) => (await seen("button", name)).click();
  const choose = async (label: string, words: string) => {
    const control = await seen<HTMLSelectElement | HTMLInputElement>("select, input", label);
    if (control instanceof HTMLInputElement) return chooseFrom(control, words);
    const option = [...control.options].find((one) => one.label === words);
    if (!option) throw new Error(`${label} has no ${words}`);
    setValue(control, option.value);
  };
  /** Closes the builder and removes its history entry. */
  const close = async () => {
    await press("Chiudi");
    await until(() => !page.shadow.querySelector("dialog[open]"));
  };
  const type = async (label: string, words: string) => setValue(await seen<HTMLInputElement>("input", label), words);
  const text = () => page.text();
  return {
    page,
    asked,
    seen,
    press,
    close,
    choose,
    type,
    text,
    rules: () => asked.flatMap((one) => one.get("queryFilters") ?? []),
  };
}

/** Sets a value so that React notices. */
function setValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!;
  set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** @returns the options of a field under a heading */
async function optionsOf(field: HTMLInputElement, heading: string): Promise<string[]> {
  const entries = [...(await listOf(field)).children] as HTMLElement[];
  const start = entries.findIndex((one) => one.role === "presentation" && one.innerText === heading);
  if (start === -1) return [];
  const end = entries.findIndex((one, index) => index > start && one.role === "presentation");
  return entries.slice(start + 1, end === -1 ? undefined : end).map((one) => one.innerText);
}

/** Counts donors without an e-mail who donated at least three times in the last twelve months. */
async function countByHand(page: RenderedPage): Promise<number> {
  const all = async (path: string, name: string) => {
    const rows: Record<string, unknown>[] = [];
    for (let skip = 0; ; skip += 1_000) {
      const body = (await page.callAs("admin", `${path}?limit=1000&skip=${skip}`)) as Record<string, unknown>;
      rows.push(...(body[name] as Record<string, unknown>[]));
      if (rows.length >= Number(body.total)) return rows;
    }
  };
  const times = new Map<unknown, number>();
  for (const { donorId, date } of await all("/donations", "donations"))
    if (String(date) >= from && String(date) <= to) times.set(donorId, (times.get(donorId) ?? 0) + 1);
  return (await all("/donors", "donors")).filter(({ _id, email }) => !email && (times.get(_id) ?? 0) >= 3).length;
}

describe("in the filter", () => {
  it("a filter for at least 3 donations in the last year and no e-mail finds the right number of donors", async () => {
    const { page, seen, press, choose, type, text, rules } = await registry({ donors: 300 });
    await press("Filtri");
    const field = await seen<HTMLInputElement>("input", "Campo della regola 1");
    await expect
      .poll(() => optionsOf(field, "Donazioni in un periodo"))
      .toEqual(["Donazioni in 12 mesi", "Donazioni quest’anno", "Donazioni dal … al …"]);
    await choose("Campo della regola 1", "Donazioni in 12 mesi");
    expect((await seen<HTMLSelectElement>("select", "Confronto della regola 1")).value).toBe(">=");
    await type("Valore della regola 1", "3");
    await press("Aggiungi regola");
    await choose("Campo della regola 2", "E-mail");
    await choose("Confronto della regola 2", "manca");
    await expect.poll(text).toContain("con almeno 3 donazioni negli ultimi 12 mesi che non hanno un’e-mail");
    const expected = await countByHand(page);
    expect(expected).toBeGreaterThan(0);
    const noun = expected === 1 ? "donatore" : "donatori";
    await expect.poll(async () => (await seen("button", "Mostra")).innerText).toBe(`Mostra ${expected} ${noun}`);
    await press("Mostra");
    await expect.poll(text).toContain(`${expected} ${noun}`);
    expect(rules().at(-1)).toContain(`"field":"donationsNumber@${from}..${to}","operator":">=","value":3`);
    // like other rules: in the history entry, with a removable chip
    expect(JSON.stringify(history.state)).toContain("donationsNumber@last12Months");
    await press("Togli almeno 3 donazioni negli ultimi 12 mesi");
    await expect.poll(() => rules().at(-1)).not.toContain("donationsNumber");
  });

  it("a period between two days shows errors at the days, and isn't sent until they are valid", async () => {
    const { page, seen, press, choose, type, text, rules } = await registry({ width: 360 });
    await press("Filtri");
    await choose("Campo della regola 1", "Donazioni dal … al …");
    await choose("Tipo di donazione della regola 1", "Plasma aferesi");
    await type("Valore della regola 1", "1");
    await type("Primo giorno della regola 1", "30/06/2026");
    await press("Mostra");
    await expect.poll(text).toContain("Manca un giorno del periodo.");
    const last = await seen<HTMLInputElement>("input", "Ultimo giorno della regola 1");
    expect(last.getAttribute("aria-invalid")).toBe("true");
    expect((await seen("input", "Valore della regola 1")).getAttribute("aria-invalid")).toBeNull();
    expect(page.focused()).toBe(last);
    await type("Ultimo giorno della regola 1", "01/01/2026");
    await expect.poll(text).toContain("Il primo giorno del periodo viene dopo il secondo.");
    expect(rules()).toEqual([]);
    await type("Primo giorno della regola 1", "01/01/2025");
    await expect.poll(() => rules().at(-1)).toContain('"donationsNumber@2025-01-01..2026-01-01:3"');
    expect(text()).not.toContain("Il primo giorno del periodo");
    expect(text()).toContain("con almeno 1 donazione di tipo Plasma aferesi dal 1° gennaio 2025 al 1° gennaio 2026");
    // changing the period keeps the type
    await choose("Campo della regola 1", "Donazioni quest’anno");
    expect((await seen<HTMLSelectElement>("select", "Tipo di donazione della regola 1")).value).toBe("3");
    const box = page.shadow.querySelector("dialog[open]")!;
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  });
});

describe("without the feature `computed-fields`", () => {
  it("neither the filter nor the columns offer them, and stored columns aren't requested", async () => {
    const { page, asked, seen, press, close } = await registry({ features: WITHOUT, columns });
    await press("Filtri");
    const offered = await optionsOf(
      await seen<HTMLInputElement>("input", "Campo della regola 1"),
      "Donazioni in un periodo",
    );
    await close();
    await press("Colonne");
    await until(() => page.text()?.includes("Mostrate, in quest’ordine"));
    expect(offered).toEqual([]);
    expect(page.text()).not.toContain("ultimi 12 mesi");
    expect(asked.map((one) => one.get("figures"))).toEqual(asked.map(() => null));
    expect(page.shadow.querySelector("thead")?.textContent).not.toContain("Quest’anno");
  });
});

describe("as columns", () => {
  it("stored columns are requested with the first rows; a count that the server doesn't send is shown as unknown", async () => {
    const { page, asked } = await registry({ columns, silent: true });
    const at = () =>
      [...page.shadow.querySelectorAll("thead th")].findIndex((head) => head.textContent.includes("Quest’anno"));
    await expect.poll(() => page.shadow.querySelector("tbody tr")?.children[at()]?.textContent).toContain("–");
    const [rows] = asked.filter((one) => one.get("limit") === "10");
    expect(rows?.get("figures")).toMatch(/^donationsNumber@\d{4}-01-01\.\.\d{4}-12-31$/);
  });

  it("a chosen column is requested and shows the counts", async () => {
    const { page, asked, press } = await registry();
    await press("Colonne");
    const box = await until(() => boxOf(page, "Donazioni in 12 mesi"));
    expect(asked.some((one) => one.has("figures"))).toBe(false);
    box.click();
    await expect.poll(() => asked.map((one) => one.get("figures"))).toContain(`donationsNumber@${from}..${to}`);
    const heads = () => [...page.shadow.querySelectorAll("thead th")].map((head) => head.textContent);
    const find = () => heads().findIndex((head) => head.includes("Ultimi 12 mesi"));
    await expect.poll(find).toBeGreaterThan(0);
    const at = find();
    const { donors } = (await page.callAs(
      "admin",
      `/donors?order=lastName&figures=donationsNumber@${from}..${to}`,
    )) as {
      donors: { figures: Record<string, number> }[];
    };
    const expected = donors.map(({ figures }) => Object.values(figures)[0]);
    const cells = () =>
      [...page.shadow.querySelectorAll("tbody tr")].map((row) =>
        Number(row.children[at]?.textContent.replace("Ultimi 12 mesi", "")),
      );
    await expect.poll(cells).toEqual(expected);
    expect(new Set(expected).size).toBeGreaterThan(1);
  });

  it("a filter's period and type is offered as a column", async () => {
    const rule = { field: "donationsNumber@2026-01-01..2026-06-30:1", operator: ">=", value: 1 };
    const { page, asked, press } = await registry({ filter: { combinator: "and", rules: [rule] } });
    await until(() => page.find("tbody tr"));
    await press("Colonne");
    const head = "Dal 1 Gen 2026 al 30 Giu 2026 (sangue intero)";
    const box = await until(() => boxOf(page, "Donazioni dal 1 Gen 2026"));
    box.click();
    await expect.poll(() => asked.map((one) => one.get("figures"))).toContain(rule.field);
    const counts = () => {
      const heads = [...page.shadow.querySelectorAll("thead th")];
      const at = heads.findIndex((each) => each.textContent.includes(head));
      return [...page.shadow.querySelectorAll("tbody tr")].map((row) =>
        row.children[at]?.textContent.replace(head, ""),
      );
    };
    await expect.poll(() => counts().every((count) => Number(count) >= 1)).toBe(true);
    expect(boxOf(page, "Donazioni dal … al …")).toBeUndefined();
  });
});

/** The checkbox of a column in the panel. */
const boxOf = ({ shadow }: RenderedPage, label: string) =>
  [...shadow.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].find((one) =>
    one.closest("label")?.textContent.includes(label),
  );
