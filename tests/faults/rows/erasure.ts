import { fill, keeps, press, pressInDialog, steps, type Office, type Row } from "../row";

/** Schedules a mail to all donors. */
async function schedule(office: Office): Promise<void> {
  const { template } = await office.call("admin", "GET", "/emails-template/t1");
  const recipients = { where: {}, purpose: "call" };
  const { receiving } = await office.call("admin", "POST", "/emails-template/t1/recipients", recipients);
  const at = new Date(office.db.now() + 86_400_000).toISOString();
  const body = { ...recipients, version: template.version, count: receiving, at };
  await office.call("admin", "POST", "/emails-template/t1/send", body);
}
/** @returns a donor who gets the scheduled mail */
const recipient = async (office: Office): Promise<{ id: string; sending: string }> => {
  await schedule(office);
  const sending = office.db.records.all("sending").find(({ state }) => state === "scheduled");
  const list = sending && office.db.records.get("mailList", sending._id);
  return { id: list?.ids.at(-1) ?? "", sending: sending?._id ?? "" };
};

const asked = { donor: "d7", received: "2026-11-13", via: "letter", identity: "document" };
const common = { persona: "admin", hash: "#/app/donors/erase/d7" } satisfies Partial<Row>;
const NUMBER = /^Per confermare scrivi/;

export const erasureRows: Row[] = [
  {
    ...common,
    id: "erasures/erase",
    call: "POST /erasures",
    open: async (page) => {
      const number = (await page.getByText(/^È \S+\.$/).innerText()).slice(2, -1);
      await page.getByLabel(NUMBER).fill(number);
    },
    press: (page) =>
      page.getByRole("complementary").getByRole("button", { name: "Cancella i dati per sempre" }).click(),
    count: (db) => db.records.all("donor").filter(({ erased }) => erased !== undefined).length,
    done: /I dati sono stati cancellati|Dati cancellati su richiesta/,
    stays: true,
  },
  {
    ...common,
    id: "erasures/leave a sending",
    call: "DELETE /erasures/{id}/sendings/{sending}",
    prepare: recipient,
    hash: ({ id }: { id: string }) => `#/app/donors/erase/${id}`,
    press: press("Togli dai destinatari"),
    count: (db, { id, sending }: { id: string; sending: string }) =>
      db.records.get("mailList", sending)?.ids.includes(id) ? 0 : 1,
    stays: true,
  },
  {
    ...common,
    id: "data-requests/register an erasure",
    call: "POST /data-requests",
    press: press("Metti nel registro"),
    count: (db) => db.records.count("dataRequest"),
    stays: true,
  },
  {
    ...common,
    id: "data-requests/refuse",
    call: "POST /data-requests/{id}/refuse",
    prepare: (office: Office) => office.call("admin", "POST", "/data-requests", asked),
    hash: "#/app/settings?tab=dataRequests",
    open: steps(press("Rifiuta…"), fill("Motivo", "Serve in un giudizio.")),
    press: pressInDialog("Rifiuta la richiesta"),
    count: (db) => db.records.all("dataRequest").filter(({ outcome }) => outcome === "refused").length,
    typed: keeps("Motivo", "Serve in un giudizio."),
  },
  {
    persona: "admin",
    id: "settings/data requests",
    call: "PUT /settings/{section}",
    hash: "#/app/settings?tab=dataRequests",
    open: fill("Donazioni, anni", "20"),
    press: press("Salva che cosa resta"),
    count: (db) => db.records.all("history").filter(({ subject }) => subject === "settings").length,
    typed: keeps("Donazioni, anni", "20"),
  },
];
