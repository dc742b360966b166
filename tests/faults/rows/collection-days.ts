import type { Page } from "playwright";
import { field, press, shows, type Office, type Row } from "../row";

const DAY = "2026-11-14";
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

/** A donor without a warning on the day. */
function goodDonor({ db }: Office) {
  const isGood = ({ _id, cardNumber, status }: { _id: string; cardNumber: string | null; status: string }) => {
    const donor = db.donorRecord(_id)!;
    const lately = db.donors.donationsOf(donor).some(({ date }) => date > "2025-11-01");
    const { birthday } = donor;
    return (
      status === "active" && cardNumber && !lately && birthday && birthday > "1970-01-01" && birthday < "2000-01-01"
    );
  };
  return db.donors.rows().find(isGood)!;
}

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
    typed: async (page, data) => shows(data.card)(page),
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
