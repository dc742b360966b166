import { button, fill, keeps, menu, press, pressInDialog, shows, steps, waitForButton, type Row } from "../row";
import type { Db } from "../../../src/mocks/db/db";

const ACTIONS = "Azioni per Fine della sospensione";
const versions = (db: Db) => db.records.all("template").reduce((sum, { version }) => sum + version, 0);
const common = { persona: "admin", hash: "#/app/emails-template", count: versions } satisfies Partial<Row>;
const NAME = "Lettera di fine anno";

export const emailRows: Row[] = [
  {
    ...common,
    id: "emails/create",
    call: "POST /emails-template",
    open: steps(press("Nuovo modello"), fill("Nome", NAME)),
    press: pressInDialog("Crea modello"),
    count: (db) => db.records.all("template").filter(({ name }) => name === NAME).length,
    typed: keeps("Nome", NAME),
  },
  {
    ...common,
    id: "emails/rename",
    call: "PUT /emails-template/{id}",
    open: steps(menu(ACTIONS, "Rinomina"), fill("Nome", NAME)),
    press: pressInDialog("Salva"),
    typed: keeps("Nome", NAME),
  },
  {
    ...common,
    id: "emails/save the content",
    call: "PUT /emails-template/{id}",
    hash: "#/app/emails-template/t1/edit",
    open: press("Aggiungi Linea"),
    press: press("Salva"),
    done: /^Salvato/,
  },
  { ...common, id: "emails/delete", call: "DELETE /emails-template/{id}", press: menu(ACTIONS, "Elimina") },
  {
    ...common,
    id: "emails/restore",
    call: "POST /emails-template/{id}/restore",
    open: steps(menu(ACTIONS, "Elimina"), waitForButton("Ripristina il modello")),
    press: press("Ripristina il modello"),
    done: (page) => button(page, ACTIONS).isVisible(),
  },
  {
    ...common,
    id: "emails/test",
    call: "POST /emails-template/{id}/test",
    hash: "#/app/emails-template/t1",
    press: press("Invia una prova"),
    count: (db) => db.records.count("mail"),
  },
  {
    ...common,
    id: "emails/send",
    call: "POST /emails-template/{id}/send",
    hash: "#/app/emails-template/t1?tab=sendings&new=all",
    async open(page) {
      const send = page.getByRole("button", { name: /^Invia [\d.]+ e-mail$/ });
      const count = (await send.innerText()).replace(/\D/g, "");
      await fill("Quante ne partono? Scrivi il numero", count)(page);
    },
    press: press(/^Invia [\d.]+ e-mail$/),
    count: (db) => db.records.count("sending"),
    done: shows(/^Invio in corso|^In corso/),
  },
  {
    ...common,
    id: "emails/stop",
    call: "POST /emails-template/{id}/sendings/{sending}/stop",
    async prepare(office) {
      const path = "/emails-template/t1";
      const { receiving } = await office.call("admin", "POST", `${path}/recipients`, { where: {} });
      const { template } = await office.call("admin", "GET", path);
      const at = new Date(office.db.now() + 86_400_000).toISOString();
      const body = { where: {}, count: receiving, version: template.version, at };
      return (await office.call("admin", "POST", `${path}/send`, body)).sending as { _id: string };
    },
    hash: ({ _id }) => `#/app/emails-template/t1?tab=sendings&sending=${_id}`,
    open: press("Annulla l’invio"),
    press: pressInDialog("Annulla l’invio"),
    count: (db) => db.records.all("sending").filter(({ state }) => state === "stopped" || state === "cancelled").length,
    done: shows(/^Invio annullato/),
  },
];
