import { button, entries, fill, keeps, menu, press, pressInDialog, steps, waitForButton, type Row } from "../row";

const common = {
  persona: "admin",
  hash: "#/app/donors/details/d1?tab=awards",
  count: (db) => entries(db, "award"),
} satisfies Partial<Row>;
const NAME = "Medaglia della sezione";
const add = steps(press("Aggiungi benemerenza"), fill("Nome", NAME));
const remove = menu("Azioni per Argento", "Segna come non consegnata");

export const awardRows: Row[] = [
  {
    ...common,
    id: "awards/add",
    call: "POST /awards",
    open: add,
    press: pressInDialog("Salva"),
    typed: keeps("Nome", NAME),
  },
  {
    ...common,
    id: "awards/change",
    call: "PUT /awards/{id}",
    open: steps(menu("Azioni per Argento", "Modifica"), fill("Consegnata il", "01/10/2026")),
    press: pressInDialog("Salva"),
    typed: keeps("Consegnata il", "01/10/2026"),
  },
  { ...common, id: "awards/take back", call: "DELETE /awards/{id}", press: remove },
  {
    ...common,
    id: "awards/restore",
    call: "POST /awards/{id}/restore",
    open: steps(remove, waitForButton("Ripristina la benemerenza")),
    press: press("Ripristina la benemerenza"),
    done: (page) => button(page, "Azioni per Argento").isVisible(),
  },
  {
    id: "awards/hand over in the list",
    call: "POST /awards",
    persona: "admin",
    hash: "#/app/donors?tab=awardsDue",
    open: steps(
      (page) =>
        page
          .getByRole("checkbox", { name: /^Seleziona .*tessera/ })
          .first()
          .check({ force: true }),
      press("Segna come consegnate"),
    ),
    press: pressInDialog(/^Segna/),
    done: /^Consegnate a un donatore/,
    notDone: /^Consegnate a 0 donatori(?!.*da controllare)/,
    count: (db) => entries(db, "award"),
  },
];
