import { button, entries, fill, keeps, menu, press, steps, waitForButton, type Office, type Row } from "../row";

const PLACE = "Autoemoteca di Lovere";

/** A donor who may donate today. */
const mayDonate = ({ db }: Office) =>
  db.donors
    .rows()
    .find((donor) => donor.status === "active" && (db.donors.nextDonation(donor).date ?? "9") <= db.today())!;
const ACTIONS = /^Azioni per la donazione/;
const common = {
  persona: "admin",
  prepare: mayDonate,
  hash: ({ _id }: { _id: string }) => `#/app/donors/details/${_id}?tab=donations`,
  count: (db) => entries(db, "donation"),
} satisfies Partial<Row>;

export const donationRows: Row[] = [
  {
    ...common,
    id: "donations/register",
    call: "POST /donations",
    open: steps((page) => button(page, "Registra donazione").first().click(), fill("Luogo", PLACE)),
    press: press("Registra donazione"),
    typed: keeps("Luogo", PLACE),
  },
  {
    ...common,
    id: "donations/change",
    call: "PUT /donations/{id}",
    open: steps(menu(ACTIONS, "Modifica"), fill("Luogo", PLACE)),
    press: press("Salva"),
    typed: keeps("Luogo", PLACE),
  },
  { ...common, id: "donations/delete", call: "DELETE /donations/{id}", press: menu(ACTIONS, "Elimina") },
  {
    ...common,
    id: "donations/restore",
    call: "POST /donations/{id}/restore",
    open: steps(menu(ACTIONS, "Elimina"), waitForButton("Ripristina la donazione")),
    press: press("Ripristina la donazione"),
    done: async (page, { donationsNumber }) =>
      (await page.getByRole("button", { name: ACTIONS }).count()) === donationsNumber,
  },
];
