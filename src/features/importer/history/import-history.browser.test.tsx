import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { ImportRun } from "../import-run";
import { importElsewhere, person, press } from "../test-support";
import { ImportHistory } from "./import-history";

let opened: string[];
const none = () => undefined;
const first = { pageIndex: 0, onPage: none };
const start = (options: RenderOptions = {}) => {
  opened = [];
  return renderPage("admin", "/app/importer", { part: null, width: 1200, ...options });
};
const show = (scene: RenderedPage) => scene.show(<ImportHistory {...first} onOpen={(id) => opened.push(id)} />);
const total = async (scene: RenderedPage) =>
  ((await scene.callAs("admin", "/donors?limit=1")) as { total: number }).total;

it("an import is listed and can be undone: the registry is as before, and the report shows the counts", async () => {
  const scene = await start();
  const before = await total(scene);
  const { id } = await importElsewhere(scene, [[person(2), person(3)], [person(4)]]);
  expect(await total(scene)).toBe(before + 3);
  await show(scene);
  await expect.poll(scene.text).toContain("soci-2026.csv");
  expect(scene.text()).toContain("donatori, Ada Bonfanti · 3 righe, 4 colonne");
  expect(scene.text()).toContain("3 nuovi");
  await press(scene, "Annulla l’importazione di soci-2026.csv…");
  await expect.poll(scene.text).toContain("3 donatori nuovi si tolgono");
  expect(scene.text()).toContain("= 3 righe scritte");
  await press(scene, "Annulla l’importazione");
  await expect.poll(() => opened).toEqual([id]);
  await scene.show(<ImportRun importId={id} engine={null} onNew={none} />);
  await expect.poll(scene.text).toContain("Importazione annullata");
  expect(scene.text()).toContain("Il conto torna: 3 + 0 + 0 + 0 = 3.");
  expect(await total(scene)).toBe(before);
  await show(scene);
  await expect.poll(scene.text).toContain("3 tolte");
  expect(scene.shadow.querySelector("button[aria-haspopup=dialog]")).toBeNull(); // no button for another undo
});

it("the user chooses for each edited donor whether it is kept or undone; the report has the reasons", async () => {
  const scene = await start();
  const before = await total(scene);
  const { id, people } = await importElsewhere(scene, [[person(2), person(3), person(4)]]);
  for (const donorId of people.slice(0, 2))
    await scene.callAs("admin", `/donors/${donorId}`, { method: "PUT", body: { version: 1, city: "Crema" } });
  await show(scene);
  await press(scene, /^Annulla l’importazione di/);
  await expect.poll(scene.text).toContain("2 sono cambiati da allora");
  expect(scene.text()).toContain("nuovo; poi Ada Bonfanti ha cambiato città");
  const choices = scene.getByRole("combobox", { name: /^Che fare di/ });
  expect(choices.elements().map((choice) => (choice as HTMLSelectElement).value)).toEqual(["keep", "keep"]);
  await userEvent.selectOptions(choices.nth(1), "undo");
  await press(scene, "Annulla l’importazione");
  await scene.show(<ImportRun importId={id} engine={null} onNew={none} />);
  await expect.poll(scene.text).toContain("Il conto torna: 2 + 0 + 1 + 0 = 3.");
  await expect.poll(scene.text).toContain("Qualcuno l’ha modificato dopo l’importazione");
  expect(await total(scene)).toBe(before + 1);
});

it("an interrupted import is resumed from the history; a dry run opens its summary first", async () => {
  const scene = await start();
  const { id } = await importElsewhere(scene, [[person(2)], [person(3)], [person(4)]], {
    written: 1,
    name: "meta.csv",
  });
  const { id: tried } = await importElsewhere(scene, [[person(9)]], { written: 0, name: "prova.csv" });
  await show(scene);
  await expect.poll(scene.text).toContain("fermata a 1 di 3");
  expect(scene.text()).toContain("1 riga provata, niente è scritto");
  await press(scene, "Riprendi meta.csv");
  await expect.poll(() => opened).toEqual([id]);
  await expect.poll(scene.text).toContain("3 nuovi");

  await press(scene, "Riprendi prova.csv");
  await expect.poll(() => opened).toEqual([id, tried]);
  await scene.show(<ImportRun importId={tried} engine={null} onNew={none} />);
  await expect.poll(scene.text).toContain("Prima di importare");
  await press(scene, "Importa 1 riga");
  await expect.poll(scene.text).toContain("Importazione conclusa");
});

it("after discarding a dry run the user gets to the start, unless they have left its page", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let answered = 0;
  const scene = await start({
    async answer(request, mock) {
      if (request.method !== "DELETE") return undefined;
      await held;
      const response = await mock.fetch(request);
      answered += 1;
      return response;
    },
  });
  const { id: first } = await importElsewhere(scene, [[person(2)]], { written: 0 });
  const { id: second } = await importElsewhere(scene, [[person(3)]], { written: 0 });
  const moved: string[] = [];
  await scene.show(<ImportRun importId={first} engine={null} onNew={() => moved.push(first)} />);
  await press(scene, "Scarta la prova");
  await scene.show(<ImportRun key={second} importId={second} engine={null} onNew={() => moved.push(second)} />);
  release();
  await expect.poll(() => answered).toBe(1);
  await press(scene, "Scarta la prova");
  await expect.poll(() => moved).toEqual([second]);
});

it("an import with nothing readable but its id is listed and can be opened", async () => {
  const bare = { file: "soci.csv", state: null, batches: null, written: [], left: 3, started: "ieri", author: "Ada" };
  const scene = await start({
    answer: ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith("/imports/i1")) return Response.json({ success: true, import: { _id: "i1", ...bare } });
      return pathname.endsWith("/imports") ? Response.json({ imports: [{ _id: "i1", ...bare }] }) : undefined;
    },
  });
  await show(scene);
  await expect.poll(scene.text).toContain("ieri");
  expect(scene.text()).toContain("fermata a 0 di 0");
  await scene.show(<ImportRun importId="i1" engine={null} onNew={none} />);
  await expect.poll(scene.text).toContain("Importazione in pausa");
});

it("a failed read can be retried, also after a 404", async () => {
  let fails = true;
  const scene = await start({
    answer: ({ url }) =>
      fails && new URL(url).pathname.endsWith("/imports")
        ? Response.json({ success: false }, { status: 404 })
        : undefined,
  });
  await importElsewhere(scene, [[person(2)]]);
  await show(scene);
  await expect.element(scene.getByRole("button", { name: "Riprova" })).toBeVisible();
  fails = false;
  await press(scene, /^Riprova/);
  await expect.poll(scene.text).toContain("soci-2026.csv");
});
