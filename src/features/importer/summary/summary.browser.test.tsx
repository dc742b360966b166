import { userEvent } from "vitest/browser";
import { describe, expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { NO_DRAFT } from "../draft/types";
import type { ImportEngine } from "../engine/engine";
import type { FileReading, ImportRow } from "../engine/types";
import { createImportPlan } from "../shell/import-plan";
import { ImportSummary } from "./import-summary";

type Donor = Record<string, string | null> & { _id: string };
type Line = Record<string, unknown>;

/** People of the registry who have all that somebody is found by. */
async function donorsOf(scene: RenderedPage): Promise<Donor[]> {
  const { donors } = (await scene.callAs("admin", "/donors?limit=60")) as { donors: Donor[] };
  return donors.filter((one) => one.cardNumber && one.fiscalCode && one.email && one.city && one.province);
}

const found = ({ fiscalCode, lastName, firstName, area }: Donor): Line => ({ fiscalCode, lastName, firstName, area });

/** Shows the summary of a file of those lines, as a person sees it who comes from the check. */
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
  const engine = {
    counts: () => Promise.resolve(counts),
    settings: () => Promise.resolve({}),
    batch: () => Promise.resolve(rows),
  } as unknown as ImportEngine;
  const reading = {
    ...{ name: "soci.csv", kind: "csv", size: 900, sheets: [], rows: rows.length, entity, columns: [], shape: "abc" },
  } as unknown as FileReading;
  const plan = createImportPlan(NO_DRAFT);
  const show = async (of: ImportEngine) => {
    await scene.show(
      <ImportSummary engine={of} reading={reading} plan={plan} onBack={() => undefined} onStarted={() => undefined} />,
    );
    await until(() => scene.find("button", "Importa"));
  };
  await show(engine);
  /** As after a reload: another engine with the same rows, or with others, and what the draft has kept. */
  const again = async (checksum = "abc") => {
    await scene.show(null);
    await show({ ...engine, counts: () => Promise.resolve({ ...counts, checksum }) } as unknown as ImportEngine);
  };
  const donor = async ({ _id }: Donor) => ((await scene.callAs("admin", `/donors/${_id}`)) as { donor: Donor }).donor;
  return { scene, donors, donor, again };
}

const text = ({ shadow }: RenderedPage) => shadow.textContent ?? "";
/** The figures in words: "1 donatore nuovo, 2 aggiornati". */
const figures = ({ shadow }: RenderedPage) =>
  Object.fromEntries(
    [...(shadow.querySelector("dl[aria-label='Che cosa succede alle righe']")?.children ?? [])].map((figure) => [
      figure.querySelector("dt span")?.textContent ?? "",
      figure.querySelector("dd")?.textContent ?? "",
    ]),
  );
const tableRows = ({ shadow }: RenderedPage) =>
  [...shadow.querySelectorAll("table[aria-label='Campi che cambiano'] tbody tr")].map((row) => row.textContent);
const checkbox = (scene: RenderedPage, name: string) => until(() => scene.find("label", name).querySelector("input"));
const select = (scene: RenderedPage, name: string) =>
  until(() =>
    [...scene.shadow.querySelectorAll("select")].find((one) =>
      (one.getAttribute("aria-label") ?? one.closest("label")?.textContent ?? "").startsWith(name),
    ),
  );
const written = (scene: RenderedPage) =>
  until(async () => {
    const { imports } = (await scene.callAs("admin", "/imports")) as { imports: { state: string; written: object }[] };
    return imports[0]?.state === "done" ? imports[0].written : undefined;
  });
const start = async (scene: RenderedPage) => {
  await userEvent.click(scene.find("button", "Importa"));
  return written(scene);
};

it("says of a file that the registry has word for word that there is nothing to write", async () => {
  const { scene } = await summaryOf((donors) => donors.slice(0, 3).map((one) => ({ ...found(one), city: one.city })));
  expect(figures(scene)).toMatchObject({ "già uguali": "3", "donatori nuovi": "0", aggiornati: "0", saltate: "0" });
  expect(text(scene)).toContain("Non c’è niente da scrivere");
});

it("says of rows that the server would refuse which and why, before anything is written, and counts them out", async () => {
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
  const row = await until(() => scene.shadow.querySelector("table[aria-label='1 riga rifiutata'] tbody tr"));
  expect(row.textContent).toBe("3Prova NuovaÈ la stessa persona della riga 2");
  expect(scene.text()).toContain("2righe pronte su 3");
  expect(scene.find("button", "Importa 2 righe")).toBeDefined();
});

