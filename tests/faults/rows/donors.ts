import type { Page } from "playwright";
import {
  button,
  entries,
  fill,
  isChecked,
  keeps,
  menu,
  press,
  pressInDialog,
  steps,
  waitForButton,
  type Office,
  type Row,
} from "../row";

const withStatus =
  (...statuses: string[]) =>
  ({ db }: Office) =>
    db.donors.rows().find(({ status }) => statuses.includes(status))!;
const details = ({ _id }: { _id: string }) => `#/app/donors/details/${_id}`;
const active = {
  persona: "admin",
  prepare: withStatus("active"),
  hash: details,
  count: (db, { _id }) => entries(db, "donor", _id),
} satisfies Partial<Row>;

const choose = (group: string, name: string) => (page: Page) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { name, exact: true }).check({ force: true });
const chooseFever = (page: Page) => page.locator("dialog[open]").last().getByText("Febbre o influenza").first().click();
const REASON = "Lo ha chiesto per telefono";

export const donorRows: Row[] = [
  {
    id: "donors/create",
    call: "POST /donors",
    persona: "admin",
    hash: "#/app/donors/create",
    open: steps(fill("Cognome", "Foà"), fill("Nome", "Ada"), (page) => page.getByLabel("Zona").selectOption("Bergamo")),
    press: press("Salva"),
    count: (db) => db.donors.rows().filter(({ lastName }) => lastName === "Foà").length,
    typed: keeps("Cognome", "Foà"),
  },
  {
    ...active,
    id: "donors/change",
    call: "PUT /donors/{id}",
    hash: ({ _id }) => `#/app/donors/edit/${_id}`,
    open: fill("Gruppo di donatori", "Squadra Z"),
    press: press("Salva"),
    typed: keeps("Gruppo di donatori", "Squadra Z"),
  },
  {
    ...active,
    id: "donors/change contacts",
    call: "PUT /donors/{id}",
    open: steps(press("Modifica i contatti"), fill("Telefono di casa", "035 123456")),
    press: press("Salva"),
    typed: keeps("Telefono di casa", "035 123456"),
  },
  {
    ...active,
    id: "donors/deactivate",
    call: "PUT /donors/{id}",
    open: steps(menu("Stato", "Disattiva"), fill("Perché", REASON)),
    press: pressInDialog("Disattiva"),
    typed: keeps("Perché", REASON),
  },
  {
    ...active,
    id: "donors/delete",
    call: "DELETE /donors/{id}",
    open: menu("Stato", "Elimina"),
    press: pressInDialog("Elimina"),
  },
  {
    ...active,
    id: "donors/restore",
    call: "POST /donors/{id}/restore",
    open: steps(menu("Stato", "Elimina"), pressInDialog("Elimina"), waitForButton("Ripristina la scheda")),
    press: press("Ripristina la scheda"),
    done: (page) => page.getByRole("heading", { name: "Donatori 60" }).isVisible(),
  },
  {
    ...active,
    id: "donors/suspend",
    call: "POST /donors/{id}/suspend",
    open: steps(menu("Stato", "Sospendi"), chooseFever),
    press: pressInDialog(/^Sospendi/),
    typed: (page) => isChecked(page.getByRole("radio", { name: /^Febbre/ })),
  },
  {
    ...active,
    id: "donors/revoke",
    call: "POST /donors/{id}/suspend",
    prepare: withStatus("temporarilySuspended"),
    open: menu("Stato", "Revoca sospensione"),
    press: pressInDialog("Revoca sospensione"),
  },
  {
    ...active,
    id: "donors/register",
    call: "POST /donors/{id}/register",
    prepare: (office) => {
      const donor = withStatus("active")(office);
      office.db.records.put("donor", { ...donor, status: "verified" });
      return donor;
    },
    open: menu("Stato", /^Attiva Diventa/),
    press: pressInDialog("Attiva"),
  },
  {
    ...active,
    id: "donors/consents",
    call: "PUT /donors/{id}/consents",
    count: (db, { _id }) =>
      db.records.get("consents", _id)?.given.filter(({ code, given }) => code === "photos" && given).length ?? 0,
    open: steps(press("Registra un foglio"), choose("Foto e iniziative", "Sì"), fill("Firmato il", "20/11/2026")),
    press: pressInDialog("Registra i consensi"),
    typed: (page) =>
      isChecked(page.getByRole("radiogroup", { name: "Foto e iniziative" }).getByRole("radio", { name: "Sì" })),
  },
  {
    ...active,
    id: "donors/invite",
    call: "POST /users/{id}/invite",
    prepare: withStatus("staged"),
    open: menu("Stato", "Manda l’invito"),
    press: pressInDialog("Manda l’invito"),
    count: (db) => db.records.count("mail"),
  },
  {
    ...active,
    id: "donors/hand over the data",
    call: "POST /donors/{id}/exports",
    // complete data are handed over when the dialog opens
    async press(page) {
      const again = button(page, "Scarica il file (JSON)");
      // a real click would wait for the end of the download
      await ((await again.isVisible()) ? again.dispatchEvent("click") : button(page, "Copia dei dati").click());
    },
  },
  {
    id: "donors/suspend in the list",
    call: "POST /donors/{id}/suspend",
    persona: "admin",
    /** An active donor of the first page. */
    async prepare(office): Promise<{ _id: string; lastName: string; firstName: string }> {
      const { donors } = await office.call("admin", "GET", "/donors?limit=10&order=lastName");
      return (donors as { status: string }[]).find(({ status }) => status === "active") as never;
    },
    hash: "#/app/donors?sort=lastName",
    async open(page, { lastName, firstName }) {
      await page
        .getByRole("checkbox", { name: `Seleziona ${lastName} ${firstName}` })
        .first()
        .check({ force: true });
      await button(page, "Stato").first().click();
      await chooseFever(page);
    },
    press: pressInDialog("Applica"),
    done: /1 donatore (cambiato|sospeso)|^Sospes[oi]/,
    notDone: /1 non cambiat/,
    count: (db) => entries(db, "donor"),
  },
  {
    id: "exports/donors",
    call: "POST /exports",
    persona: "admin",
    hash: "#/app/donors",
    open: steps(press("Esporta"), (page) => page.getByText("CSV", { exact: true }).click()),
    press: pressInDialog("Scarica"),
    count: (db) => db.records.count("export"),
  },
  {
    id: "exports/labels",
    call: "POST /exports",
    persona: "admin",
    hash: "#/app/donors",
    open: press("Etichette"),
    press: pressInDialog(/^Scarica il PDF di \d/),
    count: (db) => db.records.count("export"),
  },
  {
    id: "exports/cards",
    call: "POST /exports",
    persona: "admin",
    hash: "#/app/donors?sort=-donationsNumber",
    async open(page) {
      await page.getByRole("checkbox", { name: "Seleziona la pagina" }).check({ force: true });
      await button(page, "Tessere").click();
    },
    press: pressInDialog(/^Scarica il PDF di \d/),
    count: (db) => db.records.count("export"),
  },
];
