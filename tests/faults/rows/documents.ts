import type { Page } from "playwright";
import {
  button,
  entries,
  fill,
  keeps,
  menu,
  press,
  pressInDialog,
  shows,
  steps,
  waitForButton,
  type Office,
  type Row,
} from "../row";

const common = {
  persona: "admin",
  hash: "#/app/documents",
  count: (db) => entries(db, "document"),
} satisfies Partial<Row>;
const ofFolders = { ...common, count: (db) => entries(db, "documentFolder") } satisfies Partial<Row>;
const ACTIONS = "Azioni per Attestato di donazione";
const folder = async (office: Office): Promise<{ _id: string }> =>
  (await office.call("admin", "POST", "/documents/folders", { name: "Riunioni", parent: null })).folder;
const inFolder = {
  ...ofFolders,
  prepare: folder,
  hash: ({ _id }: { _id: string }) => `#/app/documents/folders/${_id}`,
} satisfies Partial<Row>;
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
    ...inFolder,
    id: "documents/rename a folder",
    call: "PUT /documents/folders/{id}",
    open: steps(menu("Azioni per la cartella", "Rinomina"), fill("Nome", "Riunioni 2026")),
    press: pressInDialog("Salva"),
    typed: keeps("Nome", "Riunioni 2026"),
  },
  {
    ...inFolder,
    id: "documents/delete a folder",
    call: "DELETE /documents/folders/{id}",
    press: menu("Azioni per la cartella", "Elimina"),
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
    stays: true,
  },
  ...(
    [
      ["begin an upload", "POST /documents/uploads"],
      ["upload a part", "PUT /documents/uploads/{id}"],
      ["finish an upload", "POST /documents/uploads/{id}/finish"],
    ] as const
  ).map(([id, call]): Row => ({
    ...common,
    id: `documents/${id}`,
    call,
    open: steps(press("Carica file"), chooseFile),
    press: pressInDialog(/^Carica( |$)/),
    typed: shows("verbale.pdf"),
    done: /^1 file caricato/,
  })),
];
