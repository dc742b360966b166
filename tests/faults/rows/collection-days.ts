import type { Page } from "playwright";
import { field, press, type Office, type Row } from "../row";

const DAY = "2012-02-02";
const PLACE = "Autoemoteca di Lovere";

interface Data {
  card: string;
  /** The registered day, for its undo. */
  id: string;
}

/** Writes of donations on the day. */
const count: Row["count"] = (db) =>
  db.records
    .all("history")
    .filter(
      ({ subject, changes }) => subject === "donation" && changes.some(({ from, to }) => [from, to].includes(DAY)),
    ).length;

/** A donor without a warning on the day: an adult who donated only later. */
const goodDonor = ({ db }: Office) =>
  db.donors
    .rows()
    .find(
      (donor) =>
        donor.status === "active" &&
        donor.cardNumber &&
        (donor.birthday ?? "9") < "1990-01-01" &&
        (donor.birthday ?? "0") > "1960-01-01" &&
        db.donors.donationsOf(donor).every(({ date }) => date > "2013-06-01"),
    )!;

async function addCard(page: Page, { card }: Data) {
  await field(page, "Tessera o nome").fill(card);
  await field(page, "Tessera o nome").press("Enter");
  await page.getByRole("button", { name: "Registra una donazione" }).waitFor();
}

export const collectionDayRows: Row<Data>[] = [
  {
    id: "collection-days/register",
    call: "POST /collection-days",
    persona: "admin",
    prepare: (office) => ({ card: goodDonor(office).cardNumber!, id: "" }),
    hash: `#/app/donors/collection-day?${new URLSearchParams({ day: DAY, place: PLACE }).toString()}`,
    open: addCard,
    press: press("Registra una donazione"),
    count,
    typed: (page) => page.locator("[data-sheet-row]").first().isVisible(),
    done: /^Una donazione registrata/,
  },
  {
    id: "collection-days/undo",
    call: "POST /collection-days/{id}/undo",
    persona: "admin",
    async prepare(office) {
      const { _id, cardNumber } = goodDonor(office);
      const body = { day: DAY, place: PLACE, type: 1, rows: [{ donorId: _id }] };
      const { collectionDay } = await office.call("admin", "POST", "/collection-days", body);
      return { card: cardNumber!, id: collectionDay._id };
    },
    hash: ({ id }) => `#/app/donors/collection-day/${id}`,
    press: press("Annulla la giornata"),
    count,
    stays: true,
  },
];
