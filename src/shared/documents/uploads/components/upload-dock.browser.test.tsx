import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { useQuery } from "../../../../api/react/use-query";
import { pageLocation } from "../../../navigation";
import { renderPage, type RenderedPage } from "../../../../widgets/test-support/render-page";
import { documentFoldersQuery } from "../../document";
import { texts } from "../texts";
import type { UploadTarget } from "../upload-item";
import { useUploads, UploadDock } from "./upload-dock";
import { uiTexts } from "../../../../ui/texts";

const { leaveSession, navigate } = pageLocation;

const TARGET: UploadTarget = { folder: "dir1", sight: { roles: [], areas: [] } };
const pdf = (name: string, length = 2_000) => new File(["%PDF-1.4\n".padEnd(length, "x")], name);

function Chooser({ files }: { files: File[] }) {
  const { add } = useUploads();
  const read = useQuery(documentFoldersQuery);
  const forms = read.status === "ready" && read.data.folders.find(({ _id }) => _id === "dir1")?.documents;
  return (
    <>
      <button type="button" onClick={() => void add(files, TARGET)}>
        Scegli
      </button>
      <output>{forms}</output>
      <UploadDock />
    </>
  );
}

let scene: RenderedPage;
async function choose(files: File[], options = {}) {
  scene = await renderPage("admin", "/app/dashboard", { part: <Chooser files={files} />, width: 1200, ...options });
  await expect.poll(() => scene.shadow.querySelector("output")?.textContent).not.toBe("");
  await scene.press("button", "Scegli");
  await expect.poll(() => panel()).toBeTruthy();
}
const panel = () => scene.shadow.querySelector<HTMLElement>(`[aria-label="${texts.panel}"]`);
const rows = () =>
  [...(panel()?.querySelectorAll("li") ?? [])].map((row) => [...row.querySelectorAll("p")].map((p) => p.textContent));
const title = () => panel()?.querySelector("h2")?.textContent;

it("uploads continue on other pages; files that need a decision are first, and lists are read again", async () => {
  const files = [pdf("Statuto.pdf"), new File(["MZ programma"], "tessere.pdf"), pdf("Modulo di sospensione.pdf")];
  await choose(files);
  await expect.poll(title).toBe(texts.loaded(1));
  expect(rows()).toEqual([
    ["Modulo di sospensione.pdf", texts.taken],
    ["tessere.pdf", "Dentro non c’è un PDF ma un programma: non l’abbiamo caricato."],
    ["Statuto.pdf", "Caricato, 2\u00a0kB"],
    [],
  ]);
  expect(panel()?.textContent).toContain(texts.notLasting);
  expect(panel()?.textContent).toContain(texts.toLookAt(2));
  await expect.poll(() => scene.shadow.querySelector("output")?.textContent).toBe("5");

  // the page unmounts, the queue stays
  await scene.show(<UploadDock />);
  await expect.poll(() => rows().length).toBe(4);
  await scene.press("button", texts.newVersion);
  await expect.poll(title).toBe(texts.loaded(2));
  await scene.press("button", texts.fold);
  expect(rows()).toEqual([]);
  await scene.press("button", texts.unfold);
  await userEvent.click(panel()!.querySelector<HTMLElement>(`[aria-label="${texts.dismiss("tessere.pdf")}"]`)!);
  await expect.poll(() => rows().length).toBe(3);
  await userEvent.click(panel()!.querySelector<HTMLElement>(`[aria-label="${uiTexts.close}"]`)!);
  await expect.poll(panel).toBeNull();
});

it("signing out during an upload asks first, and the user can stay", async () => {
  let held = true;
  const answer = (request: Request, mock: { fetch: (request: Request) => Promise<Response> }) =>
    held && request.url.endsWith("/finish")
      ? new Promise<Response>((resolve) => {
          const look = () => (held ? setTimeout(look, 20) : resolve(mock.fetch(request)));
          look();
        })
      : undefined;
  await choose([pdf("Statuto.pdf")], { answer });
  await expect.poll(() => rows()[0]?.[1]).toBe(texts.finishing);
  let left = false;
  leaveSession(() => (left = true));
  await expect.poll(scene.text).toContain(texts.leave.title);
  await scene.press("button", texts.leave.stay);
  expect(left).toBe(false);
  held = false;
  await expect.poll(title).toBe(texts.loaded(1));
  leaveSession(() => (left = true));
  expect(left).toBe(true);
});

it("when another page opens, the panel closes if everything is done", async () => {
  await choose([pdf("Statuto.pdf"), pdf("Modulo di sospensione.pdf")]);
  await expect.poll(title).toBe(texts.loaded(1));
  navigate("/app/donors");
  await expect.poll(() => rows()[0]?.[1]).toBe(texts.taken);
  await scene.press("button", texts.keepBoth);
  await expect.poll(title).toBe(texts.loaded(2));
  navigate("/app/donors?pageIndex=2");
  expect(panel()).toBeTruthy();
  navigate("/app/documents");
  await expect.poll(panel).toBeNull();
});
