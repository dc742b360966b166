import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { identity, record, text } from "../../api/readers/read";
import { userEvent } from "vitest/browser";
import { LETTER_KEYS } from "../../ui/browser/use-letter-keys";
import { until } from "../../ui/test-support";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { pageLocation } from "../navigation";
import { ListPage } from "./components/list-page";
import { DEFAULT_LAYOUT } from "./column-layout";
import { listAnswer } from "./list-answer";
import type { ListSource } from "./query/list-source";
import type { ListColumn } from "./list-column";
import { PageTitleContext } from "../navigation";
import { useSelection } from "./selection";
import { listTexts } from "./texts";
import { useList, type List } from "./use-list";

const { navigate } = pageLocation;

interface Place {
  _id: string;
  name: string;
  city: string;
}

const source: ListSource = {
  kind: "donors",
  rows: "places",
  path: "/places",
  idField: "_id",
  sortable: ["name", "city"],
  defaultSort: "name",
  tabs: ["donors", "awards"],
};
const reader = listAnswer("places", record({ _id: identity, name: text(""), city: text("") }));
const readerOf = () => reader;
const columns: ListColumn<Place>[] = [
  { id: "name", label: "Nome", sort: "name", area: "name", text: ({ name }) => name },
  { id: "city", label: "Comune", sort: "city", text: ({ city }) => city },
];
const placeTexts = listTexts("donors", { placeholder: "Cerca", emptyHint: "Nessuno, per ora." });

let list: List<Place>;
function Places() {
  const current = useList({ source, columns, readerOf });
  const selection = useSelection<Place>("places", current.query);
  useEffect(() => {
    list = current;
  }, [current]);
  return <ListPage list={current} listTexts={placeTexts} selection={selection} />;
}

let scene: RenderedPage;
let asked: URLSearchParams[];
let places: Place[];
let refused: (asked: URLSearchParams) => boolean;
const show = () => scene.show(<Places />);
const hide = () => scene.show(null);

function answerPlaces(request: Request): Response | undefined {
  const url = new URL(request.url);
  if (!url.pathname.endsWith("/places")) return undefined;
  asked.push(url.searchParams);
  if (refused(url.searchParams)) return Response.json({ success: false, error: "Unknown field" }, { status: 422 });
  const skip = Number(url.searchParams.get("skip"));
  const found = url.searchParams.has("filters") ? [] : places;
  const rows = found.slice(skip, skip + Number(url.searchParams.get("limit")));
  return Response.json({ success: true, places: rows, total: found.length });
}

beforeEach(async () => {
  localStorage.clear();
  asked = [];
  refused = () => false;
  places = Array.from({ length: 23 }, (_, row) => ({ _id: `p${row}`, name: `Luogo ${row}`, city: `Comune ${row}` }));
  scene = await renderPage("admin", "/app/places", { part: <Places />, answer: answerPlaces, donors: 10 });
  await expect.poll(rowCount).toBe(10);
});
afterEach(() => localStorage.clear());

const rowCount = () => scene.shadow.querySelectorAll("tbody tr").length;
const heads = () => [...scene.shadow.querySelectorAll<HTMLElement>("th button")].map((head) => head.textContent);
const press = (name: string, selector = "button") => scene.find(selector, name).click();
const boxes = () => [...scene.shadow.querySelectorAll<HTMLInputElement>("tbody input[type=checkbox]")];
/** The text of the selection's live region, the second one. */
const selectionStatus = () => [...scene.shadow.querySelectorAll("[role=status]")][1]?.textContent;

describe("requests", () => {
  it("contain the filters of the history entry, which the address doesn't show; back restores the former request", async () => {
    navigate("/app/places?pageIndex=1");
    await expect.poll(rowCount).toBe(10);
    list.changeQuery({ filters: [{ id: "city", value: ["Clusone"] }] });
    await expect.poll(() => asked.at(-1)?.get("filters")).toBe('[{"id":"city","value":["Clusone"]}]');
    await expect.poll(() => asked.at(-1)?.get("skip")).toBe("0");
    expect(location.hash).toBe("#/app/places");
    await expect.poll(scene.text).toContain("Nessuna riga corrisponde ai filtri.");
    list.changeView({ sort: "-city" });
    await expect.poll(() => asked.at(-1)?.get("order")).toBe("-city");
    expect(asked.at(-1)?.get("filters")).toContain("Clusone");
    press("Togli i filtri");
    await expect.poll(rowCount).toBe(10);
    history.back();
    await expect.poll(rowCount).toBe(0);
  });

  it("keep tab and saved view in the address on other pages and in other orders", async () => {
    navigate("/app/places?tab=awards&view=v1");
    await expect.poll(() => list.view.savedViewId).toBe("v1");
    press("Pagina successiva");
    await expect.poll(() => location.hash).toBe("#/app/places?tab=awards&view=v1&pageIndex=1");
    press("Comune");
    await expect.poll(() => location.hash).toBe("#/app/places?tab=awards&view=v1&sort=city");
    press("Comune");
    await expect.poll(() => location.hash).toBe("#/app/places?tab=awards&view=v1&sort=-city");
  });
});

