import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { ImportRun } from "../import-run";
import { importElsewhere, person } from "../test-support";
import { ImportHistory } from "./import-history";

let opened: string[];
const none = () => undefined;
const first = { pageIndex: 0, onPage: none };
const start = (options: RenderOptions = {}) => {
  opened = [];
  return renderPage("admin", "/app/importer", { part: null, width: 1200, ...options });
};
const show = (scene: RenderedPage) => scene.show(<ImportHistory {...first} onOpen={(id) => opened.push(id)} />);
const text = (scene: RenderedPage) => scene.text();
const total = async (scene: RenderedPage) =>
  ((await scene.callAs("admin", "/donors?limit=1")) as { total: number }).total;
const press = async (scene: RenderedPage, name: string | RegExp) =>
  userEvent.click(
    await until(() =>
      [...scene.shadow.querySelectorAll("button")].find((button) => {
        const words = button.getAttribute("aria-label") ?? button.textContent ?? "";
        return typeof name === "string" ? words.trim() === name : name.test(words);
      }),
    ),
  );

it("lists what was imported, and undoes it: the registry is as it was, and the report says what went", async () => {
  const scene = await start();
  const before = await total(scene);
  const { id } = await importElsewhere(scene, [[person(2), person(3)], [person(4)]]);
  expect(await total(scene)).toBe(before + 3);
  await show(scene);
  await expect.poll(() => text(scene)).toContain("soci-2026.csv");
  expect(text(scene)).toContain("donatori, Ada Bonfanti · 3 righe, 4 colonne");
  expect(text(scene)).toContain("3 nuovi");
  await press(scene, "Annulla l’importazione di soci-2026.csv…");
  await expect.poll(() => text(scene)).toContain("3 donatori nuovi si tolgono");
  expect(text(scene)).toContain("= 3 righe scritte");
  await press(scene, "Annulla l’importazione");
  await expect.poll(() => opened).toEqual([id]);
  await scene.show(<ImportRun importId={id} engine={null} onNew={none} />);
  await expect.poll(() => text(scene)).toContain("Importazione annullata");
  expect(text(scene)).toContain("Il conto torna: 3 + 0 + 0 + 0 = 3.");
  expect(await total(scene)).toBe(before);
  await show(scene);
  await expect.poll(() => text(scene)).toContain("3 tolte");
  expect(scene.shadow.querySelector("button[aria-haspopup=dialog]")).toBeNull();
});

it("asks about whom somebody has edited since: left, or undone all the same, and says why it was left", async () => {
  const scene = await start();
  const before = await total(scene);
  const { id, people } = await importElsewhere(scene, [[person(2), person(3), person(4)]]);
  for (const one of people.slice(0, 2))
    await scene.callAs("admin", `/donors/${one}`, { method: "PUT", body: { version: 1, city: "Crema" } });
  await show(scene);
  await press(scene, /^Annulla l’importazione di/);
  await expect.poll(() => text(scene)).toContain("2 sono cambiati da allora");
  expect(text(scene)).toContain("nuovo; poi Ada Bonfanti ha cambiato città");
  const choices = [...scene.shadow.querySelectorAll<HTMLSelectElement>("select[aria-label^='Che fare']")];
  expect(choices.map(({ value }) => value)).toEqual(["keep", "keep"]);
  await userEvent.selectOptions(choices[1]!, "undo");
  await press(scene, "Annulla l’importazione");
  await scene.show(<ImportRun importId={id} engine={null} onNew={none} />);
  await expect.poll(() => text(scene)).toContain("Il conto torna: 2 + 0 + 1 + 0 = 3.");
  await expect.poll(() => text(scene)).toContain("Qualcuno l’ha modificato dopo l’importazione");
  expect(await total(scene)).toBe(before + 1);
});

it("an import that stopped half-way goes on from here, and a dry run is looked at before it is written", async () => {
  const scene = await start();
  const { id } = await importElsewhere(scene, [[person(2)], [person(3)], [person(4)]], {
    written: 1,
    name: "meta.csv",
  });
  const { id: tried } = await importElsewhere(scene, [[person(9)]], { written: 0, name: "prova.csv" });
  await show(scene);
  await expect.poll(() => text(scene)).toContain("fermata a 1 di 3");
  expect(text(scene)).toContain("1 riga provata, niente è scritto");
  await press(scene, "Riprendi meta.csv");
  await expect.poll(() => opened).toEqual([id]);
  await expect.poll(() => text(scene)).toContain("3 nuovi");

  await press(scene, "Riprendi prova.csv");
  await expect.poll(() => opened).toEqual([id, tried]);
  await scene.show(<ImportRun importId={tried} engine={null} onNew={none} />);
  await expect.poll(() => text(scene)).toContain("Prima di importare");
  await press(scene, "Importa 1 riga");
  await expect.poll(() => text(scene)).toContain("Importazione conclusa");
});

it("a user who has left a dry run before it is discarded isn't moved; one who stays gets to the start", async () => {
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

it("an import of which only the id can be read is listed, and can be opened", async () => {
  const bare = { file: "soci.csv", state: null, batches: null, written: [], left: 3, started: "ieri", author: "Ada" };
  const scene = await start({
    answer: ({ url }) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith("/imports/i1")) return Response.json({ success: true, import: { _id: "i1", ...bare } });
      return pathname.endsWith("/imports") ? Response.json({ imports: [{ _id: "i1", ...bare }] }) : undefined;
    },
  });
  await show(scene);
  await expect.poll(() => text(scene)).toContain("ieri");
  expect(text(scene)).toContain("fermata a 0 di 0");
  await scene.show(<ImportRun importId="i1" engine={null} onNew={none} />);
  await expect.poll(() => text(scene)).toContain("Importazione in pausa");
});

it("a read that fails offers another try, also with a 404", async () => {
  let fails = true;
  const scene = await start({
    answer: ({ url }) =>
      fails && new URL(url).pathname.endsWith("/imports")
        ? Response.json({ success: false }, { status: 404 })
        : undefined,
  });
  await importElsewhere(scene, [[person(2)]]);
  await show(scene);
  await until(() => scene.find("button", "Riprova"));
  fails = false;
  await press(scene, "Riprova");
  await expect.poll(() => text(scene)).toContain("soci-2026.csv");
});
