import { button, entries, fill, keeps, menu, press, pressInDialog, steps, type Office, type Row } from "../row";

const common = {
  persona: "admin",
  hash: "#/app/managers/details/u3",
  count: (db) => entries(db, "user", "u3"),
} satisfies Partial<Row>;
/** A manager who hasn't accepted the invitation. */
const staged = ({ db }: Office) =>
  db.records.all("user").find(({ role, status }) => role === "manager" && status === "staged")!;
const ofStaged = {
  persona: "admin",
  prepare: staged,
  hash: ({ _id }: { _id: string }) => `#/app/managers/details/${_id}`,
} satisfies Partial<Row>;
const ADDRESS = "nuovo@esempio.it";

export const peopleRows: Row[] = [
  {
    ...common,
    id: "people/invite",
    call: "POST /users",
    hash: "#/app/managers",
    open: steps((page) => button(page, "Invita qualcuno").click(), fill("Indirizzi", ADDRESS)),
    press: pressInDialog(/^Invia /),
    count: (db) => db.records.all("user").filter(({ email }) => email === ADDRESS).length,
    typed: keeps("Indirizzi", ADDRESS),
    done: /invito è partito|inviti sono partiti|Invito spedito/,
  },
  {
    ...common,
    id: "people/zones",
    call: "PUT /users/{id}",
    open: steps(press("Cambia zone"), pressInDialog("Brescia")),
    press: pressInDialog("Salva le zone"),
    typed: (page) => button(page, "Brescia").and(page.locator("[aria-pressed=true]")).isVisible(),
  },
  {
    ...common,
    id: "people/deactivate",
    call: "PUT /users/{id}",
    open: menu("Altre azioni", "Disattiva"),
    press: pressInDialog(/^Disattiva/),
    impossible: { "another user in another tab": "the other user is the one who is deactivated" },
  },
  {
    ...common,
    id: "people/change",
    call: "PUT /users/{id}",
    open: steps(menu("Altre azioni", "Modifica i dati"), fill("Cellulare", "333 123 4567")),
    press: press("Salva"),
    typed: keeps("Cellulare", "333 123 4567"),
  },
  {
    ...ofStaged,
    id: "people/withdraw the invitation",
    call: "DELETE /users/{id}",
    open: menu("Altre azioni", "Ritira l’invito"),
    press: pressInDialog(/^Ritira/),
    count: (db, { _id }) => (db.records.get("user", _id) ? 0 : 1),
  },
  {
    ...ofStaged,
    id: "people/invite again",
    call: "POST /users/{id}/invite",
    press: press("Invia di nuovo l’invito"),
    stays: true,
    count: (db) => db.records.count("mail"),
  },
  {
    id: "people/unlock",
    call: "POST /users/{id}/unlock",
    persona: "admin",
    prepare: ({ db }: Office) => db.donors.rows().find(({ status }) => status === "lockedOut")!,
    hash: ({ _id }) => `#/app/donors/details/${_id}`,
    press: press("Sblocca"),
    stays: true,
    count: (db, { _id }) => entries(db, "donor", _id),
  },
  {
    ...common,
    id: "people/password link",
    call: "POST /users/{id}/password-link",
    open: press("Fai cambiare la password"),
    press: pressInDialog("Invia l’e-mail"),
    count: (db) => db.records.count("mail"),
  },
  {
    ...common,
    id: "people/end a session",
    call: "DELETE /users/{id}/sessions/{session}",
    press: press("Chiudi l’accesso da Firefox, Linux"),
    count: (db) => db.records.all("session").filter(({ closed }) => closed).length,
  },
  {
    id: "people/refuse a deletion",
    call: "POST /deletion-requests/{id}",
    persona: "admin",
    prepare: (office: Office) => office.call("manager", "POST", "/auth/account/deletion", { reason: null }),
    hash: "#/app/managers/details/u3",
    open: steps(press("Rispondi"), fill("Perché", "Ha una donazione in corso")),
    press: pressInDialog("Rifiuta"),
    count: (db) => db.records.all("deletion").filter(({ state }) => state !== "requested").length,
    typed: keeps("Perché", "Ha una donazione in corso"),
  },
];
