import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { importElsewhere, person, press } from "../test-support";
import { ImportRun } from "../import-run";
import { jobsOf } from "./jobs";
import { saveRunningNote, readRunningNote } from "./running-note";

const BATCHES = [[person(2), person(3)], [person(4)], [person(5)]];
const none = () => undefined;
const show = (scene: RenderedPage, id: string) => scene.show(<ImportRun importId={id} engine={null} onNew={none} />);
const total = async (scene: RenderedPage) =>
  ((await scene.callAs("admin", "/donors?limit=1")) as { total: number }).total;

it("if the responses of batches are lost, no row is written or undone twice", async () => {
  let calls = 0;
  const scene = await renderPage("admin", "/app/importer", {
    part: null,
    async answer(request, mock) {
      const { pathname } = new URL(request.url);
      const writes = pathname.endsWith("/commit") || (request.method === "DELETE" && pathname.includes("/imports/"));
      // two of three responses are lost, so that a retry is lost, too
      if (!writes || (calls += 1) % 3 === 0) return undefined;
      await mock.fetch(request);
      throw new TypeError("cut");
    },
  });
  const before = await total(scene);
  const { id } = await importElsewhere(scene, BATCHES, { written: 1 });
  await show(scene, id);
  // makes the job retry at once
  const online = setInterval(() => window.dispatchEvent(new Event("online")), 50);
  try {
    await press(scene, "Riprendi");
    await expect.poll(scene.text).toContain("Importazione conclusa");
    expect(await total(scene)).toBe(before + 4);
    await press(scene, "Annulla l’importazione…");
    await press(scene, "Annulla l’importazione");
    await expect.poll(scene.text).toContain("Il conto torna: 4 + 0 + 0 + 0 = 4.");
    expect(await total(scene)).toBe(before);
  } finally {
    clearInterval(online);
  }
});

it("an import or an undo goes on after a reload, but not after a sign-out", async () => {
  const scene = await renderPage("admin", "/app/importer", { part: null });
  const before = await total(scene);
  const { id } = await importElsewhere(scene, BATCHES, { written: 1 });
  saveRunningNote({ id, undo: null });
  await show(scene, id);
  await expect.poll(scene.text).toContain("Importazione conclusa");
  expect(readRunningNote(id)).toBeNull();

  await scene.show(null);
  const other = await importElsewhere(scene, [[person(7)], [person(8)]]);
  await scene.callAs("admin", `/imports/${other.id}`, { method: "DELETE", body: { batch: 1 } });
  saveRunningNote({ id: other.id, undo: "merge" });
  await show(scene, other.id);
  await expect.poll(scene.text).toContain("Importazione annullata");
  expect(await total(scene)).toBe(before + 4);

  saveRunningNote({ id, undo: "keep" });
  expect(jobsOf(scene.session).get(id)).toBeDefined();
  await scene.session.signOut();
  await expect.poll(() => readRunningNote(id)).toBeNull();
  expect(jobsOf(scene.session).get(id)).toBeUndefined();
});

it("an interrupted undo is shown as paused, and asks again before it goes on", async () => {
  const scene = await renderPage("admin", "/app/importer", { part: null });
  const before = await total(scene);
  const { id } = await importElsewhere(scene, BATCHES);
  await scene.callAs("admin", `/imports/${id}`, { method: "DELETE", body: { batch: 2 } });
  await show(scene, id);
  await expect.poll(scene.text).toContain("Annullamento in pausa");
  await press(scene, "Riprendi");
  await expect.poll(scene.text).toContain("3 donatori nuovi si tolgono");
  await press(scene, "Riprendi l’annullamento");
  await expect.poll(scene.text).toContain("Il conto torna: 4 + 0 + 0 + 0 = 4.");
  expect(await total(scene)).toBe(before);
});

/** A server that holds each commit until the test calls `answer`. */
function slowServer() {
  const waiting: (() => void)[] = [];
  return {
    answer: () => until(() => waiting.shift()).then((go) => go()),
    waits: () => waiting.length,
    async hold({ url }: Request) {
      if (new URL(url).pathname.endsWith("/commit")) await new Promise<void>((go) => waiting.push(go));
    },
  };
}

it("an import can be paused, resumed and stopped, and shows the remaining time; a stopped one writes no further batch", async () => {
  const server = slowServer();
  const scene = await renderPage("admin", "/app/importer", {
    part: null,
    answer: async (request, mock) => {
      await server.hold(request);
      return mock.fetch(request);
    },
  });
  const before = await total(scene);
  const { id } = await importElsewhere(scene, [[person(2)], [person(3)], [person(4)], [person(5)]], { written: 0 });
  await show(scene, id);
  await press(scene, "Importa 4 righe");
  await expect.poll(() => server.waits()).toBe(1);
  await expect.poll(scene.text).toContain("Importazione in corso");
  // no remaining time before the first batch
  expect(scene.text()).not.toContain("ancora");
  await server.answer();
  await expect.poll(scene.text).toMatch(/25\s?%, ancora meno di un minuto/);

  await press(scene, "Pausa");
  await expect.poll(scene.text).toContain("Importazione in pausa");
  await server.answer();
  // the batch that was under way is counted, and no further one is requested
  await expect.poll(scene.text).toContain("2righe su 4");
  expect(await total(scene)).toBe(before + 2);
  expect(server.waits()).toBe(0);

  await press(scene, "Riprendi");
  await server.answer();
  await expect.poll(scene.text).toMatch(/75\s?%/);
  await expect.poll(() => server.waits()).toBe(1);
  await press(scene, "Ferma");
  await expect.poll(scene.text).toContain("1 riga non sarà scritta");
  await press(scene, "Continua");
  expect(scene.text()).toContain("Importazione in corso");
  await press(scene, "Ferma");
  await userEvent.click(scene.getByRole("alertdialog").getByRole("button", { name: "Ferma", exact: true }));
  await expect.poll(scene.text).toContain("Importazione fermata");
  await server.answer();
  expect(scene.text()).toContain("non scritta1");
  expect(scene.text()).toContain("Il conto torna: 3 + 0 + 0 + 0 + 0 + 1 = 4.");
  expect(await total(scene)).toBe(before + 3);
});
