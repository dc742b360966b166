import { expect, it } from "vitest";
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

it("an import is listed with its counts and can be undone, an undone one can't", async () => {
  const scene = await start();
  const { id } = await importElsewhere(scene, [[person(2), person(3)], [person(4)]]);
  await show(scene);
  await expect.poll(scene.text).toContain("soci-2026.csv");
  expect(scene.text()).toContain("donatori, Ada Bonfanti · 3 righe, 4 colonne");
  expect(scene.text()).toContain("3 nuovi");
  await press(scene, "Annulla l’importazione di soci-2026.csv…");
  await expect.poll(scene.text).toContain("3 donatori nuovi si tolgono");
  await press(scene, "Annulla l’importazione");
  await expect.poll(() => opened).toEqual([id]);
  await scene.show(<ImportRun importId={id} engine={null} onNew={none} />);
  await expect.poll(scene.text).toContain("Importazione annullata");
  await show(scene);
  await expect.poll(scene.text).toContain("3 tolte");
  expect(scene.shadow.querySelector("button[aria-haspopup=dialog]")).toBeNull(); // no button for another undo
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
