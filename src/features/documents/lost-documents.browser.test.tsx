import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { UNCLEAR_ERROR } from "../../domain/texts";
import { currentRoute, navigate } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { LOST_OR_BARE, type Fate } from "../../widgets/test-support/lost-answers";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { FolderPage } from "./list/documents-page";
import { texts } from "./writes/texts";

/** What a person reads of a document that was changed, and whose answer says nothing of that. */

let scene: RenderedPage;
let fate: Fate | null;
let canRead: boolean;
let writes: number;

async function open(path: string, part?: null) {
  [fate, canRead, writes] = [null, true, 0];
  scene = await renderPage("admin", path, {
    width: 1200,
    part,
    answer(request, mock) {
      if (!request.url.includes("/documents")) return undefined;
      if (request.method === "GET" && !canRead) throw new TypeError("cut");
      if (request.method === "GET" || !fate) return undefined;
      writes += 1;
      return fate(request, (sent) => mock.fetch(sent));
    },
  });
}
const page = () => scene.shadow.textContent;
const press = async (selector: string, name: string) => (await until(() => scene.find(selector, name))).click();
const choose = async (menu: string, entry: string) => {
  await press("button", menu);
  const found = () =>
    [...scene.shadow.querySelectorAll<HTMLElement>("[role=menuitem]")].find((one) => one.innerText.startsWith(entry));
  (await until(found)).click();
};
const typeName = async (name: string, submit: string) => {
  (await until(() => scene.find("dialog[open] input"))).focus();
  await userEvent.keyboard(name);
  await press("dialog[open] button", submit);
};
const undo = async (words: string) => {
  const toast = () =>
    [...scene.shadow.querySelectorAll("[data-sonner-toast]")].find((one) => one.textContent.includes(words));
  (await until(() => toast()?.querySelector("button"))).click();
};
const enter = async (id: string) => {
  navigate(`/app/documents/folders/${id}`);
  await scene.show(<FolderPage />);
};
interface Told {
  name: string;
  folder: string | null;
  deletedAt: string | null;
  sight: { roles: string[]; areas: string[]; donorId: string | null };
}
const told = async (id: string) => ((await scene.callAs("admin", `/documents/${id}`)) as { document: Told }).document;
interface Folder {
  _id: string;
  name: string;
  parent: string | null;
}
const folders = async () => ((await scene.callAs("admin", "/documents/folders")) as { folders: Folder[] }).folders;
const inBin = async () => ((await scene.callAs("admin", "/documents?deleted=true")) as { total: number }).total;

it.each(Object.keys(LOST_OR_BARE))("who sees a document, whose change's answer %s, is told as changed", async (how) => {
  await open("/app/documents"); // a document's page would load what shows a PDF
  await choose("Azioni per Convenzione Centro", "Cambia chi lo vede");
  await press("dialog[open] label", "Chi ha un ruolo");
  await press("dialog[open] label", "Director");
  fate = LOST_OR_BARE[how]!;
  await press("dialog[open] button", "Salva");
  await expect.poll(() => scene.toasts()).toEqual([texts.shared]);
  await expect.poll(() => scene.shadow.querySelector("dialog[open]")).toBeNull();
  expect([writes, (await told("doc3")).sight.roles]).toEqual([1, ["director"]]);
});

it.each(Object.keys(LOST_OR_BARE))(
  "a document that was removed for good, whose answer %s, is told as gone",
  async (how) => {
    await open("/app/documents/bin");
    await choose("Azioni per Elenco provvisorio", "Elimina per sempre");
    fate = LOST_OR_BARE[how]!;
    await press("dialog[open] button", "Elimina per sempre");
    await expect
      .poll(() => scene.toasts())
      .toEqual([expect.stringContaining("Eliminato per sempre: Elenco provvisorio")]);
    await expect.poll(page).not.toContain("Azioni per Elenco provvisorio");
    expect([writes, await inBin()]).toEqual([1, 1]);
  },
);

it("a document that one has removed for good without hearing of it isn't somebody else's doing", async () => {
  await open("/app/documents/bin");
  await choose("Azioni per Elenco provvisorio", "Elimina per sempre");
  fate = (request, done) => {
    canRead = false;
    return LOST_OR_BARE["was cut"]!(request, done);
  };
  await press("dialog[open] button", "Elimina per sempre");
  await expect.poll(() => scene.toasts()).toEqual([UNCLEAR_ERROR]);
  [fate, canRead] = [(request, done) => done(request), true];
  await choose("Azioni per Elenco provvisorio", "Elimina per sempre");
  await press("dialog[open] button", "Elimina per sempre");
  await expect
    .poll(() => scene.toasts())
    .toContainEqual(expect.stringContaining("Eliminato per sempre: Elenco provvisorio"));
  expect(page()).not.toContain(texts.gone);
  expect(writes).toBe(2);
});

