import { expect, it } from "vitest";
import { currentRoute, navigate } from "../../shared/navigation";
import { renderPage } from "../../widgets/test-support/render-page";
import { FolderPage } from "./list/documents-page";
import { choose } from "./test-support/choose";
import { texts } from "./writes/texts";

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
