import {
  button,
  entries,
  field,
  fill,
  keeps,
  menu,
  press,
  pressInDialog,
  steps,
  waitForButton,
  type Office,
  type Row,
} from "../row";

const common = { persona: "admin", hash: "#/app/settings", count: (db) => entries(db, "zone") } satisfies Partial<Row>;
const ofAssociations = { ...common, count: (db) => entries(db, "association") } satisfies Partial<Row>;
const NAME = "Sondrio";

/** A zone without associations and donors. */
const alone = (office: Office) => office.call("admin", "POST", "/zones", { name: "Varese" });
/** A zone with two associations without donors. */
const empty = async (office: Office) => {
  const { zone } = await office.call("admin", "POST", "/zones", { name: "Varese" });
  await office.call("admin", "POST", "/associations", { name: "Gruppo Luino", zone: zone._id });
  await office.call("admin", "POST", "/associations", { name: "Gruppo Gallarate", zone: zone._id });
};
const openVarese = press("Apri Varese");
const removeZone = menu("Altro su Varese", "Elimina la zona");
const removeGroup = menu("Altro su Gruppo Luino", /^Elimina/);

export const zoneRows: Row[] = [
  {
    ...common,
    id: "zones/create",
    call: "POST /zones",
    open: steps(press("Aggiungi zona"), fill("Nome della nuova zona", NAME)),
    press: press("Aggiungi"),
    typed: keeps("Nome della nuova zona", NAME),
  },
  {
    ...common,
    id: "zones/rename",
    call: "PUT /zones/{id}",
    open: steps(menu("Altro su Lecco", "Rinomina"), fill("Nuovo nome di Lecco", NAME)),
    press: (page) => field(page, "Nuovo nome di Lecco").press("Enter"),
    count: (db) => db.records.zones().filter(({ name }) => name === NAME).length,
    typed: keeps("Nuovo nome di Lecco", NAME),
  },
  {
    ...common,
    id: "zones/delete",
    call: "DELETE /zones/{id}",
    prepare: alone,
    press: removeZone,
  },
  {
    ...common,
    id: "zones/restore",
    call: "POST /zones/{id}/restore",
    prepare: alone,
    open: steps(removeZone, waitForButton("Ripristina la zona")),
    press: press("Ripristina la zona"),
    done: (page) => button(page, "Altro su Varese").isVisible(),
  },
  {
    ...common,
    id: "zones/merge",
    call: "POST /zones/{id}/merge",
    open: steps(menu("Altro su Lodi", "Unisci"), async (page) => {
      await page.getByLabel("Zona che resta").selectOption("Lecco");
    }),
    press: pressInDialog(/^Unisci/),
    count: (db) => db.records.all("zone").filter(({ deleted, moved }) => deleted && moved).length,
  },
  {
    ...ofAssociations,
    id: "associations/create",
    call: "POST /associations",
    open: steps(
      menu("Altro su Lecco", "Aggiungi associazione"),
      fill(/^Nome della nuova associazione/, "Gruppo Malgrate"),
    ),
    press: press("Aggiungi"),
    typed: keeps(/^Nome della nuova associazione/, "Gruppo Malgrate"),
  },
  {
    ...ofAssociations,
    id: "associations/rename",
    call: "PUT /associations/{id}",
    prepare: empty,
    open: steps(
      openVarese,
      menu("Altro su Gruppo Luino", "Rinomina"),
      fill("Nuovo nome di Gruppo Luino", "Gruppo Maccagno"),
    ),
    press: (page) => field(page, "Nuovo nome di Gruppo Luino").press("Enter"),
    typed: keeps("Nuovo nome di Gruppo Luino", "Gruppo Maccagno"),
  },
  {
    ...ofAssociations,
    id: "associations/delete",
    call: "DELETE /associations/{id}",
    prepare: empty,
    open: openVarese,
    press: removeGroup,
  },
  {
    ...ofAssociations,
    id: "associations/restore",
    call: "POST /associations/{id}/restore",
    prepare: empty,
    open: steps(openVarese, removeGroup, waitForButton("Ripristina l’associazione")),
    press: press("Ripristina l’associazione"),
    done: (page) => button(page, "Altro su Gruppo Luino").isVisible(),
  },
  {
    ...ofAssociations,
    id: "associations/merge",
    call: "POST /associations/{id}/merge",
    prepare: empty,
    open: steps(openVarese, menu("Altro su Gruppo Luino", "Unisci"), async (page) => {
      await page.getByLabel(/che resta/).selectOption("Gruppo Gallarate");
    }),
    press: pressInDialog(/^Unisci/),
    count: (db) => db.records.all("association").filter(({ deleted, moved }) => deleted && moved).length,
  },
];
