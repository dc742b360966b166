import type { Page } from "playwright";
import { readNearDay } from "../../../src/domain/dates/near-day";
import {
  button,
  entries,
  field,
  fill,
  keeps,
  pressInDialog,
  steps,
  waitForButton,
  type Office,
  type Row,
} from "../row";

const PAGE = "#/app/donors/calls";
const NOW = /^Adesso: /;

/** The donor to call first. */
const current = (page: Page) => page.getByRole("region", { name: NOW });
const press = (name: string | RegExp) => (page: Page) => button(current(page), name).click();

/** The donors of the page: the next Saturday, all zones. */
const first = async (office: Office) => {
  const day = readNearDay("sabato", office.db.today(), "next");
  const { calls } = await office.call("admin", "GET", `/calls?day=${day}&type=1`);
  return {
    day,
    donor: calls[0] as { _id: string; lastName: string; firstName: string; lastCall: { _id: string } | null },
  };
};
type Data = Awaited<ReturnType<typeof first>>;

const common = {
  persona: "admin",
  hash: PAGE,
  prepare: first,
  count: (db, { donor }: Data) =>
    db.records.all("call").filter(({ donorId, deleted }) => donorId === donor._id && !deleted).length,
} satisfies Partial<Row>;

export const callRows: Row[] = [
  { ...common, id: "calls/one tap", call: "POST /donors/{id}/calls", press: press("Non risponde"), stays: true },
  {
    ...common,
    id: "calls/with a day",
    call: "POST /donors/{id}/calls",
    open: steps(press("Richiamare il…"), fill("Giorno", "31/12/2030")),
    press: pressInDialog("Salva"),
    typed: keeps("Giorno", "31/12/2030"),
  },
  {
    ...common,
    id: "calls/undo",
    call: "DELETE /calls/{id}",
    open: steps(press("Non risponde"), waitForButton("Togli l’esito")),
    press: (page) => button(page, "Togli l’esito").click(),
    // a deleted call stays as a tombstone
    count: (db, { donor }: Data) =>
      db.records.all("call").filter(({ donorId, deleted }) => donorId === donor._id && deleted).length,
    done: (page, { donor }: Data) =>
      page.getByRole("list", { name: "Da chiamare" }).getByText(`${donor.lastName} ${donor.firstName}`).isVisible(),
  },
  {
    ...common,
    id: "calls/hold",
    call: "PUT /donors/{id}/call-hold",
    press: press(/^Chiama /),
    count: (db, { donor }: Data) => (db.records.get("callHold", donor._id) ? 1 : 0),
    done: async (page) => page.getByText("Stai chiamando").isVisible(),
    stays: true,
  },
  {
    ...common,
    id: "calls/take over",
    call: "PUT /donors/{id}/call-hold",
    async prepare(office) {
      const data = await first(office);
      const until = new Date(office.db.now() + 600_000).toISOString();
      office.db.records.put("callHold", {
        _id: data.donor._id,
        by: { _id: "colleague", name: "Marta Colombo" },
        until,
      });
      return data;
    },
    open: async (page, { donor }: Data) => {
      const row = page.getByRole("listitem").filter({ hasText: `${donor.lastName} ${donor.firstName}` });
      await button(row, "Chiamo io").click();
    },
    press: pressInDialog("Chiamo io"),
    count: (db, { donor }: Data) => (db.records.get("callHold", donor._id)?.by.name.startsWith("Ada") ? 1 : 0),
    done: async (page) => page.getByText("Stai chiamando").isVisible(),
  },
  {
    ...common,
    id: "calls/target",
    call: "PUT /calls/target",
    open: steps((page) => button(page, "Obiettivo").click(), fill("Quante persone servono", "37")),
    press: pressInDialog("Salva"),
    count: (db) => db.records.all("callTarget").filter(({ total }) => total === 37).length,
    typed: async (page) =>
      (await field(page, "Quante persone servono").count()) > 0 && keeps("Quante persone servono", "37")(page),
  },
  {
    ...common,
    id: "calls/refusal on the record",
    call: "PUT /donors/{id}/calls-refused",
    hash: ({ donor }: Data) => `#/app/donors/details/${donor._id}?tab=calls`,
    press: (page) => button(page, "Non chiamare più").click(),
    count: (db, { donor }: Data) => entries(db, "donor", donor._id),
    stays: true,
  },
];
