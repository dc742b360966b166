import { expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import type { Persona } from "../../../mocks/index";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

/** Files that are dropped or pasted, on the list and in the window that asks who is to see them. */

let scene: RenderedPage;
async function open(persona: Persona = "admin", path = "/app/documents") {
  scene = await renderPage(persona, path, { width: 1200 });
  await until(() => scene.shadow.querySelector("tbody tr"));
}
const dialogs = () => [...scene.shadow.querySelectorAll<HTMLElement>("dialog[open]")];
const chosen = () =>
  [...scene.shadow.querySelectorAll(`dialog[open] ul[aria-label="${texts.chosen}"] li`)].map(
    (line) => line.querySelector("span")?.textContent,
  );
const press = async (selector: string, name: string) => (await until(() => scene.find(selector, name))).click();

function holding(...names: string[]) {
  const data = new DataTransfer();
  for (const name of names) data.items.add(new File(["%PDF-1.4\n"], name, { type: "application/pdf" }));
  return data;
}
const flags = { bubbles: true, composed: true, cancelable: true };
const drag = (type: "dragover" | "drop", onto: Element, dataTransfer: DataTransfer) =>
  onto.dispatchEvent(new DragEvent(type, { dataTransfer, ...flags }));
/** @returns whether it was taken: the browser is told to do nothing with it by itself */
const paste = (into: Element, clipboardData: DataTransfer) =>
  !into.dispatchEvent(new ClipboardEvent("paste", { clipboardData, ...flags }));

it("files that are dropped on the list are asked about, and go where the list is", async () => {
  await open("admin", "/app/documents/folders/dir1");
  const row = scene.find("tbody tr");
  const files = holding("Statuto.pdf", "Bilancio.pdf");
  expect(drag("dragover", row, files)).toBe(false);
  await expect.poll(scene.text).toContain(texts.dropNow);
  drag("drop", row, files);
  await expect.poll(chosen).toEqual(["Statuto.pdf", "Bilancio.pdf"]);
  expect(scene.text()).not.toContain(texts.dropNow);
  expect(dialogs()[0]?.textContent).toContain(texts.inFolder("Modulistica"));
  await press("dialog[open] button", texts.submit(2));
  const names = async () =>
    ((await scene.callAs("admin", "/documents?folder=dir1&limit=50")) as { documents: { name: string }[] }).documents
      .map(({ name }) => name)
      .filter((name) => /Statuto|Bilancio/.test(name));
  await expect.poll(names).toEqual(["Bilancio.pdf", "Statuto.pdf"]);
  await expect.poll(dialogs).toEqual([]);
});

it("files that are pasted where nothing has the focus are asked about, too", async () => {
  await open();
  expect(paste(document.body, holding("Statuto.pdf"))).toBe(true);
  await expect.poll(chosen).toEqual(["Statuto.pdf"]);
});

it("what is pasted into a field is the field's: a copied table has a picture beside its words", async () => {
  await open();
  const copied = holding("tabella.png");
  copied.setData("text/plain", "Statuto");
  expect(paste(scene.find("search input"), copied)).toBe(false);
  expect(paste(document.body, new DataTransfer())).toBe(false);
  expect(dialogs()).toEqual([]);
  await press("button", texts.uploadShort);
  await press("dialog[open] label", "Un donatore");
  const field = await until(() => scene.find("dialog[open] input[role=combobox], dialog[open] input[type=text]"));
  expect(paste(field, copied)).toBe(false);
  expect(chosen()).toEqual([]);
});

it("files that come wherever in the window are added to those that are chosen", async () => {
  await open();
  await press("button", texts.uploadShort);
  const box = await until(() => scene.find("dialog[open] button", texts.choose));
  drag("drop", box, holding("uno.pdf"));
  await expect.poll(chosen).toEqual(["uno.pdf"]);
  await press("dialog[open] label", "Chi ha un ruolo");
  const footer = await until(() => scene.find("dialog[open] button", texts.submit(1)));
  drag("drop", footer, holding("due.pdf"));
  await expect.poll(chosen).toEqual(["uno.pdf", "due.pdf"]);
  // what was answered stays
  expect(scene.find("dialog[open] label", "Director")).toBeTruthy();
  expect(paste(scene.find("dialog[open] button", texts.submit(2)), holding("tre.pdf"))).toBe(true);
  await expect.poll(chosen).toEqual(["uno.pdf", "due.pdf", "tre.pdf"]);
  await press("dialog[open] button", texts.remove("due.pdf"));
  await expect.poll(chosen).toEqual(["uno.pdf", "tre.pdf"]);
  expect(dialogs()).toHaveLength(1);
});

it("another window takes none, and neither does the bin nor somebody who uploads nothing", async () => {
  await open();
  await press("button", "Nuova cartella");
  const cancel = await until(() => scene.find("dialog[open] button", "Annulla"));
  // the browser would show the file in the page's place
  expect(drag("drop", cancel, holding("uno.pdf"))).toBe(false);
  expect(paste(cancel, holding("uno.pdf"))).toBe(false);
  expect(dialogs()).toHaveLength(1);
  expect(dialogs()[0]?.textContent).toContain("Crea cartella");
  for (const [persona, path] of [
    ["admin", "/app/documents/bin"],
    ["donor", "/app/documents"],
  ] as const) {
    await scene.remove();
    await open(persona, path);
    drag("drop", scene.find("tbody tr"), holding("uno.pdf"));
    expect(paste(document.body, holding("uno.pdf"))).toBe(false);
    expect(dialogs()).toEqual([]);
  }
});
