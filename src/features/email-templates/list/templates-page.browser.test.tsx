import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { pageLocation } from "../../../shared/navigation";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";

const { currentRoute } = pageLocation;

let scene: RenderedPage;
async function open(options: RenderOptions = {}) {
  scene = await renderPage("admin", "/app/emails-template", { width: 1200, ...options });
  await until(() => rows().length > 0);
}
const rows = () => [...scene.shadow.querySelectorAll("tbody tr")];
const names = () => rows().map((row) => row.querySelector("a")?.textContent);
const row = (name: string) => rows().find((one) => one.textContent.includes(name))?.textContent ?? "";
const page = () => scene.text();
const press = async (selector: string, name: string) => userEvent.click(await until(() => scene.find(selector, name)));
const choose = async (template: string, entry: string) => {
  // toasts may lie over the row for as long as they offer to undo
  (await until(() => scene.find("button", `Azioni per ${template}`))).click();
  const found = () =>
    [...scene.shadow.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) => one.innerText.startsWith(entry));
  (await until(found)).click();
};
const menu = () => [...scene.shadow.querySelectorAll<HTMLElement>("[role=menuitem]")].map((entry) => entry.innerText);
const field = () => until(() => scene.shadow.querySelector<HTMLInputElement>("dialog[open] input"));
const path = ({ url }: Request) => new URL(url).pathname.replace(/^.*\/v2/, "");
interface SavedTemplate {
  _id: string;
  version: number;
  name: string;
}
const saved = async () =>
  ((await scene.callAs("admin", "/emails-template")) as { templates: SavedTemplate[] }).templates;
const idOf = async (name: string) => (await saved()).find((template) => template.name === name)?._id ?? "";

it("the list shows subject and state of each template; tabs show counts, and a search filters", async () => {
  await open();
  expect(row("Fine della sospensione")).toMatch(/\{Nome\}, puoi tornare.*Inviata/);
  expect(names()[0]).toBe("Invito alla cena sociale");
  expect(row("Invito alla cena sociale")).toMatch(/Invio fermato.*\d+ su \d+/);
  expect(row("Auguri di compleanno")).toMatch(/Bozza.*mai inviata/);
  const tabs = () => [...scene.shadow.querySelectorAll("[role=tab]")].map((tab) => tab.textContent);
  await expect.poll(tabs).toEqual(["Tutte6", "Bozze1", "Pronte1", "Inviate4", "Archiviate1"]);
  await press("[role=tab]", "Bozze");
  await expect.poll(names).toEqual(["Auguri di compleanno"]);
  expect(currentRoute().search).toBe("tab=draft");
  await press("[role=tab]", "Tutte");
  await userEvent.fill(scene.find("search input"), "puoi tornare");
  await expect.poll(names).toEqual(["Fine della sospensione"]);
  await userEvent.clear(scene.find("search input"));
  await press("th button", "Nome");
  await expect.poll(() => names()[0]).toBe("Auguri di compleanno");
  await press("th button", "Nome");
  await expect.poll(() => names().at(-1)).toBe("Auguri di compleanno");
});

it("the menu of a ready template links to a new sending; that of a draft doesn't", async () => {
  await open();
  (await until(() => scene.find("button", "Azioni per Auguri di compleanno"))).click();
  await until(() => scene.shadow.querySelector("[role=menuitem]"));
  expect(menu()).not.toContain("Invia…");
  await userEvent.keyboard("{Escape}");
  await choose("Convocazione di dicembre", "Invia…");
  await expect.poll(() => currentRoute().search).toBe("tab=sendings&new=all");
});

it("no number overflows its column, at any width", async () => {
  await open();
  const cells = () =>
    [...scene.shadow.querySelectorAll<HTMLElement>("tbody td.num")].filter((cell) => cell.offsetWidth > 0);
  for (const width of [1200, 900, 720]) {
    scene.host.style.width = `${width}px`;
    await expect.poll(() => cells().some(({ innerText }) => / su /.test(innerText))).toBe(true);
    const wide = () => cells().filter((cell) => cell.scrollWidth > cell.clientWidth);
    await expect.poll(() => wide().map(({ innerText }) => `${innerText} at ${width} px`)).toEqual([]);
  }
});

