import type { Page } from "playwright";
import { entries, fill, keeps, press, pressInDialog, steps, type Office, type Row } from "../row";

const common = { persona: "admin", count: (db) => entries(db, "settings") } satisfies Partial<Row>;
const seen = ({ db }: Office) =>
  db.records.all("notification").find(({ userId, dismissed }) => userId === "u1" && !dismissed)!;
const openInbox = (page: Page) => page.getByRole("button", { name: /^Notifiche/ }).click();

export const settingsRows: Row[] = [
  {
    ...common,
    id: "settings/rules",
    call: "PUT /settings/{section}",
    hash: "#/app/settings?tab=rules",
    open: steps(fill("Da sangue intero a sangue intero", "95"), press(/^Salva/)),
    press: pressInDialog("Salva regole"),
    typed: keeps("Da sangue intero a sangue intero", "95"),
  },
  {
    ...common,
    id: "settings/cards",
    call: "PUT /settings/{section}",
    hash: "#/app/settings?tab=cards",
    open: fill("Prossimo numero", "900"),
    press: press("Salva la numerazione"),
    typed: keeps("Prossimo numero", "900"),
  },
  {
    ...common,
    id: "settings/awards",
    call: "PUT /settings/{section}",
    hash: "#/app/settings?tab=awards",
    open: steps(
      (page) => page.getByRole("checkbox", { name: /^Contano al massimo/ }).click({ force: true }),
      press(/^Salva/),
    ),
    press: pressInDialog("Salva soglie"),
  },
  {
    ...common,
    id: "settings/texts",
    call: "PUT /settings/{section}",
    hash: "#/app/settings?tab=texts",
    open: (page) => page.getByLabel("Titolo", { exact: true }).first().fill("Donare, insieme"),
    press: press("Salva la pagina d’ingresso"),
    typed: async (page) =>
      (await page.getByLabel("Titolo", { exact: true }).first().inputValue()) === "Donare, insieme",
  },
  {
    persona: "admin",
    id: "notifications/dismiss",
    call: "PUT /notifications/{id}",
    hash: "#/app/documents",
    prepare: seen,
    open: openInbox,
    press: (page) =>
      page
        .getByRole("button", { name: /^Da leggere/ })
        .first()
        .click(),
    count: (db) => db.records.all("notification").filter(({ dismissed }) => dismissed).length,
    silent: true,
  },
  {
    persona: "admin",
    id: "notifications/dismiss all",
    call: "PUT /notifications",
    hash: "#/app/documents",
    open: openInbox,
    press: steps(press("Segna tutte come lette"), (page) => page.clock.fastForward(11_000)),
    shownAtOnce: true,
    count: (db) =>
      db.records.all("notification").every(({ userId, dismissed }) => userId !== "u1" || dismissed) ? 1 : 0,
  },
  {
    persona: "admin",
    id: "notifications/delete",
    call: "DELETE /notifications/{id}",
    hash: "#/app/documents",
    prepare: ({ db }: Office) => db.records.count("notification"),
    open: steps(openInbox, (page) =>
      page
        .getByRole("button", { name: /^Elimina notifica/ })
        .first()
        .click(),
    ),
    press: (page) => page.clock.fastForward(11_000),
    count: (db, before: number) => before - db.records.count("notification"),
    shownAtOnce: true,
    silent: true,
  },
  {
    persona: "admin",
    id: "integrations/save",
    call: "PUT /integrations/{provider}",
    hash: "#/app/integrations?provider=mailgun",
    open: fill("Nome", "Donatori di Lovere"),
    press: press("Salva"),
    count: (db) => entries(db, "integration"),
    typed: keeps("Nome", "Donatori di Lovere"),
  },
  {
    persona: "admin",
    id: "integrations/test",
    call: "POST /integrations/{provider}/test",
    hash: "#/app/integrations?provider=mailgun",
    press: press("Prova"),
    stays: true,
    count: (db) => db.records.count("mail"),
    done: /^La prova è partita/,
  },
];
