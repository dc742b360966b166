import { userEvent } from "vitest/browser";
import { describe, expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { NO_DRAFT } from "../draft/types";
import type { ImportEngine } from "../engine/engine";
import type { FileReading, ImportRow } from "../engine/types";
import { createImportPlan } from "../shell/import-plan";
import { press } from "../test-support";
import { ImportSummary } from "./import-summary";

type Donor = Record<string, string | null> & { _id: string };
type Line = Record<string, unknown>;

/** Donors of the registry who have all identifying fields. */
async function donorsOf(scene: RenderedPage): Promise<Donor[]> {
  const { donors } = (await scene.callAs("admin", "/donors?limit=60")) as { donors: Donor[] };
  return donors.filter((donor) => donor.cardNumber && donor.fiscalCode && donor.email && donor.city && donor.province);
}

const identified = ({ fiscalCode, lastName, firstName, area }: Donor): Line => ({
  fiscalCode,
  lastName,
  firstName,
  area,
});

/** Shows the summary of a file with the given rows. */
async function summaryOf(
  make: (donors: Donor[], scene: RenderedPage) => Line[] | Promise<Line[]>,
  entity = "donors",
  options: RenderOptions = {},
) {
  const scene = await renderPage("admin", "/app/importer?step=summary", { width: 1200, part: null, ...options });
  const donors = await donorsOf(scene);
  const rows: ImportRow[] = (await make(donors, scene)).map((values, at) => ({ row: at + 2, values }));
  const counts = {
    read: rows.length,
    ready: rows.length,
    skipped: 0,
    refused: 0,
    batches: 1,
    checksum: "abc",
  };
  // the parts of the engine and of the reading that the summary uses
  const engine = {
    counts: () => Promise.resolve(counts),
    settings: () => Promise.resolve({}),
    batch: () => Promise.resolve(rows),
  } as unknown as ImportEngine;
  const reading = {
    name: "soci.csv",
    kind: "csv",
    size: 900,
    sheets: [],
    rows: rows.length,
    entity,
    columns: [],
    shape: "abc",
  } as unknown as FileReading;
  const plan = createImportPlan(NO_DRAFT);
  const show = async (shown: ImportEngine) => {
    const noop = () => undefined;
    await scene.show(<ImportSummary engine={shown} reading={reading} plan={plan} onBack={noop} onStarted={noop} />);
    await expect.element(startButton(scene)).toBeVisible();
  };
  await show(engine);
  /** Acts like a reload after another row was edited: the plan stays, with another engine. */
  const again = async () => {
    await scene.show(null);
    await show({ ...engine, counts: () => Promise.resolve({ ...counts, checksum: "abd" }) } as unknown as ImportEngine);
  };
  const donor = async ({ _id }: Donor) => ((await scene.callAs("admin", `/donors/${_id}`)) as { donor: Donor }).donor;
  return { scene, donors, donor, again };
}

/** The counts of rows by label: `{ "donatori nuovi": "1", aggiornati: "2" }`. */
const countsOf = ({ shadow }: RenderedPage) =>
  Object.fromEntries(
    [...(shadow.querySelector("dl[aria-label='Che cosa succede alle righe']")?.children ?? [])].map((count) => [
      count.querySelector("dt span")?.textContent ?? "",
      count.querySelector("dd")?.textContent ?? "",
    ]),
  );
const tableRows = (scene: RenderedPage, name: string) =>
  scene
    .getByRole("table", { name, exact: true })
    .getByRole("row")
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent);
const changedFields = (scene: RenderedPage) => tableRows(scene, "Campi che cambiano");
const checkbox = (scene: RenderedPage, name: string) => scene.getByRole("checkbox", { name });
const select = (scene: RenderedPage, name: string) => scene.getByRole("combobox", { name });
const startButton = (scene: RenderedPage) => scene.getByRole("button", { name: /^Importa / });
const written = (scene: RenderedPage) =>
  until(async () => {
    const { imports } = (await scene.callAs("admin", "/imports")) as { imports: { state: string; written: object }[] };
    return imports[0]?.state === "done" ? imports[0].written : undefined;
  });
const start = async (scene: RenderedPage) => {
  await userEvent.click(startButton(scene));
  return written(scene);
};

it("a file without any difference from the registry has nothing to write", async () => {
  const { scene } = await summaryOf((donors) =>
    donors.slice(0, 3).map((one) => ({ ...identified(one), city: one.city })),
  );
  expect(countsOf(scene)).toMatchObject({ "già uguali": "3", "donatori nuovi": "0", aggiornati: "0", saltate: "0" });
  expect(scene.text()).toContain("Non c’è niente da scrivere");
});