it("cancelling the dialog while it reads the latest template creates nothing", async () => {
  let read = () => {};
  const held = new Promise<void>((done) => (read = done));
  let asked = false;
  const written: string[] = [];
  await open({
    async answer(request, mock) {
      if (request.method === "POST" && path(request) === "/emails-template") written.push(path(request));
      if (request.method !== "GET" || !/^\/emails-template\/\w+$/.test(path(request))) return undefined;
      asked = true;
      await held;
      return mock.fetch(request);
    },
  });
  await press("button", "Prima donazione");
  await userEvent.fill(await field(), "Benvenuti a gennaio");
  await press("dialog[open] button", "Crea modello");
  await expect.poll(() => asked).toBe(true);
  await press("dialog[open] button", "Annulla");
  await expect.poll(() => scene.shadow.querySelector("dialog[open]")).toBeNull();
  read();
  // creates another template: a request of the cancelled dialog would have been sent before
  await press("button", "Prima donazione");
  await userEvent.fill(await field(), "Benvenuti a febbraio");
  await press("dialog[open] button", "Crea modello");
  await until(() => idOf("Benvenuti a febbraio"));
  expect(written).toEqual(["/emails-template"]);
  expect((await saved()).map(({ name }) => name)).not.toContain("Benvenuti a gennaio");
});

it("after somebody else renamed a template, the dialog shows both names, and a second save overwrites", async () => {
  await open();
  const id = await idOf("Grazie dopo la donazione");
  await choose("Grazie dopo la donazione", "Rinomina");
  await scene.callAs("admin", `/emails-template/${id}`, { method: "PUT", body: { version: 1, name: "Grazie mille" } });
  await userEvent.fill(await field(), "Grazie di cuore");
  await press("dialog[open] button", "Salva");
  await expect.poll(page).toContain("«Grazie mille». Il tuo nome: «Grazie di cuore»");
  await press("dialog[open] button", "Salva");
  await expect.poll(names).toContain("Grazie di cuore");
  expect(await idOf("Grazie di cuore")).toBe(id);
});

it("a template can be copied, marked as ready and archived, and a deletion can be undone", async () => {
  await open();
  await choose("Fine della sospensione", "Duplica");
  await expect.poll(names).toContain("Copia di Fine della sospensione");
  expect(row("Copia di")).toContain("Bozza");
  await choose("Copia di Fine della sospensione", "Segna come pronta");
  await expect.poll(() => row("Copia di")).toContain("Pronta");
  await choose("Copia di Fine della sospensione", "Archivia");
  await expect.poll(names).not.toContain("Copia di Fine della sospensione");
  await choose("Auguri di compleanno", "Elimina");
  await expect.poll(names).not.toContain("Auguri di compleanno");
  const undo = () =>
    [...scene.shadow.querySelectorAll("[data-sonner-toast]")]
      .find((toast) => toast.textContent.includes("Eliminata: Auguri di compleanno"))
      ?.querySelector("button");
  await userEvent.click(await until(undo));
  await expect.poll(names).toContain("Auguri di compleanno");
});

it("a template with a scheduled sending can't be deleted, and the dialog links to its sendings", async () => {
  await open();
  const id = await idOf("Convocazione di dicembre");
  const recipients = { where: {} };
  const { receiving } = (await scene.callAs("admin", `/emails-template/${id}/recipients`, {
    method: "POST",
    body: recipients,
  })) as { receiving: number };
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const body = { ...recipients, count: receiving, version: 1, at };
  await scene.callAs("admin", `/emails-template/${id}/send`, { method: "POST", body });
  await choose("Convocazione di dicembre", "Elimina");
  await expect.poll(page).toContain("Prima ferma l’invio");
  expect(names()).toContain("Convocazione di dicembre");
  await press("dialog[open] a", "Vai agli invii");
  await expect.poll(() => currentRoute()).toMatchObject({ path: `/app/emails-template/${id}`, search: "tab=sendings" });
});

it("without states and versions from the server, the list is plain, and a deletion asks for confirmation", async () => {
  let templates = [
    { _id: 7, name: "Natale", subject: "Auguri, {{nome" },
    { _id: 8, name: "Pasqua" },
  ];
  await open({
    features: [],
    answer(request) {
      if (request.method === "DELETE" && path(request) === "/emails-template/7") {
        templates = templates.filter(({ _id }) => _id !== 7);
        return Response.json({ success: true });
      }
      return path(request) === "/emails-template" ? Response.json(templates) : undefined;
    },
  });
  expect(names()).toEqual(["Natale", "Pasqua"]);
  expect(row("Natale")).toContain("Auguri, {{nome");
  expect(scene.shadow.querySelector("[role=tab]")).toBeNull();
  expect(page()).not.toMatch(/Ultima modifica|Ultimo invio/);
  await choose("Natale", "Elimina");
  await expect.poll(page).toContain("Eliminare Natale?");
  expect(names()).toContain("Natale");
  await press("dialog[open] button", "Elimina");
  await expect.poll(names).toEqual(["Pasqua"]);
});
