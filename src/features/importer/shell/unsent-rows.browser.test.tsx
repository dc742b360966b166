import { expect, it, vi } from "vitest";
import { resumeStoreOf } from "../../../api/session/kept-for-user/resume-store";
import { catchFiles } from "../../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { ImporterPage } from "../importer-page";
import { chooseFile, isSaved, press, titleIs, workOf } from "../test-support";

const FILE = `Cognome;Nome;Nascita;Zona
Rota;Giuseppe;14/03/1963;Bergamo
Zanchi;Ivan;31/02/1984;Bergamo
`;

const download = (page: RenderedPage) => page.getByRole("button", { name: "scarica le righe" });

async function open(page: RenderedPage, file = FILE) {
  await chooseFile(page, new File([file], "soci.csv"));
  await titleIs(page, "Abbina le colonne");
}

/** Shows the report of an import with one written and one skipped row. */
async function toReport() {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
  await open(page);
  await press(page, "Controlla le righe");
  await titleIs(page, "Controlla le righe");
  await press(page, "Salta la riga e continua");
  await titleIs(page, "Prima di importare");
  await expect.poll(() => isSaved(page)).toBe(true);
  await press(page, "Importa 1 riga");
  await titleIs(page, "Importazione conclusa");
  return { page, report: location.hash };
}

/** The keys of the page's drafts in local storage. */
const entries = ({ apiBase }: RenderedPage) =>
  Object.keys(localStorage).filter((key) => key.includes(apiBase) && key.endsWith("importer sealed"));

/** Acts like a reload: the memory is lost, local storage stays. */
async function reload(page: RenderedPage, hash = location.hash) {
  await page.show(null);
  workOf(page)?.release();
  resumeStoreOf(page.session).delete("importer");
  location.hash = hash;
  await page.show(<ImporterPage />);
}

it("unsent rows can be downloaded after a reload, with their reasons; then the draft is dropped, and the sum stays right", async () => {
  const files = catchFiles();
  const { page, report } = await toReport();
  await reload(page);
  await expect.poll(page.text).toContain("Il conto torna: 1 + 0 + 0 + 1 + 0 = 2.");
  await press(page, "scarica le righe");
  await expect.poll(() => files).toHaveLength(1);
  const lines = (await files[0]!.blob.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("Zanchi;Ivan;31/02/1984;Bergamo;");
  expect(lines[1]).toContain("Febbraio non ha 31 giorni");
  await expect.poll(() => entries(page)).toEqual([]);
  await reload(page, report);
  await expect.poll(page.text).toContain("Il conto torna: 1 + 0 + 0 + 1 + 0 = 2.");
  expect(page.text()).not.toContain("scarica le righe");
});

it("unsent rows stay available after a visit of the start, which has no open file, until another file is opened", async () => {
  const { page, report } = await toReport();
  await press(page, "Nuova importazione");
  await titleIs(page, "Importer");
  location.hash = report;
  await expect.element(download(page)).toBeVisible();
  await reload(page, "#/app/importer");
  await titleIs(page, "Importer");
  expect(page.text()).not.toContain("Abbiamo ripreso");
  location.hash = report;
  await expect.element(download(page)).toBeVisible();
  location.hash = "#/app/importer";
  await titleIs(page, "Importer");
  await open(page);
  await expect.poll(() => isSaved(page)).toBe(true);
  location.hash = report;
  await expect.poll(page.text).toContain("Il conto torna: 1 + 0 + 0 + 1 + 0 = 2.");
  expect(page.text()).not.toContain("scarica le righe");
});

it("if the user leaves the report before the unsent rows are restored, the start page isn't replaced", async () => {
  const { page, report } = await toReport();
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const request = navigator.locks.request.bind(navigator.locks) as (...args: unknown[]) => Promise<unknown>;
  const locked = vi.spyOn(navigator.locks, "request").mockImplementation(async (...args: unknown[]) => {
    await gate;
    return request(...args);
  });
  await reload(page, report);
  await expect.poll(() => locked.mock.calls.length).toBe(1);
  location.hash = "#/app/importer";
  const heading = page.getByRole("heading", { name: "Importazioni fatte" });
  await expect.element(heading).toBeVisible();
  const history = heading.element();
  release();
  await locked.mock.results[0]!.value;
  locked.mockRestore();
  expect(page.heading()?.trim()).toBe("Importer");
  expect(history.isConnected).toBe(true);
  location.hash = report;
  await expect.element(download(page)).toBeVisible();
});

it("the draft is dropped when an import starts and all rows were sent", async () => {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
  await open(page, "Cognome;Nome;Nascita;Zona\nRota;Giuseppe;14/03/1963;Bergamo\n");
  await press(page, "Controlla le righe");
  await titleIs(page, "Controlla le righe");
  await expect.poll(() => isSaved(page)).toBe(true);
  expect(entries(page)).toHaveLength(1);
  await press(page, "Continua");
  await press(page, "Importa 1 riga");
  await titleIs(page, "Importazione conclusa");
  expect(entries(page)).toEqual([]);
});