it("the rows that the server would refuse are listed with their reasons and aren't counted as ready", async () => {
  const { scene } = await summaryOf(() => {
    const duplicate = {
      lastName: "Prova",
      firstName: "Nuova",
      birthday: "1980-04-02",
      area: "Lodi",
      cardNumber: "T77",
    };
    return [duplicate, { ...duplicate, city: "Clusone" }, { ...duplicate, lastName: "Altra", cardNumber: "T78" }];
  });
  const expected = ["3Prova NuovaÈ la stessa persona della riga 2"];
  await expect.poll(() => tableRows(scene, "1 riga rifiutata")).toEqual(expected);
  expect(scene.text()).toContain("2righe pronte su 3");
  await expect.element(scene.getByRole("button", { name: "Importa 2 righe" })).toBeVisible();
});

it("a row that matches two donors leads to both side by side: they may be one person", async () => {
  const { scene, donors } = await summaryOf(async ([known], page) => {
    const { lastName, firstName, birthday, area } = known!;
    const person = { lastName, firstName, birthday: birthday!, area };
    await page.callAs("admin", "/donors", { method: "POST", body: person });
    return [person];
  });
  const link = () => scene.shadow.querySelector("a[href*='/donors/merge/']")?.getAttribute("href") ?? "";
  await expect.poll(link).toContain(donors[0]!._id);
});

describe("an existing donor", () => {
  const two = ([a, b]: Donor[]) => [
    { ...identified(a!), city: "Seriate", branch: "Officina" },
    { ...identified(b!), city: "Seriate" },
  ];

  it("is overwritten, filled or skipped, as chosen for all rows", async () => {
    const { scene, donors, donor } = await summaryOf(async (people, { callAs }) => {
      const [a] = people;
      const body = { version: a!.version, branch: null };
      await callAs("admin", `/donors/${a!._id}`, { method: "PUT", body });
      return two(people);
    });
    expect(countsOf(scene)).toMatchObject({ aggiornati: "2" });
    await userEvent.selectOptions(select(scene, "Scrivi"), "fill");
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornato: "1", "già uguale": "1" });
    await expect.poll(() => changedFields(scene)).toEqual([expect.stringContaining("Officina")]);
    await userEvent.click(checkbox(scene, "Aggiorna anche i donatori esistenti"));
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornati: "0", saltate: "2" });
    expect(scene.text()).toContain("Non c’è niente da scrivere");
    await userEvent.click(checkbox(scene, "Aggiorna anche i donatori esistenti"));
    await userEvent.selectOptions(select(scene, "Scrivi"), "fill");
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornato: "1" });
    expect(await start(scene)).toMatchObject({ update: 1, unchanged: 1 });
    expect(await donor(donors[0]!)).toMatchObject({ branch: "Officina", city: donors[0]!.city });
  });

  it("is shown with the former and the new value, and can be skipped row by row", async () => {
    const { scene, donors, donor } = await summaryOf(two);
    const [a, b] = donors;
    await press(scene, "2: Mostra chi cambia Città");
    await expect.poll(scene.dialog).toContain(`${a!.lastName} ${a!.firstName}`);
    expect(scene.dialog()).toContain(`${a!.city}divent`);
    await userEvent.selectOptions(select(scene, `${b!.lastName} ${b!.firstName}, riga 3`), "skip");
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornato: "1", saltata: "1" });
    await press(scene, "Chiudi");
    expect(await start(scene)).toMatchObject({ update: 1, skip: 1 });
    expect(await donor(a!)).toMatchObject({ city: "Seriate" });
    expect(await donor(b!)).toMatchObject({ city: b!.city });
  });

  it("is filled or overwritten row by row, in all fields or some, and a new dry run has the same choices", async () => {
    const { scene, donors, donor, again } = await summaryOf(async (people, { callAs }) => {
      const body = { version: people[0]!.version, branch: null };
      await callAs("admin", `/donors/${people[0]!._id}`, { method: "PUT", body });
      return people.slice(0, 4).map((one) => ({ ...identified(one), city: "Seriate", branch: "Officina" }));
    });
    const [a, b, c, d] = donors as [Donor, Donor, Donor, Donor];
    const named = ({ lastName, firstName }: Donor) => `${lastName} ${firstName}`;
    const item = (donor: Donor) => until(() => scene.find("dialog[open] li", named(donor)));
    await userEvent.click(checkbox(scene, "Aggiorna anche i donatori esistenti"));
    await expect.poll(() => countsOf(scene)).toMatchObject({ saltate: "4" });

    await press(scene, "Decidi riga per riga");
    expect((await item(a)).textContent).toContain("Così non cambia niente.");
    expect((await item(a)).textContent).toContain(`resta ${a.city} (il file dice Seriate)`);
    await userEvent.selectOptions(select(scene, `${named(a)}, riga 2`), "fill");
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornato: "1", saltate: "3" });
    expect((await item(a)).textContent).toContain(`resta ${a.city} (il file dice Seriate)`);
    expect((await item(a)).textContent).toContain("vuotodiventaOfficina");
    await userEvent.selectOptions(select(scene, `${named(b)}, riga 3`), "overwrite");
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornati: "2", saltate: "2" });
    // "fields" starts with the fields that were written before: none of a skipped row
    await userEvent.selectOptions(select(scene, `${named(c)}, riga 4`), "fields");
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornati: "2", "già uguale": "1", saltata: "1" });
    await userEvent.click(checkbox(scene, `Scrivi Città di ${named(c)}, riga 4`));
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornati: "3", saltata: "1" });
    await press(scene, "Chiudi");

    // another row was edited
    await again();
    expect(countsOf(scene)).toMatchObject({ aggiornati: "3", saltata: "1" });
    await press(scene, "Decidi riga per riga");
    await expect.element(select(scene, `${named(c)}, riga 4`)).toHaveValue("fields");
    await press(scene, "Chiudi");
    expect(await start(scene)).toMatchObject({ update: 3, skip: 1 });
    expect(await donor(a)).toMatchObject({ city: a.city, branch: "Officina" });
    expect(await donor(b)).toMatchObject({ city: "Seriate", branch: "Officina" });
    expect(await donor(c)).toMatchObject({ city: "Seriate", branch: c.branch });
    expect(await donor(d)).toMatchObject({ city: d.city, branch: d.branch });
  });
});

