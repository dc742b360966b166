import { press, waitForButton, type Office, type Row } from "../row";

/** Adds a second record of a donor. @returns the name of both */
const pairIn =
  (area?: string) =>
  async ({ call }: Office) => {
    const { donor } = await call("admin", "GET", "/donors/d7");
    const { firstName, lastName, birthday } = donor;
    await call("admin", "POST", "/donors", { firstName, lastName, birthday, area: area ?? donor.area });
    return { name: `${lastName} ${firstName}` };
  };
type Data = Awaited<ReturnType<ReturnType<typeof pairIn>>>;

const common = { persona: "admin", hash: "#/app/donors/duplicates", prepare: pairIn() } satisfies Partial<Row<Data>>;
const decided = "twoPeople";
const taken = "maybeOnePerson";
const steps =
  (field: string): Row["count"] =>
  (db) =>
    // in the history of both records
    db.records.all("history").filter(({ changes }) => changes.some((change) => change.field === field)).length / 2;
const decide = (page: Parameters<Row["press"]>[0], { name }: Data) =>
  page.getByRole("button", { name: `${name} e ${name} sono due persone` }).click();

export const mergeRows: Row[] = [
  {
    ...common,
    id: "duplicates/two people",
    call: "PUT /duplicates/{id}",
    press: decide,
    count: steps(decided),
    shownAtOnce: true,
    stays: true,
  },
  {
    ...common,
    id: "duplicates/two people, undone",
    call: "PUT /duplicates/{id}",
    open: async (page, data) => {
      await decide(page, data as Data);
      await waitForButton("Rimetti la coppia")(page);
    },
    press: press("Rimetti la coppia"),
    count: steps(taken),
    done: (page) => page.getByText("Probabile").first().isVisible(),
  },
  {
    ...common,
    id: "duplicates/ask",
    call: "POST /duplicates/{id}/ask",
    persona: "manager",
    prepare: pairIn("Lodi"),
    press: press("Chiedi a un amministratore"),
    count: (db) => db.records.all("duplicate").filter(({ asked }) => asked !== null).length,
    stays: true,
  },
];
