import { describe, expect, it, onTestFinished } from "vitest";
import { romeDay } from "../../../domain/dates/days";
import { FEATURE_NAMES, type Feature } from "../../../domain/features";
import { periodCountDays } from "../../../domain/filter/period-counts";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { navigate } from "../../../shared/navigation";
import { DonorsPage } from "./donors-page";
import { chooseFrom, listOf, until } from "../../../ui/test-support";

/** Donations over a period as fields of the filter and as columns, where the server declares `computed-fields`. */
const today = romeDay(Date.now());
const [from, to] = periodCountDays({ period: "last12Months", from: "", to: "", type: null }, today);
const often = { field: "donationsNumber@last12Months", operator: ">=", value: 3 };
const noEmail = { field: "email", operator: "null" };
const kept = (...rules: object[]) => JSON.stringify({ combinator: "and", rules });
const WITHOUT = FEATURE_NAMES.filter((name) => name !== "computed-fields");

interface Asked {
  width?: number;
  /** As a history entry keeps it. */
  filter?: string;
  features?: readonly Feature[];
  /** The columns that the person chose before, kept in this browser. */
  columns?: readonly string[];
  /** It names figures, and says none. */
  silent?: boolean;
}

/** The registry, and what was asked of it. */
async function registry({ width = 1200, filter, features, columns, silent = false }: Asked = {}) {
  const asked: URLSearchParams[] = [];
  const page = await renderPage("admin", "/app/donors", {
    part: null,
    width,
    donors: 300,
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
  navigate("/app/donors", { state: filter === undefined ? {} : { filter } });
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
  /** Closes the builder; what it adds to the history is gone then. */
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

/** As a person enters it, for React. */
function setValue(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!;
  set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}

/** @returns what a field's list offers under a heading */
async function optionsOf(field: HTMLInputElement, heading: string): Promise<string[]> {
  const entries = [...(await listOf(field)).children] as HTMLElement[];
  const start = entries.findIndex((one) => one.role === "presentation" && one.innerText === heading);
  if (start === -1) return [];
  const end = entries.findIndex((one, index) => index > start && one.role === "presentation");
  return entries.slice(start + 1, end === -1 ? undefined : end).map((one) => one.innerText);
}

/** How many a count of all donations finds: at least three in the last twelve months, and no e-mail. */
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
  it("“gave at least 3 times in the last year and has no e-mail” is asked, said, and finds whom a count finds", async () => {
    const { page, seen, press, choose, type, text, rules } = await registry();
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
    // as other rules: in the history's entry, and a chip that is taken off
    expect(JSON.stringify(history.state)).toContain("donationsNumber@last12Months");
    await press("Togli almeno 3 donazioni negli ultimi 12 mesi");
    await expect.poll(() => rules().at(-1)).not.toContain("donationsNumber");
  });

  it("between two days, of one type; what is wrong with the days is told at them, and nothing is asked", async () => {
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
    expect(page.shadow.activeElement).toBe(last);
    await type("Ultimo giorno della regola 1", "01/01/2026");
    await expect.poll(text).toContain("Il primo giorno del periodo viene dopo il secondo.");
    expect(rules()).toEqual([]);
    await type("Primo giorno della regola 1", "01/01/2025");
    await expect.poll(() => rules().at(-1)).toContain('"donationsNumber@2025-01-01..2026-01-01:3"');
    expect(text()).not.toContain("Il primo giorno del periodo");
    expect(text()).toContain("con almeno 1 donazione di tipo Plasma aferesi dal 1° gennaio 2025 al 1° gennaio 2026");
    // another period keeps the type
    await choose("Campo della regola 1", "Donazioni quest’anno");
    expect((await seen<HTMLSelectElement>("select", "Tipo di donazione della regola 1")).value).toBe("3");
    const box = page.shadow.querySelector("dialog[open]")!;
    expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  });
});

describe("where the server doesn't declare them", () => {
  it("neither the filter nor the columns offer them", async () => {
    const { page, seen, press, close } = await registry({ features: WITHOUT });
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
  });

  it("a filter that asks for one is never sent, and that is said", async () => {
    const { page, seen, press, close, text, rules } = await registry({
      features: WITHOUT,
      filter: kept(often, noEmail),
    });
    await expect.poll(text).toContain("Questo server non sa calcolare quello che il filtro chiede.");
    expect(page.shadow.querySelectorAll("tbody tr")).toHaveLength(0);
    expect(page.text()).not.toContain("Esporta");
    // in the builder the rule says so, too
    await press("Filtri");
    const field = await seen<HTMLInputElement>("input", "Campo della regola 1");
    expect(field.value).toBe("Donazioni in 12 mesi");
    await expect.poll(text).toContain("togli la regola, o scegli un altro campo");
    await close();
    expect(rules().join()).not.toContain("donationsNumber");
    await press("Togli le regole che il server non conosce");
    await expect.poll(() => page.shadow.querySelectorAll("tbody tr").length).toBeGreaterThan(0);
    expect(rules().join()).not.toContain("donationsNumber");
    expect(rules().at(-1)).toContain('"email"');
  });
});

describe("as columns", () => {
  const columns = ["status", "donationsNumber@thisYear"];

  it("that were chosen before are asked for with the first rows", async () => {
    const there = await registry({ columns });
    await until(() => there.page.shadow.querySelector("tbody tr"));
    const rows = (asked: URLSearchParams[]) => asked.filter((one) => one.get("limit") === "10");
    expect(rows(there.asked)[0]?.get("figures")).toMatch(/^donationsNumber@\d{4}-01-01\.\.\d{4}-12-31$/);
  });

  it("that were chosen before are not asked for where the server doesn't declare them", async () => {
    const { page, asked } = await registry({ columns, features: WITHOUT });
    await until(() => page.shadow.querySelector("tbody tr"));
    expect(asked.map((one) => one.get("figures"))).toEqual(asked.map(() => null));
    expect(page.shadow.querySelector("thead")?.textContent).not.toContain("Quest’anno");
  });

  it("are chosen among the others, asked for, and shown as the donations are", async () => {
    const { page, asked, press } = await registry();
    await press("Colonne");
    const box = await until(() => boxOf(page, "Donazioni in 12 mesi"));
    expect(asked.some((one) => one.has("figures"))).toBe(false);
    box.click();
    await expect.poll(() => asked.map((one) => one.get("figures"))).toContain(`donationsNumber@${from}..${to}`);
    const heads = () => [...page.shadow.querySelectorAll("thead th")].map((head) => head.textContent);
    const at = heads().findIndex((head) => head.includes("Ultimi 12 mesi"));
    expect(at).toBeGreaterThan(0);
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

  it("of a rule's own days and type are offered while it asks for them", async () => {
    const rule = { field: "donationsNumber@2026-01-01..2026-06-30:1", operator: ">=", value: 1 };
    const { page, asked, press } = await registry({ filter: kept(rule) });
    await until(() => page.shadow.querySelector("tbody tr"));
    await press("Colonne");
    const head = "Dal 1 Gen 2026 al 30 Giu 2026 (sangue intero)";
    const box = await until(() => boxOf(page, "Donazioni dal 1 Gen 2026"));
    box.click();
    // a count of the tabs may come after
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

  it("that a server doesn't say are not known, and no number", async () => {
    const { page, press } = await registry({ silent: true });
    await press("Colonne");
    const box = await until(() => boxOf(page, "Donazioni quest’anno"));
    box.click();
    const at = () =>
      [...page.shadow.querySelectorAll("thead th")].findIndex((head) => head.textContent.includes("Quest’anno"));
    await expect.poll(at).toBeGreaterThan(0);
    await expect.poll(() => page.shadow.querySelector("tbody tr")?.children[at()]?.textContent).toContain("–");
  });
});

/** The box of a column, in the panel. */
const boxOf = ({ shadow }: RenderedPage, label: string) =>
  [...shadow.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].find((one) =>
    one.closest("label")?.textContent.includes(label),
  );
