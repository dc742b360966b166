import type { Page } from "playwright";
import { button, entries, fill, hides, keeps, menu, press, pressInDialog, shows, steps, waitForButton, type Office, type Row } from "../row";

const common = { persona: "admin", hash: "#/app/documents", count: (db) => entries(db, "document") } satisfies Partial<Row>;
const ofFolders = { ...common, count: (db) => entries(db, "documentFolder") } satisfies Partial<Row>;
const ACTIONS = "Azioni per Attestato di donazione";
const folder = async (office: Office) => {
  await office.call("admin", "POST", "/documents/folders", { name: "Riunioni", parent: null });
};
const file = { name: "verbale.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4 verbale\n%%EOF") };
const chooseFile = async (page: Page) => {
  await page.locator("dialog[open] input[type=file]").setInputFiles(file);
  await page.locator("dialog[open]").getByText("verbale.pdf").first().waitFor();
};

export const documentRows: Row[] = [
  {
    ...ofFolders,
    id: "documents/create a folder",
    call: "POST /documents/folders",
    open: steps(press("Nuova cartella"), fill("Nome", "Riunioni")),
    press: pressInDialog("Crea cartella"),
    typed: keeps("Nome", "Riunioni"),
  },
  {
    ...ofFolders,
    id: "documents/rename a folder",
    call: "PUT /documents/folders/{id}",
    prepare: folder,
    open: steps(menu(/^Azioni per .*Riunioni/, "Rinomina"), fill("Nome", "Riunioni 2026")),
    press: pressInDialog("Salva"),
    typed: keeps("Nome", "Riunioni 2026"),
  },
  {
    ...ofFolders,
    id: "documents/delete a folder",
    call: "DELETE /documents/folders/{id}",
    prepare: folder,
    press: menu(/^Azioni per .*Riunioni/, "Elimina"),
  },
  {
    ...common,
    id: "documents/rename",
    call: "PUT /documents/{id}",
    open: steps(menu(ACTIONS, "Rinomina"), fill("Nome", "Attestato 2026")),
    press: pressInDialog("Salva"),
    typed: keeps("Nome", "Attestato 2026"),
  },
  { ...common, id: "documents/delete", call: "DELETE /documents/{id}", press: menu(ACTIONS, "Elimina") },
  {
    ...common,
    id: "documents/restore",
    call: "POST /documents/{id}/restore",
    open: steps(menu(ACTIONS, "Elimina"), waitForButton("Ripristina il documento")),
    press: press("Ripristina il documento"),
    done: (page) => button(page, ACTIONS).isVisible(),
  },
  {
    ...common,
    id: "documents/delete for good",
    call: "DELETE /documents/{id}",
    hash: "#/app/documents/bin",
    open: menu("Azioni per Locandina vecchia", /^Elimina/),
    press: pressInDialog(/^Elimina/),
    count: (db) => db.records.all("document").filter(({ gone }) => gone).length,
  },
  {
    ...common,
    id: "documents/restore a version",
    call: "POST /documents/{id}/versions/{number}/restore",
    hash: "#/app/documents/details/doc1",
    press: press("Ripristina la versione 1"),
  },
  ...(
    [
      ["begin an upload", "POST /documents/uploads"],
      ["upload a part", "PUT /documents/uploads/{id}"],
      ["finish an upload", "POST /documents/uploads/{id}/finish"],
    ] as const
  ).map(
    ([id, call]): Row => ({
      ...common,
      id: `documents/${id}`,
      call,
      open: steps(press("Carica file"), chooseFile),
      press: pressInDialog("Carica"),
      typed: shows("verbale.pdf"),
    }),
  ),
];
void hides;
