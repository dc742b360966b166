import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { pageLocation } from "../../shared/navigation";
import { until } from "../../ui/test-support";
import { uiTexts } from "../../ui/texts";
import { renderPage } from "../../widgets/test-support/render-page";
import { texts as actionTexts } from "./actions/texts";
import { FolderPage } from "./list/documents-page";
import { choose } from "./test-support/choose";
import { texts } from "./writes/texts";

const { currentRoute, navigate } = pageLocation;

it("the user stays on another page when a folder's deletion ends", async () => {
  let answer = () => {};
  const left = new Promise<void>((resolve) => (answer = resolve));
  let deletions = 0;
  const scene = await renderPage("admin", "/app/documents", {
    width: 1200,
    part: null,
    async answer(request, mock) {
      if (request.method !== "DELETE" || !request.url.includes("/documents")) return undefined;
      deletions += 1;
      const response = await mock.fetch(request);
      await left;
      return response;
    },
  });
  const body = { name: "Vuota", parent: null };
  const { folder } = (await scene.callAs("admin", "/documents/folders", { method: "POST", body })) as {
    folder: { _id: string };
  };
  navigate(`/app/documents/folders/${folder._id}`);
  await scene.show(<FolderPage />);
  await choose(scene, "Azioni per la cartella", "Elimina cartella");
  await expect.poll(() => deletions).toBe(1);
  navigate("/app/documents/folders/dir2");
  answer();
  await expect.poll(() => scene.toasts()).toEqual([texts.folderRemoved("Vuota")]);
  expect(currentRoute().path).toBe("/app/documents/folders/dir2");
});

it("a folder that a colleague has deleted since an unclear creation is created again", async () => {
  let lost = 0;
  const scene = await renderPage("admin", "/app/documents", {
    width: 1200,
    async answer(request, mock) {
      if (request.method !== "POST" || !request.url.endsWith("/documents/folders")) return undefined;
      const response = await mock.fetch(request);
      if ((lost += 1) > 2) return response;
      throw new TypeError("cut");
    },
  });
  const create = async () => {
    await scene.press("button", actionTexts.newFolder);
    await userEvent.fill(await until(() => scene.field(actionTexts.nameField)), "Riunioni");
    await scene.press("dialog button", actionTexts.createFolder);
  };
  const folders = async () =>
    (
      (await scene.callAs("admin", "/documents/folders")) as { folders: { _id: string; name: string }[] }
    ).folders.filter(({ name }) => name === "Riunioni");
  await create();
  await expect.poll(() => scene.toasts().join()).toContain("Non sappiamo se è stato salvato");
  const [made, ...others] = await folders();
  expect(others).toEqual([]);
  await scene.press("dialog button", uiTexts.cancel);
  await scene.callAs("admin", `/documents/folders/${made!._id}`, { method: "DELETE", body: {} });
  await create();
  await expect.poll(() => scene.toasts()).toContain(texts.folderCreated("Riunioni"));
  expect(await folders()).toHaveLength(1);
});
