import { PASSWORD } from "../../../src/mocks/db/personas";
import type { Page } from "playwright";
import {
  button,
  entries,
  fill,
  isChecked,
  keeps,
  press,
  pressInDialog,
  shows,
  steps,
  type Office,
  type Row,
} from "../row";

const common = {
  persona: "donor",
  hash: "#/app/account-settings",
} satisfies Partial<Row>;
const NEW_PASSWORD = "cavallo batteria graffetta";
const ADDRESS = "nuovo@esempio.it";
/** A picture of one grey point. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);
const NO_KEY = "the uploads host gets no key, so the picture isn't sent again";
const lastOf = (name: string) => (page: Page) => button(page, name).last().click();
const askEmail = (office: Office) =>
  office.call("donor", "POST", "/auth/account/email", { email: ADDRESS, currentPassword: PASSWORD });
const mails: Row["count"] = (db) => db.records.all("mail").filter(({ to }) => to === ADDRESS).length;
const isClosed: Row["count"] = (db) => db.records.all("session").filter(({ closed }) => closed).length;

export const accountRows: Row[] = [
  {
    ...common,
    id: "account/password",
    call: "PUT /auth/password",
    open: steps(press("Cambia password"), fill("Password attuale", PASSWORD), fill("Nuova password", NEW_PASSWORD)),
    press: lastOf("Cambia password"),
    count: (db) => (db.records.get("account", "d1")?.password === NEW_PASSWORD ? 1 : 0),
    typed: keeps("Nuova password", NEW_PASSWORD),
  },
  {
    ...common,
    id: "account/change the e-mail",
    call: "POST /auth/account/email",
    open: steps(press("Cambia e-mail"), fill("Nuovo indirizzo", ADDRESS), fill("Password attuale", PASSWORD)),
    press: press("Manda il collegamento"),
    count: mails,
    typed: keeps("Nuovo indirizzo", ADDRESS),
    done: shows("Aspettiamo la conferma da"),
  },
  {
    ...common,
    id: "account/send the link again",
    call: "PUT /auth/account/email",
    prepare: askEmail,
    press: press("Invia di nuovo"),
    stays: true,
    count: mails,
  },
  {
    ...common,
    id: "account/cancel the change",
    call: "DELETE /auth/account/email",
    prepare: askEmail,
    press: press("Annulla il cambio"),
    count: (db) => (db.records.get("account", "d1")?.emailChange ? 0 : 1),
  },
  {
    ...common,
    id: "account/notifications",
    call: "PUT /auth/account/notifications",
    press: async (page) => page.getByRole("checkbox", { name: "Documenti per me, per e-mail" }).click({ force: true }),
    count: (db) => Object.keys(db.records.get("account", "d1")?.choices ?? {}).length,
    done: (page) => isChecked(page.getByRole("checkbox", { name: "Documenti per me, per e-mail" })),
    shownAtOnce: true,
  },
  {
    ...common,
    id: "account/sign out elsewhere",
    call: "POST /auth/sign-out-others",
    press: press("Esci dagli altri 2"),
    stays: true,
    count: (db, data) => (isClosed(db, data) > 0 ? 1 : 0),
  },
  {
    ...common,
    id: "account/end a session",
    call: "DELETE /auth/sessions/{id}",
    press: press("Chiudi l’accesso da Firefox, Linux"),
    count: isClosed,
  },
  {
    ...common,
    id: "account/ask for deletion",
    call: "POST /auth/account/deletion",
    open: steps(press("Chiedi la cancellazione"), fill(/^Perché/, "Mi trasferisco")),
    press: pressInDialog("Chiedi la cancellazione"),
    count: (db) => db.records.count("deletion"),
    typed: keeps(/^Perché/, "Mi trasferisco"),
    done: shows("Hai chiesto la cancellazione"),
  },
  {
    ...common,
    id: "account/withdraw the request",
    call: "DELETE /auth/account/deletion",
    prepare: (office: Office) => office.call("donor", "POST", "/auth/account/deletion", { reason: null }),
    press: press("Ritira la richiesta"),
    count: (db) => (db.records.count("deletion") === 0 ? 1 : 0),
  },
  {
    id: "account/own data of staff",
    call: "PUT /auth/update-profile",
    persona: "admin",
    hash: "#/app/account-settings",
    open: steps(
      (page) => page.getByRole("link", { name: "Modifica i dati" }).click(),
      fill("Telefono", "333 123 4567"),
    ),
    press: press("Salva"),
    count: (db) => entries(db, "user"),
    typed: keeps("Telefono", "333 123 4567"),
  },
  {
    ...common,
    id: "own data/change",
    call: "PUT /registration/{userId}",
    hash: "#/app/profile/edit/d1",
    open: fill("Cellulare", "333 123 4567"),
    press: press("Salva"),
    count: (db) => entries(db, "donor", "d1"),
    typed: keeps("Cellulare", "333 123 4567"),
  },
  {
    id: "own data/draft of the registration",
    call: "PUT /registration/{userId}/draft",
    persona: "pending",
    hash: "#/registration",
    open: fill("Codice fiscale", "VGNGLI87R44A794X"),
    press: (page) => page.clock.fastForward(3_000),
    count: (db) => db.records.count("draft"),
    typed: keeps("Codice fiscale", "VGNGLI87R44A794X"),
    silent: true,
  },
  {
    id: "own data/registration",
    call: "PUT /registration/{userId}",
    persona: "pending",
    hash: "#/registration",
    open: steps(
      fill("Data di nascita", "04/10/1987"),
      press("Avanti"),
      fill("Via e numero", "Via Angelo Maj 32"),
      fill("CAP", "24023"),
      press("Avanti"),
      (page) => page.getByRole("heading", { name: "Salute e scelte" }).waitFor(),
      press("Avanti"),
      (page) => page.getByRole("checkbox", { name: "Privacy", exact: true }).check({ force: true }),
      (page) => page.getByRole("checkbox", { name: "Dati sanitari", exact: true }).check({ force: true }),
    ),
    press: press("Invia il modulo"),
    count: (db) => (db.donor("d2")?.status === "pending" ? 0 : 1),
    typed: (page) => isChecked(page.getByRole("checkbox", { name: "Dati sanitari", exact: true })),
    done: shows("Grazie, Giulia"),
  },
  {
    ...common,
    id: "own data/consents",
    call: "PUT /registration/{userId}/consents",
    hash: "#/app/profile/d1",
    open: async (page) =>
      page
        .getByRole("button", { name: /Foto e iniziative/ })
        .last()
        .click(),
    press: pressInDialog("Ritira il consenso"),
    count: (db) =>
      db.records.get("consents", "d1")?.given.filter(({ date }) => date.startsWith(db.today())).length ?? 0,
  },
  {
    ...common,
    id: "account/photo",
    call: "POST /uploads",
    open: steps(
      (page) =>
        page
          .locator("input[type=file]")
          .first()
          .setInputFiles({ name: "foto.png", mimeType: "image/png", buffer: PICTURE }),
      (page) => page.locator("dialog[open]").last().waitFor(),
    ),
    press: pressInDialog("Usa questa foto"),
    count: (db) => (db.records.get("account", "d1")?.profileImage ? 1 : 0),
    typed: (page) => button(page, "Usa questa foto").isVisible(),
    impossible: { "cut after, then 429": NO_KEY, "cut after, twice": NO_KEY },
  },
];