describe("who is known", () => {
  const two = ([a, b]: Donor[]) => [
    { ...found(a!), city: "Seriate", branch: "Officina" },
    { ...found(b!), city: "Seriate" },
  ];

  it("is overwritten, filled where the registry is empty, or left, as chosen for all rows", async () => {
    const { scene, donors, donor } = await summaryOf(async (people, { callAs }) => {
      const [a] = people;
      const body = { version: a!.version, branch: null };
      await callAs("admin", `/donors/${a!._id}`, { method: "PUT", body });
      return two(people);
    });
    expect(figures(scene)).toMatchObject({ aggiornati: "2" });
    await userEvent.selectOptions(await select(scene, "Scrivi"), "fill");
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornato: "1", "già uguale": "1" });
    await expect.poll(() => tableRows(scene)).toEqual([expect.stringContaining("Officina")]);
    await userEvent.click((await checkbox(scene, "Aggiorna anche i donatori esistenti"))!);
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornati: "0", saltate: "2" });
    expect(text(scene)).toContain("Non c’è niente da scrivere");
    await userEvent.click((await checkbox(scene, "Aggiorna anche i donatori esistenti"))!);
    await userEvent.selectOptions(await select(scene, "Scrivi"), "fill");
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornato: "1" });
    expect(await start(scene)).toMatchObject({ update: 1, unchanged: 1 });
    expect(await donor(donors[0]!)).toMatchObject({ branch: "Officina", city: donors[0]!.city });
  });

  it("keeps a field that is left out, and a row is left out with it where nothing else changes", async () => {
    const { scene, donors, donor } = await summaryOf(two);
    const city = await until(() => scene.find("input", "Aggiorna Città").closest("tr"));
    expect(city.textContent).toContain("Seriate");
    await userEvent.click(scene.find("input", "Aggiorna Città"));
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornato: "1", "già uguale": "1" });
    // it can be taken again
    expect(scene.find("input", "Aggiorna Città")).toHaveProperty("checked", false);
    expect(await start(scene)).toMatchObject({ update: 1, unchanged: 1 });
    expect(await donor(donors[0]!)).toMatchObject({ branch: "Officina", city: donors[0]!.city });
  });

  it("is shown before and after, side by side, and can be left out row by row", async () => {
    const { scene, donors, donor } = await summaryOf(two);
    const [a, b] = donors;
    await userEvent.click(await until(() => scene.find("button", "2: Mostra chi cambia Città")));
    const dialog = await until(() => scene.find("dialog[open]", ""));
    await expect.poll(() => dialog.textContent).toContain(`${a!.lastName} ${a!.firstName}`);
    expect(dialog.textContent).toContain(`${a!.city}divent`);
    await userEvent.selectOptions(await select(scene, `${b!.lastName} ${b!.firstName}, riga 3`), "skip");
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornato: "1", saltata: "1" });
    // said otherwise, as long as one is here
    await userEvent.selectOptions(await select(scene, `${b!.lastName} ${b!.firstName}, riga 3`), "update");
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornati: "2", saltate: "0" });
    await userEvent.selectOptions(await select(scene, `${b!.lastName} ${b!.firstName}, riga 3`), "skip");
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornato: "1", saltata: "1" });
    await userEvent.click(scene.find("dialog[open] button", "Chiudi"));
    expect(await start(scene)).toMatchObject({ update: 1, skip: 1 });
    expect(await donor(a!)).toMatchObject({ city: "Seriate" });
    expect(await donor(b!)).toMatchObject({ city: b!.city });
  });

  it("is filled or overwritten row by row, in all fields or some, and a reload forgets nothing of it", async () => {
    const { scene, donors, donor, again } = await summaryOf(async (people, { callAs }) => {
      const body = { version: people[0]!.version, branch: null };
      await callAs("admin", `/donors/${people[0]!._id}`, { method: "PUT", body });
      return people.slice(0, 4).map((one) => ({ ...found(one), city: "Seriate", branch: "Officina" }));
    });
    const [a, b, c, d] = donors as [Donor, Donor, Donor, Donor];
    const named = ({ lastName, firstName }: Donor) => `${lastName} ${firstName}`;
    const item = (one: Donor) => until(() => scene.find("dialog[open] li", named(one)));
    await userEvent.click((await checkbox(scene, "Aggiorna anche i donatori esistenti"))!);
    await expect.poll(() => figures(scene)).toMatchObject({ saltate: "4" });

    await userEvent.click(await until(() => scene.find("button", "Decidi riga per riga")));
    expect((await item(a)).textContent).toContain("Così non cambia niente.");
    expect((await item(a)).textContent).toContain(`resta ${a.city} (il file dice Seriate)`);
    await userEvent.selectOptions(await select(scene, `${named(a)}, riga 2`), "fill");
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornato: "1", saltate: "3" });
    expect((await item(a)).textContent).toContain(`resta ${a.city} (il file dice Seriate)`);
    expect((await item(a)).textContent).toContain("vuotodiventaOfficina");
    await userEvent.selectOptions(await select(scene, `${named(b)}, riga 3`), "overwrite");
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornati: "2", saltate: "2" });
    // "fields" begins with what was written so far: nothing of a row that was left
    await userEvent.selectOptions(await select(scene, `${named(c)}, riga 4`), "fields");
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornati: "2", "già uguale": "1", saltata: "1" });
    await userEvent.click(scene.find("input", `Scrivi Città di ${named(c)}, riga 4`));
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornati: "3", saltata: "1" });
    await userEvent.click(scene.find("dialog[open] button", "Chiudi"));

    await again();
    expect(figures(scene)).toMatchObject({ aggiornati: "3", saltata: "1" });
    // another row of the file was mended since: all are tried anew, as was said of them
    await again("abd");
    expect(figures(scene)).toMatchObject({ aggiornati: "3", saltata: "1" });
    await userEvent.click(await until(() => scene.find("button", "Decidi riga per riga")));
    expect((await select(scene, `${named(c)}, riga 4`)).value).toBe("fields");
    await userEvent.click(scene.find("dialog[open] button", "Chiudi"));
    expect(await start(scene)).toMatchObject({ update: 3, skip: 1 });
    expect(await donor(a)).toMatchObject({ city: a.city, branch: "Officina" });
    expect(await donor(b)).toMatchObject({ city: "Seriate", branch: "Officina" });
    expect(await donor(c)).toMatchObject({ city: "Seriate", branch: c.branch });
    expect(await donor(d)).toMatchObject({ city: d.city, branch: d.branch });
  });
});

