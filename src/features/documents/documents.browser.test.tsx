import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { currentRoute } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { catchFiles } from "../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";

let scene: RenderedPage;
type Persona = Parameters<typeof renderPage>[0];
const open = async (persona: Persona, path = "/app/documents", options: RenderOptions = {}) => {
  scene = await renderPage(persona, path, { width: 1200, ...options });
};
const page = () => scene.shadow.textContent;
const rows = () => [...scene.shadow.querySelectorAll("tbody tr")];
const row = (words: string) => rows().find((one) => one.textContent.includes(words))?.textContent ?? "";
const press = async (selector: string, name: string) => userEvent.click(await until(() => scene.find(selector, name)));

it("documents stand with what they are, who sees them, when and by whom they were changed; folders lead on", async () => {
  await open("admin");
  await expect.poll(() => row("Modulo di iscrizione 2026")).toMatch(/PDF.*Tutti, donatori compresi.*Ada Bonfanti/);
  expect(row("Convenzione Centro")).toContain("Solo amministratori");
  expect(row("Turni autoemoteca")).toMatch(/XLSX.*Responsabili di Bergamo/);
  expect(row("Attestato di donazione")).toContain("e responsabili");
  expect(row("Verbale")).toBe("");
  await expect.poll(page).toContain("Verbali9 documenti, solo amministratori");
  await press("nav a", "Verbali");
  await expect.poll(() => currentRoute().path).toBe("/app/documents/folders/dir2");
  await open("admin", "/app/documents/folders/dir2");
  await expect.poll(() => row("Verbale del consiglio")).toContain("Solo amministratori");
  expect(scene.shadow.querySelector("h1")?.textContent).toMatch(/^Verbali/);
});

it("a search looks in all folders; who may see narrows them, in the address", async () => {
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

it("a document shows what is in it, who sees it and its versions, and is given as a file", async () => {
  const files = catchFiles();
  await open("admin", "/app/documents/details/doc1");
  await expect.poll(page).toContain("2 pagine");
  expect(page()).toMatch(/Versione 3, in uso.*Versione 2.*Versione 1/);
  expect(page()).toMatch(/Chi lo vede.*Amministratori.*Responsabili.*di tutte le zone.*Donatori.*tra i loro documenti/);
  await press("button", "Scarica");
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.name).toBe("Modulo di iscrizione 2026.pdf");
  await press("button", "Scarica la versione 1");
  await expect.poll(() => files.length).toBe(2);
});

it("a donor finds the own documents and no other's, and isn't told who else sees them", async () => {
  await open("donor");
  await expect.poll(() => row("Attestato di donazione")).not.toBe("");
  expect(scene.shadow.querySelector("h1")?.textContent).toMatch(/^I miei documenti/);
  expect(page()).not.toContain("Convenzione Centro");
  expect(page()).not.toMatch(/Chi lo vede|Cestino|Cartelle/);
  await open("donor", "/app/documents/details/doc3");
  await expect.poll(page).toContain("Questo documento non c’è");
});

it("a folder that isn't there, and a server without documents, say so", async () => {
  await open("manager", "/app/documents/folders/nowhere");
  await expect.poll(page).toContain("Questa cartella non c’è");
  scene.remove();
  await open("admin", "/app/documents", {
    answer: ({ url }) => (url.includes("/documents") ? new Response(null, { status: 404 }) : undefined),
  });
  await expect.poll(page).toContain("Questo server non conserva documenti");
});
