import { button, entries, keeps, press, type Office, type Row } from "../row";

const PLACE = "Autoemoteca di Lovere";

/** A donor who may donate today. */
const mayDonate = ({ db }: Office) =>
  db.donors.rows().find((donor) => donor.status === "active" && (db.donors.nextDonation(donor).date ?? "9") <= db.today())!;
const hash = ({ _id }: { _id: string }) => `#/app/donors/details/${_id}?tab=donations`;
const menu = (item: string) => async (page: Parameters<Row["press"]>[0]) => {
  await page.getByRole("button", { name: /^Azioni per la donazione/ }).first().click();
  await page.getByRole("menuitem", { name: item }).click();
};
/** The toast of an undo goes away, and the row is back. */
const isBack: Row["done"] = async (page, { donationsNumber }) =>
  (await page.getByRole("button", { name: /^Azioni per la donazione/ }).count()) === donationsNumber;
const count: Row["count"] = (db) => entries(db, "donation");

export const donationRows: Row[] = [
  {
    id: "donations/register",
    call: "POST /donations",
    persona: "admin",
    prepare: mayDonate,
    hash,
    async open(page) {
      await button(page, "Registra donazione").first().click();
      await page.getByLabel("Luogo").fill(PLACE);
    },
    press: press("Registra donazione"),
    count,
    typed: keeps("Luogo", PLACE),
  },
  {
    id: "donations/change",
    call: "PUT /donations/{id}",
    persona: "admin",
    prepare: mayDonate,
    hash,
    async open(page) {
      await menu("Modifica")(page);
      await page.getByLabel("Luogo").fill(PLACE);
    },
    press: press("Salva"),
    count,
    typed: keeps("Luogo", PLACE),
  },
  {
    id: "donations/delete",
    call: "DELETE /donations/{id}",
    persona: "admin",
    prepare: mayDonate,
    hash,
    press: menu("Elimina"),
    count,
  },
  {
    id: "donations/restore",
    call: "POST /donations/{id}/restore",
    persona: "admin",
    prepare: mayDonate,
    hash,
    open: menu("Elimina"),
    press: press("Ripristina la donazione"),
    count,
    done: isBack,
  },
];
