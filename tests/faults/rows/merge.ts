import { button, press, pressInDialog, waitForButton, type Office, type Row } from "../row";

/** Adds a second record of a donor. @returns the name of both */
const pairIn = (area?: string) => async (office: Office) => {
  const { donor } = await office.call("admin", "GET", "/donors/d7");
  const { firstName, lastName, birthday } = donor;
  const person = { firstName, lastName, birthday, area: area ?? donor.area };
  const { donor: other } = await office.call("admin", "POST", "/donors", person);
  return { name: `${lastName} ${firstName}`, other: other._id as string };
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
/** Counts the entries of an action in the history of the record that stays. */
const merges =
  (action: string): Row["count"] =>
  (db) =>
    db.records.all("history").filter((entry) => entry.action === action && entry.subjectId === "d7").length;
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
  {
    ...common,
    id: "merges/merge",
    call: "POST /merges",
    hash: ({ other }: Data) => `#/app/donors/merge/d7/${other}`,
    press: async (page) => {
      const merge = page.getByRole("complementary").getByRole("button", { name: "Unisci", exact: true });
      await page.locator("aside button:not([aria-disabled])").first().waitFor();
      await merge.click();
    },
    count: merges("merge"),
    stays: true,
  },
  {
    ...common,
    id: "merges/separate",
    call: "POST /merges/{id}/separate",
    hash: "#/app/donors/details/d7?tab=history",
    prepare: async (office) => {
      const data = await pairIn()(office);
      const { pair } = await office.call("admin", "GET", `/duplicates/d7.${data.other}`);
      const versionOf = (id: string): number => pair.donors.find(({ _id }: { _id: string }) => _id === id).version;
      const versions = { version: versionOf("d7"), otherVersion: versionOf(data.other) };
      const body = { survivor: "d7", other: data.other, ...versions, choices: {}, same: [] };
      await office.call("admin", "POST", "/merges", body);
      return data;
    },
    open: async (page) => {
      await page
        .getByRole("button", { name: /Unita qui la scheda/ })
        .first()
        .click();
      await button(page, "Separa di nuovo").click();
      await page.locator("dialog[open]").getByText("si riapre").waitFor();
    },
    press: pressInDialog("Separa di nuovo"),
    count: merges("separate"),
  },
];
