import { entries, fill, keeps, press, pressInDialog, steps, type Office, type Row } from "../row";

/** The donor asks for another surname. */
const ask = async (office: Office) => {
  const { donor } = await office.call("donor", "GET", "/registration/d1");
  await office.call("donor", "PUT", "/registration/d1", { version: donor.version, lastName: "Verdi" });
};
const step =
  (field: string): Row["count"] =>
  (db) =>
    db.records.all("history").filter(({ changes }) => changes.some((change) => change.field === field)).length;
const office = { persona: "admin", hash: "#/app/donors/change-requests", prepare: ask } satisfies Partial<Row>;
const WHY = "Serve il documento";

export const changeRequestRows: Row[] = [
  {
    id: "change requests/ask",
    call: "PUT /registration/{userId}",
    persona: "donor",
    hash: "#/app/profile/edit/d1",
    open: fill("Cognome", "Verdi"),
    press: press("Salva"),
    count: (db) => entries(db, "donor", "d1"),
    typed: keeps("Cognome", "Verdi"),
  },
  {
    id: "change requests/withdraw",
    call: "DELETE /change-requests/{id}",
    persona: "donor",
    hash: "#/app/profile/d1",
    prepare: ask,
    press: press("Ritira la richiesta"),
    count: step("changeWithdrawn"),
  },
  {
    ...office,
    id: "change requests/accept",
    call: "POST /change-requests/{id}",
    press: press(/^Accetta la modifica/),
    count: step("lastName"),
  },
  {
    ...office,
    id: "change requests/refuse",
    call: "POST /change-requests/{id}",
    open: steps(press(/^Rifiuta la modifica/), fill("Perché", WHY)),
    press: pressInDialog("Rifiuta"),
    count: step("changeRefused"),
    typed: keeps("Perché", WHY),
  },
];