describe("who could be several people", () => {
  const strangers = (donors: Donor[]) =>
    donors.slice(0, 3).map(({ cardNumber, area }) => ({ cardNumber, area, lastName: "Altri", firstName: "Nome" }));

  it("is asked about one by one, and for all of them at once", async () => {
    const { scene, donors, donor } = await summaryOf(strangers);
    const [a] = donors;
    expect(figures(scene)).toMatchObject({ "da scegliere": "3" });
    expect(text(scene)).toContain("3 righe da scegliere");
    await userEvent.selectOptions(await select(scene, "Altri Nome, riga 2: chi è"), `update ${a!._id}`);
    await expect.poll(() => text(scene)).toContain("2 righe da scegliere");
    await userEvent.selectOptions(await select(scene, "Per tutte"), "skip");
    await expect.poll(() => text(scene)).not.toContain("da scegliere");
    expect(figures(scene)).toMatchObject({ aggiornato: "1", saltate: "2" });
    expect(await start(scene)).toMatchObject({ update: 1, skip: 2 });
    expect(await donor(a!)).toMatchObject({ lastName: "Altri" });
  });

  it("changes what was chosen for it, also a field that no other row has, where another one is left out", async () => {
    const { scene, donors, donor } = await summaryOf((people) => {
      const [a, b] = people;
      const { cardNumber, area } = b!;
      return [
        { ...found(a!), city: "Seriate", branch: "Officina" },
        { cardNumber, area, lastName: "Altri", firstName: "Nome" },
      ];
    });
    const [a, b] = donors;
    await userEvent.click(await until(() => scene.find("input", "Aggiorna Città")));
    await expect.poll(() => scene.find("input", "Aggiorna Città")).toHaveProperty("checked", false);
    await userEvent.selectOptions(await select(scene, "Altri Nome, riga 3: chi è"), `update ${b!._id}`);
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornati: "2" });
    expect(await start(scene)).toMatchObject({ update: 2 });
    expect(await donor(b!)).toMatchObject({ lastName: "Altri", firstName: "Nome" });
    expect(await donor(a!)).toMatchObject({ city: a!.city, branch: "Officina" });
  });

  it("and was deleted is offered back with the history", async () => {
    const { scene, donors, donor } = await summaryOf(async (people, { callAs }) => {
      const [a] = people;
      await callAs("admin", `/donors/${a!._id}?version=${a!.version}`, { method: "DELETE", body: {} });
      return [{ ...found(a!), city: "Crema" }];
    });
    const [a] = donors;
    const choice = await select(scene, `${a!.lastName} ${a!.firstName}, riga 2`);
    expect([...choice.options].map((option) => option.text)).toContain(
      `Ripristina ${a!.lastName} ${a!.firstName}, con la sua storia`,
    );
    await userEvent.selectOptions(choice, `update ${a!._id}`);
    await expect.poll(() => figures(scene)).toMatchObject({ aggiornato: "1" });
    expect(await start(scene)).toMatchObject({ update: 1 });
    expect(await donor(a!)).toMatchObject({ city: "Crema" });
    const { history } = (await scene.callAs("admin", `/donors/${a!._id}/history`)) as { history: { action: string }[] };
    expect(history.map(({ action }) => action)).toContain("delete");
  });
});

