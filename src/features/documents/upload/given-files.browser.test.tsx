import { expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import type { Persona } from "../../../mocks/index";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

/** Files that are dropped or pasted on the list, and in the dialog for an upload. */

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

function filesOf(...names: string[]) {
  const data = new DataTransfer();
  for (const name of names) data.items.add(new File(["%PDF-1.4\n"], name, { type: "application/pdf" }));
  return data;
}
const flags = { bubbles: true, composed: true, cancelable: true };
const drag = (type: "dragover" | "drop", onto: Element, dataTransfer: DataTransfer) =>
  onto.dispatchEvent(new DragEvent(type, { dataTransfer, ...flags }));
/** @returns whether the page handled the event */
const paste = (into: Element, clipboardData: DataTransfer) =>
  !into.dispatchEvent(new ClipboardEvent("paste", { clipboardData, ...flags }));

it("files dropped on the list open the dialog, and are uploaded to the current folder", async () => {
  await open("admin", "/app/documents/folders/dir1");
  const row = scene.find("tbody tr");
  const files = filesOf("Statuto.pdf", "Bilancio.pdf");
  expect(drag("dragover", row, files)).toBe(false);
  await expect.poll(scene.text).toContain(texts.dropNow);
  drag("drop", row, files);
  await expect.poll(chosen).toEqual(["Statuto.pdf", "Bilancio.pdf"]);
  expect(scene.text()).not.toContain(texts.dropNow);
  await expect.poll(() => dialogs()[0]?.textContent).toContain(texts.inFolder("Modulistica"));
  await press("dialog[open] button", texts.submit(2));
  const names = async () =>
    ((await scene.callAs("admin", "/documents?folder=dir1&limit=50")) as { documents: { name: string }[] }).documents
      .map(({ name }) => name)
      .filter((name) => /Statuto|Bilancio/.test(name));
  await expect.poll(names).toEqual(["Bilancio.pdf", "Statuto.pdf"]);
  await expect.poll(dialogs).toEqual([]);
});

it("files pasted without a focused field open the dialog", async () => {
  await open();
  expect(paste(document.body, filesOf("Statuto.pdf"))).toBe(true);
  await expect.poll(chosen).toEqual(["Statuto.pdf"]);
});

it("a paste into a field isn't an upload: a copied table contains an image besides its text", async () => {
  await open();
  const copied = filesOf("tabella.png");
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

it("files dropped or pasted anywhere in the dialog are added to the chosen ones", async () => {
  await open();
  await press("button", texts.uploadShort);
  const box = await until(() => scene.find("dialog[open] button", texts.choose));
  drag("drop", box, filesOf("uno.pdf"));
  await expect.poll(chosen).toEqual(["uno.pdf"]);
  await press("dialog[open] label", "Chi ha un ruolo");
  const footer = await until(() => scene.find("dialog[open] button", texts.submit(1)));
  drag("drop", footer, filesOf("due.pdf"));
  await expect.poll(chosen).toEqual(["uno.pdf", "due.pdf"]);
  // the form's values stay
  expect(scene.find("dialog[open] label", "Director")).toBeTruthy();
  expect(paste(scene.find("dialog[open] button", texts.submit(2)), filesOf("tre.pdf"))).toBe(true);
  await expect.poll(chosen).toEqual(["uno.pdf", "due.pdf", "tre.pdf"]);
  await press("dialog[open] button", texts.remove("due.pdf"));
  await expect.poll(chosen).toEqual(["uno.pdf", "tre.pdf"]);
  expect(dialogs()).toHaveLength(1);
});

it("other dialogs, the bin, and users who can't upload ignore files", async () => {
  await open();
  await press("button", "Nuova cartella");
  const cancel = await until(() => scene.find("dialog[open] button", "Annulla"));
  // handled all the same: the browser would open the file instead of the page
  expect(drag("drop", cancel, filesOf("uno.pdf"))).toBe(false);
  expect(paste(cancel, filesOf("uno.pdf"))).toBe(false);
  expect(dialogs()).toHaveLength(1);
  expect(dialogs()[0]?.textContent).toContain("Crea cartella");
  for (const [persona, path] of [
    ["admin", "/app/documents/bin"],
    ["donor", "/app/documents"],
  ] as const) {
    await scene.remove();
    await open(persona, path);
    drag("drop", scene.find("tbody tr"), filesOf("uno.pdf"));
    expect(paste(document.body, filesOf("uno.pdf"))).toBe(false);
    expect(dialogs()).toEqual([]);
  }
});

it("a chosen file that may not be uploaded says so at once", async () => {
  await open("admin", "/app/documents/folders/dir1");
  drag("drop", scene.find("tbody tr"), filesOf("Statuto.pdf", "pagina.html"));
  await expect.poll(scene.text).toContain(texts.otherType);
  await press("dialog[open] button", texts.submit(2));
  expect(dialogs()).toHaveLength(1);
  await press("dialog[open] button", texts.remove("pagina.html"));
  await expect.poll(scene.text).not.toContain(texts.otherType);
  await press("dialog[open] button", texts.submit(1));
  await expect.poll(dialogs).toEqual([]);
});
