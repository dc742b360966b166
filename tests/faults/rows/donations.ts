import type { Page } from "playwright";
import { formatFullDate } from "../../../src/domain/format";
import type { DonorRecord } from "../../../src/mocks/db/models";
import { button, entries, fill, keeps, menu, press, steps, waitForButton, type Office, type Row } from "../row";

const PLACE = "Autoemoteca di Lovere";

interface Data {
  _id: string;
  /** The menu of the last donation. */
  actions: string;
}

/** A donor who may donate today. */
function mayDonate({ db }: Office): Data {
  const isAllowed = (donor: DonorRecord) =>
    donor.status === "active" && (db.donors.nextDonation(donor).date ?? "9") <= db.today();
  const donor = db.donors.rows().find(isAllowed)!;
  const day = db.donors.donationsOf(donor).at(-1)?.date ?? "";
  return { _id: donor._id, actions: `Azioni per la donazione di ${formatFullDate(day)}` };
}
const remove = (page: Page, { actions }: Data) => menu(actions, "Elimina")(page);
const common = {
  persona: "admin",
  prepare: mayDonate,
  hash: ({ _id }: Data) => `#/app/donors/details/${_id}?tab=donations`,
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
    async open(page, { actions }: Data) {
      await menu(actions, "Modifica")(page);
      await fill("Luogo", PLACE)(page);
    },
    press: press("Salva"),
    typed: keeps("Luogo", PLACE),
  },
  { ...common, id: "donations/delete", call: "DELETE /donations/{id}", press: remove },
  {
    ...common,
    id: "donations/restore",
    call: "POST /donations/{id}/restore",
    async open(page, data: Data) {
      await remove(page, data);
      await waitForButton("Ripristina la donazione")(page);
    },
    press: press("Ripristina la donazione"),
    done: (page, { actions }: Data) => button(page, actions).isVisible(),
  },
];