describe("a row with several possible donors", () => {
  const strangers = (donors: Donor[]) =>
    donors.slice(0, 3).map(({ cardNumber, area }) => ({ cardNumber, area, lastName: "Altri", firstName: "Nome" }));

  it("is answered by itself or together with all others", async () => {
    const { scene, donors, donor } = await summaryOf(strangers);
    const [a] = donors;
    expect(countsOf(scene)).toMatchObject({ "da scegliere": "3" });
    expect(scene.text()).toContain("3 righe da scegliere");
    await userEvent.selectOptions(select(scene, "Altri Nome, riga 2: chi è"), `update ${a!._id}`);
    await expect.poll(scene.text).toContain("2 righe da scegliere");
    await userEvent.selectOptions(select(scene, "Per tutte"), "skip");
    await expect.poll(scene.text).not.toContain("da scegliere");
    expect(countsOf(scene)).toMatchObject({ aggiornato: "1", saltate: "2" });
    expect(await start(scene)).toMatchObject({ update: 1, skip: 2 });
    expect(await donor(a!)).toMatchObject({ lastName: "Altri" });
  });

  it("changes the chosen donor, also in a field that no other row has, while another field is excluded", async () => {
    const { scene, donors, donor } = await summaryOf((people) => {
      const [a, b] = people;
      const { cardNumber, area } = b!;
      return [
        { ...identified(a!), city: "Seriate", branch: "Officina" },
        { cardNumber, area, lastName: "Altri", firstName: "Nome" },
      ];
    });
    const [a, b] = donors;
    await userEvent.click(checkbox(scene, "Aggiorna Città"));
    // the field remains in the list
    await expect.element(checkbox(scene, "Aggiorna Città")).not.toBeChecked();
    await userEvent.selectOptions(select(scene, "Altri Nome, riga 3: chi è"), `update ${b!._id}`);
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornati: "2" });
    expect(await start(scene)).toMatchObject({ update: 2 });
    expect(await donor(b!)).toMatchObject({ lastName: "Altri", firstName: "Nome" });
    expect(await donor(a!)).toMatchObject({ city: a!.city, branch: "Officina" });
  });

  it("can restore a deleted donor with the history", async () => {
    const { scene, donors, donor } = await summaryOf(async (people, { callAs }) => {
      const [a] = people;
      await callAs("admin", `/donors/${a!._id}?version=${a!.version}`, { method: "DELETE", body: {} });
      return [{ ...identified(a!), city: "Crema" }];
    });
    const [a] = donors;
    const choice = select(scene, `${a!.lastName} ${a!.firstName}, riga 2`);
    await expect.element(choice).toHaveTextContent(`Ripristina ${a!.lastName} ${a!.firstName}, con la sua storia`);
    await userEvent.selectOptions(choice, `update ${a!._id}`);
    await expect.poll(() => countsOf(scene)).toMatchObject({ aggiornato: "1" });
    expect(await start(scene)).toMatchObject({ update: 1 });
    expect(await donor(a!)).toMatchObject({ city: "Crema" });
    const { history } = (await scene.callAs("admin", `/donors/${a!._id}/history`)) as { history: { action: string }[] };
    expect(history.map(({ action }) => action)).toContain("delete");
  });
});

