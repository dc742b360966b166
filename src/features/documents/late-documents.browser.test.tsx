import { expect, it } from "vitest";
import { currentRoute, navigate } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { FolderPage } from "./list/documents-page";
import { choose } from "./test-support/choose";
import { texts } from "./writes/texts";

/** Writes of documents whose response comes late, or doesn't contain the record. */

let scene: RenderedPage;
let fate: ((request: Request, done: (request: Request) => Promise<Response>) => Promise<Response>) | null;
let writes: number;

async function open(path: string, part?: null) {
  [fate, writes] = [null, 0];
  scene = await renderPage("admin", path, {
    width: 1200,
    part,
    answer(request, mock) {
      if (!request.url.includes("/documents")) return undefined;
      if (request.method === "GET" || !fate) return undefined;
      writes += 1;
      return fate(request, (sent) => mock.fetch(sent));
    },
  });
}
const press = async (selector: string, name: string) => (await until(() => scene.find(selector, name))).click();
const enter = async (id: string) => {
  navigate(`/app/documents/folders/${id}`);
  await scene.show(<FolderPage />);
};
interface Folder {
  _id: string;
  name: string;
  parent: string | null;
}

it("if the server answers 200 but saves nothing, the list shows the server's data", async () => {
  await open("/app/documents");
  const row = () =>
    [...scene.shadow.querySelectorAll("tbody tr")].find((one) => one.textContent.includes("Convenzione Centro"))
      ?.textContent;
  const before = await until(row);
  await choose(scene, "Azioni per Convenzione Centro", "Cambia chi lo vede");
  await press("dialog[open] label", "Chi ha un ruolo");
  await press("dialog[open] label", "Director");
  fate = async () => Response.json({ success: true });
  await press("dialog[open] button", "Salva");
  await expect.poll(() => scene.toasts()).toEqual([texts.shared]);
  expect(row()).toBe(before);
});

it("the user stays on another page when a folder's deletion ends", async () => {
  await open("/app/documents", null);
  const body = { name: "Vuota", parent: null };
  const { folder } = (await scene.callAs("admin", "/documents/folders", { method: "POST", body })) as {
    folder: Folder;
  };
  let answer = () => {};
  const left = new Promise<void>((resolve) => (answer = resolve));
  fate = async (request, done) => {
    const answered = await done(request);
    await left;
    return answered;
  };
  await enter(folder._id);
  await choose(scene, "Azioni per la cartella", "Elimina cartella");
  await expect.poll(() => writes).toBe(1);
  navigate("/app/documents/folders/dir2");
  answer();
  await expect.poll(() => scene.toasts()).toEqual([texts.folderRemoved("Vuota")]);
  expect(currentRoute().path).toBe("/app/documents/folders/dir2");
});