it.each(Object.keys(LOST_OR_BARE))(
  "a folder of which each answer %s is made, renamed, moved and removed",
  async (how) => {
    await open("/app/documents");
    await press("button", "Nuova cartella");
    await until(() => scene.find("dialog[open] input"));
    fate = LOST_OR_BARE[how]!;
    await typeName("Bilanci", "Crea cartella");
    await expect.poll(() => scene.toasts()).toEqual([texts.folderCreated("Bilanci")]);
    const made = (await folders()).filter(({ name }) => name === "Bilanci");
    expect([writes, made.length]).toEqual([1, 1]);
    const [{ _id: id } = { _id: "" }] = made;
    await enter(id);
    await choose("Azioni per la cartella", "Rinomina cartella");
    await typeName("Conti", "Salva");
    await expect.poll(() => scene.toasts()).toContain(texts.folderRenamed("Conti"));
    await choose("Azioni per la cartella", "Sposta cartella");
    await userEvent.selectOptions(await until(() => scene.find("dialog[open] select")), "dir2");
    await press("dialog[open] button", "Sposta qui");
    await expect.poll(() => scene.toasts()).toContain(texts.folderMoved("Conti", "Verbali"));
    expect((await folders()).find(({ _id }) => _id === id)).toMatchObject({ name: "Conti", parent: "dir2" });
    await choose("Azioni per la cartella", "Elimina cartella");
    await expect.poll(() => scene.toasts()).toContain(texts.folderRemoved("Conti"));
    expect(currentRoute().path).toBe("/app/documents/folders/dir2");
    expect([writes, (await folders()).map(({ _id }) => _id).includes(id)]).toEqual([4, false]);
  },
);

it("documents that were renamed, moved and thrown away unheard are told as done, and so is taking it back", async () => {
  await open("/app/documents");
  await until(() => scene.shadow.querySelector("tbody tr"));
  fate = LOST_OR_BARE["was cut"]!;
  const of = (name: string) => `Azioni per ${name}`;
  await choose(of("Questionario prima della donazione"), "Rinomina");
  // the server writes a name in its own way
  await typeName("Questionario: breve.pdf", "Salva");
  await expect.poll(() => scene.toasts()).toContain(texts.renamed("Questionario: breve.pdf"));
  expect((await told("doc2")).name).toBe("Questionario breve.pdf");
  await undo("Ora si chiama");
  await expect.poll(async () => (await told("doc2")).name).toBe("Questionario prima della donazione.pdf");
  await choose(of("Questionario prima della donazione"), "Elimina");
  await expect.poll(() => scene.toasts()).toContain(texts.removed("Questionario prima della donazione"));
  await undo("Nel cestino");
  await expect.poll(async () => (await told("doc2")).deletedAt).toBeNull();
  await until(() => scene.find("button", of("Questionario prima della donazione")));
  expect(page()).not.toContain("Non annullato");
});

it("after a yes from a server that kept nothing, the list shows what the server has", async () => {
  await open("/app/documents");
  const row = () =>
    [...scene.shadow.querySelectorAll("tbody tr")].find((one) => one.textContent.includes("Convenzione Centro"))
      ?.textContent;
  const before = await until(row);
  await choose("Azioni per Convenzione Centro", "Cambia chi lo vede");
  await press("dialog[open] label", "Chi ha un ruolo");
  await press("dialog[open] label", "Director");
  fate = async () => Response.json({ success: true });
  await press("dialog[open] button", "Salva");
  await expect.poll(() => scene.toasts()).toEqual([texts.shared]);
  expect(row()).toBe(before);
});

it("a folder of that name that was there before isn't the one that was to be made", async () => {
  await open("/app/documents");
  await until(() => scene.shadow.querySelector("nav a[href*=dir1]"));
  await press("button", "Nuova cartella");
  await until(() => scene.find("dialog[open] input"));
  fate = LOST_OR_BARE["was cut"]!;
  await typeName("Modulistica", "Crea cartella");
  await expect.poll(() => scene.toasts()).toEqual([expect.stringContaining("Non fatto")]);
});

it("who goes on while a folder is removed stays where they went", async () => {
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
  await choose("Azioni per la cartella", "Elimina cartella");
  await expect.poll(() => writes).toBe(1);
  navigate("/app/documents/folders/dir2");
  answer();
  await expect.poll(() => scene.toasts()).toEqual([texts.folderRemoved("Vuota")]);
  expect(currentRoute().path).toBe("/app/documents/folders/dir2");
});