describe("the columns", () => {
  it("are those that the user chose, also after a remount", async () => {
    expect(heads()).toEqual(["Nome", "Comune"]);
    list.setLayout({ ...DEFAULT_LAYOUT, shown: [] });
    await expect.poll(heads).toEqual(["Nome"]);
    await hide();
    await show();
    await expect.poll(heads).toEqual(["Nome"]);
    list.setLayout(DEFAULT_LAYOUT);
    await expect.poll(heads).toEqual(["Nome", "Comune"]);
    expect(localStorage).toHaveLength(0);
  });

  it("are the default ones if the stored layout is invalid", async () => {
    list.setLayout({ ...DEFAULT_LAYOUT, shown: [] });
    await expect.poll(heads).toEqual(["Nome"]);
    const key = localStorage.key(0) ?? "";
    await hide();
    for (const kept of ["{", '"name"', "7"]) {
      localStorage.setItem(key, kept);
      await show();
      await expect.poll(heads).toEqual(["Nome", "Comune"]);
      await hide();
    }
    await show();
  });
});

describe("the selection", () => {
  it("is counted across pages, stays when the user returns to a page, and can be cleared", async () => {
    boxes()[1]?.click();
    await expect.poll(selectionStatus).toBe("1 selezionato");
    press("Pagina successiva");
    await expect.poll(scene.text).toContain("Luogo 10");
    expect(selectionStatus()).toBe("1 selezionatodi cui 1 fuori da questa pagina");
    (scene.shadow.host as HTMLElement).style.width = "320px";
    const elsewhere = [...scene.shadow.querySelectorAll<HTMLElement>("[role=status] span")].at(-1);
    expect(elsewhere?.checkVisibility()).toBe(true);
    (scene.shadow.host as HTMLElement).style.width = "";
    press("Seleziona la pagina", "input");
    await expect.poll(selectionStatus).toBe("11 selezionatidi cui 1 fuori da questa pagina");
    press("Pagina precedente");
    await expect
      .poll(() => boxes().map((box) => box.checked))
      .toEqual(Array.from({ length: 10 }, (_, row) => row === 1));
    expect(scene.find("tbody tr[aria-selected=true]").textContent).toContain("Luogo 1");
    expect((scene.find("thead input") as HTMLInputElement).indeterminate).toBe(true);
    scene.find("button", "Togli la selezione").focus();
    press("Togli la selezione");
    await expect.poll(selectionStatus).toBe("");
    expect(boxes().some((box) => box.checked)).toBe(false);
    await expect.poll(() => scene.focused()?.tagName).toBe("H1");
  });

  it("ends with the query", async () => {
    boxes()[0]?.click();
    await expect.poll(selectionStatus).toBe("1 selezionato");
    list.changeQuery({ text: "luogo" });
    await expect.poll(selectionStatus).toBe("");
  });

  it("has no checkbox for a row without an id", async () => {
    places = [{ _id: "", name: "Senza codice", city: "" }, ...places];
    press("Comune");
    await expect.poll(scene.text).toContain("Senza codice");
    expect(boxes()).toHaveLength(9);
    press("Seleziona la pagina", "input");
    await expect.poll(selectionStatus).toBe("9 selezionati");
  });
});

describe("a query that the server refuses", () => {
  it("shows the error above the former rows; removing the filter removes the error", async () => {
    refused = (search) => search.has("queryFilters");
    list.changeQuery({ filter: { combinator: "and", rules: [{ field: "hat", operator: "=", value: "red" }] } });
    await expect.poll(scene.text).toContain("Il server non accetta questo filtro: vedi ancora l’elenco di prima.");
    expect(scene.text()).toContain("Unknown field");
    expect(rowCount()).toBe(10);
    expect(scene.shadow.querySelector("[aria-busy=true]")).toBeNull();
    press("Togli i filtri");
    await expect.poll(scene.text).not.toContain("Unknown field");
    expect(rowCount()).toBe(10);
  });

  it("can be an order: the user can return to the default one", async () => {
    refused = (search) => search.get("order") === "city";
    press("Comune");
    await expect.poll(scene.text).toContain("Il server non sa mettere l’elenco in quest’ordine");
    expect(rowCount()).toBe(10);
    press("Torna all’ordine solito");
    await expect.poll(scene.text).not.toContain("quest’ordine");
    expect(location.hash).toBe("#/app/places");
  });

  it("offers the default order also on a page without former rows", async () => {
    await hide();
    refused = (search) => search.get("order") === "-city";
    navigate("/app/places?sort=-city");
    await show();
    await expect.poll(scene.text).toContain("Non riusciamo a leggere i donatori");
    press("Torna all’ordine solito");
    await expect.poll(rowCount).toBe(10);
  });
});

