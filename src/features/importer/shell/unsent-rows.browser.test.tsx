import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { resumeStoreOf } from "../../../api/session/resume-store";
import { catchFiles } from "../../../widgets/test-support/catch-files";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { until } from "../../../ui/test-support";
import { ImporterPage } from "../importer-page";
import { chooseFile, heading, isSaved, workOf } from "../test-support";

const FILE = `Cognome;Nome;Nascita;Zona
Rota;Giuseppe;14/03/1963;Bergamo
Zanchi;Ivan;31/02/1984;Bergamo
`;

const text = ({ shadow }: RenderedPage) => shadow.textContent ?? "";
const press = async (page: RenderedPage, name: string) => userEvent.click(await until(() => page.find("button", name)));

async function open(page: RenderedPage, file = FILE) {
  await chooseFile(page, new File([file], "soci.csv"));
  await expect.poll(() => heading(page)).toBe("Abbina le colonne");
}

/** To the report of an import of one row, which had left out another. */
async function toReport() {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
  await open(page);
  await press(page, "Controlla le righe");
  await expect.poll(() => heading(page)).toBe("Controlla le righe");
  await press(page, "Salta la riga e continua");
  await expect.poll(() => heading(page)).toBe("Prima di importare");
  await expect.poll(() => isSaved(page)).toBe(true);
  await press(page, "Importa 1 riga");
  await expect.poll(() => heading(page)).toBe("Importazione conclusa");
  return { page, report: location.hash };
}

/** What the device's storage says of drafts of this page. */
const entries = ({ apiBase }: RenderedPage) =>
  Object.keys(localStorage).filter((key) => key.includes(apiBase) && key.endsWith("importer sealed"));

/** As a reload does: the memory is gone, the device's storage stays. */
async function reload(page: RenderedPage, hash = location.hash) {
  await page.show(null);
  workOf(page)?.release();
  resumeStoreOf(page.session).delete("importer");
  location.hash = hash;
  await page.show(<ImporterPage />);
}

it("rows that the check left out are had after a reload, with why, and the sum stays true; then nothing of them is kept", async () => {
  const files = catchFiles();
  const { page, report } = await toReport();
  await reload(page);
  await expect.poll(() => text(page)).toContain("Il conto torna: 1 + 0 + 0 + 1 + 0 = 2.");
  await press(page, "scarica le righe");
  await expect.poll(() => files).toHaveLength(1);
  const lines = (await files[0]!.blob.text()).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain("Zanchi;Ivan;31/02/1984;Bergamo;");
  expect(lines[1]).toContain("Febbraio non ha 31 giorni");
  await expect.poll(() => entries(page)).toEqual([]);
  await reload(page, report);
  await expect.poll(() => text(page)).toContain("Il conto torna: 1 + 0 + 0 + 1 + 0 = 2.");
  expect(page.text()).not.toContain("scarica le righe");
});

it("they are there also for who has looked at the start, who finds no file in hand; another file ends it", async () => {
  const { page, report } = await toReport();
  await press(page, "Nuova importazione");
  await expect.poll(() => heading(page)).toBe("Importer");
  location.hash = report;
  await until(() => page.find("button", "scarica le righe"));
  await reload(page, "#/app/importer");
  await expect.poll(() => heading(page)).toBe("Importer");
  expect(text(page)).not.toContain("Abbiamo ripreso");
  location.hash = report;
  await until(() => page.find("button", "scarica le righe"));
  location.hash = "#/app/importer";
  await expect.poll(() => heading(page)).toBe("Importer");
  await open(page);
  await expect.poll(() => isSaved(page)).toBe(true);
  location.hash = report;
  await expect.poll(() => text(page)).toContain("Il conto torna: 1 + 0 + 0 + 1 + 0 = 2.");
  expect(text(page)).not.toContain("scarica le righe");
});

it("a user who leaves the report before the rows are read stays at a quiet start: the history isn't replaced under them", async () => {
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
  const history = await until(() => page.find("section h2", "Importazioni fatte"));
  release();
  await locked.mock.results[0]!.value;
  locked.mockRestore();
  expect(heading(page)).toBe("Importer");
  expect(history.isConnected).toBe(true);
  location.hash = report;
  await until(() => page.find("button", "scarica le righe"));
});

it("nothing is kept of a file of which all rows went to the server", async () => {
  const page = await renderPage("admin", "/app/importer", { part: <ImporterPage />, width: 1200 });
  await open(page, "Cognome;Nome;Nascita;Zona\nRota;Giuseppe;14/03/1963;Bergamo\n");
  await press(page, "Controlla le righe");
  await expect.poll(() => heading(page)).toBe("Controlla le righe");
  await expect.poll(() => isSaved(page)).toBe(true);
  expect(entries(page)).toHaveLength(1);
  await press(page, "Continua");
  await press(page, "Importa 1 riga");
  await expect.poll(() => heading(page)).toBe("Importazione conclusa");
  expect(entries(page)).toEqual([]);
});