it("only new donors with an e-mail address are invited, if the user chooses so", async () => {
  const person = { firstName: "Piera", area: "Lodi", birthday: "1980-04-02" };
  const { scene } = await summaryOf(() => [
    { ...person, lastName: "Nuovi", email: "piera@esempio.it" },
    { ...person, lastName: "Altri" },
  ]);
  const invite = checkbox(scene, "Invita per e-mail i 2 nuovi");
  await expect.element(invite).not.toBeChecked();
  await userEvent.click(invite);
  await expect.element(invite).toBeChecked();
  await start(scene);
  const { imports } = (await scene.callAs("admin", "/imports")) as { imports: { invited: number }[] };
  expect(imports[0]).toMatchObject({ invited: 1 });
});

/** Two donations of one donor that are too close to each other. */
const tooClose = ([donor]: Donor[]): Line[] =>
  ["2020-03-01", "2020-03-03"].map((date) => ({ donorCardNumber: donor!.cardNumber, date, type: 1, place: "Lodi" }));

it("while the confirmation of warnings is sent, the user can't go back, and leaving the page starts no import", async () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  const commits: string[] = [];
  let confirmed = false;
  const { scene } = await summaryOf(tooClose, "donations", {
    async answer(request, mock) {
      if (request.method === "POST" && request.url.endsWith("/commit")) commits.push(request.url);
      if (request.method !== "PUT" || !(await request.clone().text()).includes("writeReason")) return undefined;
      await promise;
      const response = await mock.fetch(request);
      confirmed = true;
      return response;
    },
  });
  await userEvent.click(checkbox(scene, "Importale lo stesso"));
  await userEvent.fill(scene.field("Perché"), "Decise dal medico");
  await expect.element(startButton(scene)).toBeEnabled();
  await press(scene, "Importa 2 righe");
  await expect.element(startButton(scene)).toHaveAttribute("aria-busy", "true");
  await expect.element(scene.getByRole("button", { name: "Indietro" })).toBeDisabled();
  await scene.show(null);
  resolve();
  await expect.poll(() => confirmed).toBe(true);
  // after the response of another request, the former one was handled
  const { imports } = (await scene.callAs("admin", "/imports")) as { imports: { state: string }[] };
  expect([commits, imports[0]?.state]).toEqual([[], "open"]);
});

it("donations with warnings are imported only with a confirmation and a reason", async () => {
  const { scene } = await summaryOf(tooClose, "donations");
  await expect.element(scene.getByRole("heading", { name: "2 donazioni con avvisi" })).toBeVisible();
  await expect.poll(scene.text).toContain("La donazione dopo è troppo vicina");
  await expect.element(startButton(scene)).toBeDisabled();
  expect(scene.text()).toContain("Prima conferma le donazioni con avvisi.");
  await userEvent.click(checkbox(scene, "Importale lo stesso"));
  await expect.poll(scene.text).toContain("Scrivi perché importi le donazioni con avvisi.");
  await userEvent.fill(scene.field("Perché"), "Decise dal medico");
  await expect.element(startButton(scene)).toBeEnabled();
  expect(await start(scene)).toMatchObject({ create: 2 });
});

it("the status of existing donors is updated only if the user selects it", async () => {
  const { scene, donors, donor, again } = await summaryOf((people) =>
    people
      .flatMap((one) => (one.status === "active" ? [{ ...identified(one), status: "inactive", city: "Seriate" }] : []))
      .slice(0, 1),
  );
  const active = donors.find(({ status }) => status === "active")!;
  const status = checkbox(scene, "Aggiorna Stato");
  await expect.element(status).not.toBeChecked();
  expect(changedFields(scene)).toContainEqual(expect.stringContaining("si aggiorna solo se lo scegli"));
  await userEvent.click(status);
  await expect.element(status).toBeChecked();
  // a new dry run has the same fields
  await again();
  await expect.element(status).toBeChecked();
  await start(scene);
  expect(await donor(active)).toMatchObject({ status: "inactive", city: "Seriate" });
});
