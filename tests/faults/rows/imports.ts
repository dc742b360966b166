import type { Page } from "playwright";
import { button, press, pressInDialog, shows, steps, type Row } from "../row";

const FILE = "Cognome;Nome;Data di nascita;Zona\nRota;Giuseppe;14/03/1963;Bergamo\n";
const file = { name: "soci.csv", mimeType: "text/csv", buffer: Buffer.from(FILE) };

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
/** Opens a file and goes to its rows, all of which can be imported. */
const checkRows = steps(
  (page) => page.locator("input[type=file]").first().setInputFiles(file),
  press("Controlla le righe"),
  (page) => title(page, "Controlla le righe"),
);
const onward = press("Continua");
const run = press(/^Importa 1 riga/);
const toSummary = steps(checkRows, onward, (page) => button(page, /^Importa 1 riga/).waitFor());

const common = { persona: "admin", hash: "#/app/importer" } satisfies Partial<Row>;
/** Users don't see an import that was started but not written. */
const anew = { reload: "the check starts anew, in an import of its own" };
const NO_ID = "without the import's id the check can't go on, so it has failed";
const imported: Row["count"] = (db) => db.donors.rows().filter(({ lastName }) => lastName === "Rota").length;

export const importRows: Row[] = [
  {
    ...common,
    id: "imports/begin",
    call: "POST /imports",
    open: checkRows,
    press: onward,
    count: (db) => db.records.count("import"),
    done: (page) => button(page, /^Importa 1 riga/).isVisible(),
    impossible: { ...anew, empty: NO_ID, "[]": NO_ID, "wrong JSON": NO_ID },
  },
  {
    ...common,
    id: "imports/send rows",
    call: "POST /imports/{id}/rows",
    open: checkRows,
    press: onward,
    count: (db) => db.records.count("importPlan"),
    done: (page) => button(page, /^Importa 1 riga/).isVisible(),
    impossible: anew,
  },
  {
    ...common,
    id: "imports/write a batch",
    call: "POST /imports/{id}/commit",
    open: toSummary,
    press: run,
    count: imported,
    done: shows("Importazione conclusa"),
  },
  {
    ...common,
    id: "imports/undo",
    call: "DELETE /imports/{id}",
    open: steps(toSummary, run, (page) => title(page, "Importazione conclusa"), press("Annulla l’importazione…")),
    press: pressInDialog(/^Annulla l’importazione/),
    count: (db, data) => 1 - imported(db, data),
    done: shows(/^Importazione annullata/),
  },
];