it("during a search the browser's title has the number of rows, without the text", async () => {
  const titles: (string | null)[] = [];
  const setTitle = (title: string | null) => void titles.push(title);
  await scene.show(
    <PageTitleContext value={setTitle}>
      <Places />
    </PageTitleContext>,
  );
  await expect.poll(rowCount).toBe(10);
  expect(titles).toEqual([]);
  list.changeQuery({ text: "luogo" });
  await expect.poll(() => titles.at(-1)).toBe("23 donatori");
  expect(scene.shadow.querySelector("h1")?.textContent).toContain("23 donatori per «luogo»");
  list.changeQuery({ text: "" });
  await expect.poll(() => titles.at(-1)).toBeNull();
});

it("a skip link leads to the rows, and the resize handles of the columns are one tab stop", async () => {
  await show();
  await until(() => scene.shadow.querySelector("tr[data-row]"));
  const edges = () => [...scene.shadow.querySelectorAll<HTMLElement>("thead [role=separator]")];
  expect(edges().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
  edges()[0]?.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(scene.shadow.activeElement).toBe(edges()[1]);
  await userEvent.keyboard("{ArrowUp}");
  expect(scene.shadow.activeElement).toBe(edges()[0]);
  const skip = scene.find("a", "Vai alle righe");
  skip.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scene.shadow.activeElement?.getAttribute("data-row")).toBe("0");
});

it("Shift+arrow selects from the focused row, also after another range", async () => {
  await show();
  const row = (at: number) => scene.find(`tr[data-row="${at}"]`);
  const selected = () =>
    [...scene.shadow.querySelectorAll("tr[aria-selected=true]")].map((one) => one.getAttribute("data-row"));
  await until(() => row(8));
  row(2).focus();
  await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}");
  await expect.poll(selected).toEqual(["2", "3"]);
  row(8).focus();
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  await expect.poll(selected).toEqual(["2", "3", "7", "8"]);
});

it("without a match the message names search and filters, and each can be removed", async () => {
  list.changeQuery({ text: "Luogo 3", filters: [{ id: "city", value: ["Clusone"] }] });
  await expect.poll(scene.text).toContain("insieme alla ricerca «Luogo 3» e ai filtri");
  press("Togli i filtri");
  await expect.poll(rowCount).toBe(10);
  expect([list.query.text, list.query.filters]).toEqual(["Luogo 3", []]);
});

it("a slash focuses the search from anywhere on the page; in a field it is typed", async () => {
  const search = scene.shadow.querySelector<HTMLInputElement>("input[type=search]")!;
  scene.shadow.querySelector<HTMLElement>("thead button")!.focus();
  await userEvent.keyboard("/");
  expect([scene.shadow.activeElement, search.value]).toEqual([search, ""]);
  await userEvent.keyboard("/");
  expect(search.value).toBe("/");
});

it("x and the slash do nothing while single keys are off; the space bar still selects", async () => {
  localStorage.setItem(LETTER_KEYS, "off");
  onTestFinished(() => localStorage.removeItem(LETTER_KEYS));
  await show();
  const row = await until(() => scene.find('tr[data-row="2"]'));
  const selected = () =>
    [...scene.shadow.querySelectorAll("tr[aria-selected=true]")].map((one) => one.getAttribute("data-row"));
  const search = scene.find("input[type=search]");
  expect(scene.text()).not.toContain("23/");
  row.focus();
  await userEvent.keyboard("x/");
  expect(scene.shadow.activeElement).toBe(row);
  await userEvent.keyboard("{ArrowDown} ");
  await expect.poll(selected).toEqual(["3"]);
  localStorage.removeItem(LETTER_KEYS);
  await userEvent.keyboard("x");
  await expect.poll(selected).toEqual([]);
  await userEvent.keyboard("/");
  expect(scene.shadow.activeElement).toBe(search);
});