it("the new are invited where somebody wants it, and nobody else", async () => {
  const person = { firstName: "Piera", area: "Lodi", birthday: "1980-04-02" };
  const { scene } = await summaryOf(() => [
    { ...person, lastName: "Nuovi", email: "piera@esempio.it" },
    { ...person, lastName: "Altri" },
  ]);
  const invite = await checkbox(scene, "Invita per e-mail i 2 nuovi");
  expect(invite?.checked).toBe(false);
  await userEvent.click(invite!);
  await expect.poll(() => invite?.checked).toBe(true);
  await start(scene);
  const { imports } = (await scene.callAs("admin", "/imports")) as { imports: { invited: number }[] };
  expect(imports[0]).toMatchObject({ invited: 1 });
});

/** Two donations of one donor that are too close to each other. */
const tooClose = ([donor]: Donor[]): Line[] =>
  ["2020-03-01", "2020-03-03"].map((date) => ({ donorCardNumber: donor!.cardNumber, date, type: 1, place: "Lodi" }));

it("while the confirmation of warnings is sent nobody goes back, and a user who leaves starts no import", async () => {
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
  await userEvent.click(await checkbox(scene, "Importale lo stesso"));
  await userEvent.fill(scene.field("Perché"), "Decise dal medico");
  await expect.poll(() => scene.find("button", "Importa 2 righe").hasAttribute("disabled")).toBe(false);
  await userEvent.click(scene.find("button", "Importa 2 righe"));
  await expect.poll(() => scene.find("button", "Importa 2 righe").getAttribute("aria-busy")).toBe("true");
  expect(scene.find("button", "Indietro").hasAttribute("disabled")).toBe(true);
  await scene.show(null);
  resolve();
  await expect.poll(() => confirmed).toBe(true);
  // the answer has been handled once another call has been answered
  const { imports } = (await scene.callAs("admin", "/imports")) as { imports: { state: string }[] };
  expect([commits, imports[0]?.state]).toEqual([[], "open"]);
});

it("donations with warnings are imported only after a confirmation and with a reason, as by the form", async () => {
  const { scene } = await summaryOf(tooClose, "donations");
  await until(() => scene.find("h2", "2 donazioni con avvisi"));
  await expect.poll(() => text(scene)).toContain("La donazione dopo è troppo vicina");
  expect(scene.find("button", "Importa 2 righe").hasAttribute("disabled")).toBe(true);
  expect(text(scene)).toContain("Prima conferma le donazioni con avvisi.");
  await userEvent.click(await checkbox(scene, "Importale lo stesso"));
  await expect.poll(() => text(scene)).toContain("Scrivi perché importi le donazioni con avvisi.");
  await userEvent.fill(scene.field("Perché"), "Decise dal medico");
  await expect.poll(() => scene.find("button", "Importa 2 righe").hasAttribute("disabled")).toBe(false);
  expect(await start(scene)).toMatchObject({ create: 2 });
});

it("the status of known donors is updated only if the user selects it", async () => {
  const { scene, donors, donor, again } = await summaryOf((people) =>
    people
      .flatMap((one) => (one.status === "active" ? [{ ...found(one), status: "inactive", city: "Seriate" }] : []))
      .slice(0, 1),
  );
  const active = donors.find(({ status }) => status === "active")!;
  await until(() => scene.find("[role=checkbox], input", "Aggiorna Stato"));
  expect(tableRows(scene)).toContainEqual(expect.stringContaining("si aggiorna solo se lo scegli"));
  const status = () => scene.shadow.querySelector<HTMLInputElement>("input[aria-label='Aggiorna Stato']")!;
  expect(status().checked).toBe(false);
  await userEvent.click(status());
  await expect.poll(() => status().checked).toBe(true);
  // what was chosen holds for rows that are tried anew, too
  await again("abd");
  await expect.poll(() => status()?.checked).toBe(true);
  await start(scene);
  expect(await donor(active)).toMatchObject({ status: "inactive", city: "Seriate" });
});
