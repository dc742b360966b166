import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { pageLocation } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { catchFiles } from "../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { choose } from "./test-support/choose";

const { currentRoute } = pageLocation;

let scene: RenderedPage;
type Persona = Parameters<typeof renderPage>[0];
const open = async (persona: Persona, path = "/app/documents", options: RenderOptions = {}) => {
  scene = await renderPage(persona, path, { width: 1200, ...options });
};
const page = () => scene.text();
const rows = () => [...scene.shadow.querySelectorAll("tbody tr")];
const row = (name: string) => rows().find((element) => element.textContent.includes(name))?.textContent ?? "";

it("the list shows type, visibility and last author of each document, and links to folders", async () => {
  await open("admin");
  await expect.poll(() => row("Modulo di iscrizione 2026")).toMatch(/PDF.*Tutti, donatori compresi.*Ada Bonfanti/);
  expect(row("Convenzione Centro")).toContain("Solo amministratori");
  expect(row("Turni autoemoteca")).toMatch(/XLSX.*Responsabili di Bergamo/);
  expect(row("Attestato di donazione")).toContain("e responsabili");
  expect(row("Verbale")).toBe("");
  await expect.poll(page).toContain("Verbali9 documenti, solo amministratori");
  await scene.press("nav a", "Verbali");
  await expect.poll(() => currentRoute().path).toBe("/app/documents/folders/dir2");
});

it("a search covers all folders; the visibility filter is in the address", async () => {
  await open("admin");
  await until(() => rows()[0]);
  await userEvent.fill(scene.find("search input"), "delega");
  await expect.poll(() => row("Delega per il ritiro")).toContain("PDF");
  expect(currentRoute().search).not.toContain("delega");
  await userEvent.clear(scene.find("search input"));
  await expect.poll(() => row("Modulo di iscrizione")).not.toBe("");
  await userEvent.selectOptions(scene.find("select", ""), "admin");
  await expect.poll(() => rows().length).toBe(1);
  expect(row("Convenzione Centro")).not.toBe("");
  expect(currentRoute().search).toBe("tab=admin");
});

it("a document's page shows its content, visibility and versions, and each version can be downloaded", async () => {
  const files = catchFiles();
  await open("admin", "/app/documents/details/doc1");
  await expect.poll(page).toContain("2 pagine");
  expect(page()).toMatch(/Versione 3, in uso.*Versione 2.*Versione 1/);
  expect(page()).toMatch(/Chi lo vede.*Amministratori.*Responsabili.*di tutte le zone.*Donatori.*tra i loro documenti/);
  await scene.press("button", "Scarica");
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.name).toBe("Modulo di iscrizione 2026.pdf");
  await scene.press("button", "Scarica la versione 1");
  await expect.poll(() => files.length).toBe(2);
});

it("a donor sees only the own documents, and not who else sees them", async () => {
  await open("donor");
  await expect.poll(() => row("Attestato di donazione")).not.toBe("");
  expect(scene.heading()).toMatch(/^I tuoi documenti/);
  expect(page()).not.toContain("Convenzione Centro");
  expect(page()).not.toMatch(/Chi lo vede|Cestino|Cartelle/);
});

it("a folder that doesn't exist shows a message", async () => {
  await open("manager", "/app/documents/folders/nowhere");
  await expect.poll(page).toContain("Questa cartella non c’è");
});

const dialog = () => scene.dialog() ?? "";
const undo = async (toastText: string) => {
  const button = () =>
    [...scene.shadow.querySelectorAll("[data-sonner-toast]")]
      .find((toast) => toast.textContent.includes(toastText))
      ?.querySelector("button");
  (await until(button)).click();
};
interface SavedDocument {
  name: string;
  folder: string | null;
  deletedAt: string | null;
  sight: { roles: string[]; areas: string[]; donorId: string | null };
  files: { number: number }[];
}
const saved = async (id: string) =>
  ((await scene.callAs("admin", `/documents/${id}`)) as { document: SavedDocument }).document;

it("renaming, moving and deleting a document can each be undone", async () => {
  await open("admin");
  await until(() => rows()[0]);
  await choose(scene, "Azioni per Questionario prima della donazione", "Rinomina");
  await until(() => dialog());
  await userEvent.fill(scene.find("dialog[open] input"), "Questionario");
  await scene.press("dialog[open] button", "Salva");
  await expect.poll(() => row("Questionario")).not.toContain("prima della");
  expect((await saved("doc2")).name).toBe("Questionario.pdf");
  await undo("Ora si chiama Questionario");
  await expect.poll(() => row("Questionario prima della donazione")).not.toBe("");
  await choose(scene, "Azioni per Questionario prima della donazione", "Sposta");
  await until(() => dialog());
  await userEvent.selectOptions(scene.find("dialog[open] select"), "dir1");
  await scene.press("dialog[open] button", "Sposta qui");
  await expect.poll(() => row("Questionario")).toBe("");
  expect((await saved("doc2")).folder).toBe("dir1");
  await undo("Spostato in Modulistica");
  await expect.poll(() => row("Questionario")).not.toBe("");
  await choose(scene, "Azioni per Questionario prima della donazione", "Elimina");
  await expect.poll(() => row("Questionario")).toBe("");
  expect((await saved("doc2")).deletedAt).not.toBeNull();
  await undo("Nel cestino");
  await expect.poll(() => row("Questionario")).not.toBe("");
});

