import { fill, keeps, menu, press, pressInDialog, steps, waitForButton, type Office, type Row } from "../row";
import type { Db } from "../../../src/mocks/db/db";

const NAME = "I Moretti";
const layout = { shown: null, pinned: [], widths: {}, density: "comfortable" };
const content = { tab: "donors", sort: "lastName", text: "", filters: [], filter: null, layout };
const saved = (office: Office) => office.call("admin", "POST", "/views", { name: "Nostra", sharedWith: [], content });
/** Each write of a view changes its version. */
const versions = (db: Db) => db.records.all("view").reduce((sum, { version }) => sum + version, 0);

const common = { persona: "admin", prepare: saved, hash: "#/app/donors", count: versions } satisfies Partial<Row>;
const more = (item: string | RegExp) => steps(press("Viste"), menu("Altro su Nostra", item));

export const viewRows: Row[] = [
  {
    ...common,
    id: "views/create",
    call: "POST /views",
    hash: "#/app/donors?query=Moretti",
    open: steps(press("Viste"), press("Salva come…"), fill("Nome", NAME)),
    press: pressInDialog("Salva vista"),
    typed: keeps("Nome", NAME),
  },
  {
    ...common,
    id: "views/rename",
    call: "PUT /views/{id}",
    open: steps(more("Rinomina"), fill("Nome", NAME)),
    press: pressInDialog("Salva vista"),
    typed: keeps("Nome", NAME),
  },
  { ...common, id: "views/delete", call: "DELETE /views/{id}", press: more("Elimina") },
  {
    ...common,
    id: "views/restore",
    call: "POST /views/{id}/restore",
    open: steps(more("Elimina"), waitForButton("Ripristina la vista")),
    press: press("Ripristina la vista"),
  },
  {
    ...common,
    id: "views/open first",
    call: "PUT /first-view",
    press: more("Apri sempre con questa"),
    count: (db) => db.records.count("firstView"),
  },
  {
    ...common,
    id: "views/pin",
    call: "PUT /pinned-views/{id}",
    press: more("Mostra in prima pagina"),
    count: (db) => db.records.count("pinnedView"),
  },
];