it("a document can't be shared with one donor before the donor is chosen", async () => {
  await open("admin", "/app/documents/details/doc3");
  await scene.press("button", "Cambia chi lo vede");
  await scene.press("dialog[open] label", "Un donatore");
  await scene.press("dialog[open] button", "Salva");
  await expect.poll(dialog).toContain("Scegli il donatore");
  expect((await saved("doc3")).sight).toMatchObject({ donorId: null });
});

it("an earlier version can be restored, and the restore undone", async () => {
  await open("admin", "/app/documents/details/doc1");
  await scene.press("button", "Ripristina la versione 1");
  await expect.poll(page).toContain("Versione 4, in uso");
  await undo("Di nuovo in uso la versione 1");
  await expect.poll(page).toContain("Versione 5, in uso");
});

it("a document in the bin can be restored, or deleted permanently after a confirmation", async () => {
  await open("admin", "/app/documents/bin");
  await expect.poll(() => rows().length).toBe(2);
  await choose(scene, "Azioni per Elenco provvisorio", "Elimina per sempre");
  await expect.poll(dialog).toContain("Non si può annullare");
  await scene.press("dialog[open] button", "Elimina per sempre");
  await expect.poll(() => rows().length).toBe(1);
  await choose(scene, "Azioni per Locandina vecchia", "Ripristina");
  await expect.poll(page).toContain("Il cestino è vuoto");
});

it("a folder can be created with an unused name, and deleted only if it is empty", async () => {
  await open("admin");
  await until(() => rows()[0]); // the list has a separator with the label of the field, "Nome"
  await scene.press("button", "Nuova cartella");
  await until(() => dialog());
  await userEvent.fill(scene.find("dialog[open] input"), "modulistica");
  await scene.press("dialog[open] button", "Crea cartella");
  await expect.poll(dialog).toContain("Una cartella con questo nome c’è già");
  await userEvent.fill(scene.find("dialog[open] input"), "Bilanci");
  await scene.press("dialog[open] button", "Crea cartella");
  await expect.poll(page).toContain("Bilanci0 documenti");
  await open("admin", "/app/documents/folders/dir1");
  await until(() => rows()[0]);
  await choose(scene, "Azioni per la cartella", "Elimina cartella");
  await expect.poll(page).toContain("La cartella non è vuota");
});

it("a manager changes only documents of the own zones", async () => {
  await open("manager");
  await until(() => rows()[0]);
  (await until(() => scene.find("button", "Azioni per Modulo di iscrizione 2026"))).click();
  await expect.poll(() => scene.getByRole("menuitem").elements().length).toBe(2);
  await userEvent.keyboard("{Escape}");
  await choose(scene, "Azioni per Turni autoemoteca, inverno", "Cambia chi lo vede");
  await until(() => dialog());
  expect(dialog()).not.toContain("Nessun altro");
  expect(dialog()).not.toContain("Brescia");
  await scene.press("dialog[open] button", "Bergamo");
  await scene.press("dialog[open] button", "Salva");
  await expect.poll(dialog).toContain("Scegli almeno una delle tue zone");
});

it("a folder can be moved into another folder but not into itself, and the move undone", async () => {
  const folder = async () => {
    const { folders } = (await scene.callAs("admin", "/documents/folders")) as {
      folders: { _id: string; parent: string | null }[];
    };
    return folders.find(({ _id }) => _id === "dir1")?.parent;
  };
  await open("admin", "/app/documents/folders/dir1");
  await until(() => rows()[0]);
  await choose(scene, "Azioni per la cartella", "Sposta cartella");
  await until(() => scene.shadow.querySelector("dialog[open] option[value=dir2]"));
  expect(scene.shadow.querySelector("dialog[open] option[value=dir1]")).toBeNull();
  await userEvent.selectOptions(scene.find("dialog[open] select"), "dir2");
  await scene.press("dialog[open] button", "Sposta qui");
  await expect.poll(page).toContain("Cartella Modulistica spostata in");
  expect(await folder()).toBe("dir2");
  await expect.poll(() => scene.shadow.querySelectorAll("nav[aria-label] a[href*='dir2']").length).toBe(1);
  await undo("Cartella Modulistica spostata in");
  await expect.poll(folder).toBeNull();
});
