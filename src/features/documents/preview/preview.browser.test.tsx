import { expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage } from "../../../widgets/test-support/render-page";
import { DocumentPreview } from "./document-preview";
import { makePdf } from "./test-support/make-pdf";

let scene: RenderedPage;
const onPdf = vi.fn<(pdf: { pages: number; hasCode: boolean }) => void>();
async function show(file: Blob, width = 900) {
  onPdf.mockClear();
  const part = <DocumentPreview file={file} name="Modulo.pdf" onPdf={onPdf} />;
  scene = await renderPage("admin", "/app/dashboard", { part, width });
}
const page = () => scene.text();
const pages = () => [...scene.shadow.querySelectorAll<HTMLCanvasElement>("canvas[aria-label^='Pagina']")];
/** How many pixels of a canvas aren't white. */
const ink = (canvas: HTMLCanvasElement | undefined) => {
  if (!canvas || canvas.width < 2) return 0;
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((part, at) => at % 4 === 0 && data[at + 3]! > 0 && part < 128).length;
};

it("a PDF without embedded fonts is drawn, has text for screen readers, pages and zoom, and adds no globals, elements or fonts to the page", async () => {
  const before = { globals: Object.getOwnPropertyNames(window), body: document.body.childElementCount };
  await show(makePdf(["Modulo di iscrizione", "Informativa"]));
  await expect.poll(() => ink(pages()[0])).toBeGreaterThan(100);
  await expect.poll(page).toContain("Modulo di iscrizione");
  expect(onPdf).toHaveBeenCalledWith({ pages: 2, hasCode: false });
  expect(page()).toContain("1 di 2");
  await scene.press("button", "Pagina successiva");
  await expect.poll(page).toContain("2 di 2");
  const width = pages()[0]!.getBoundingClientRect().width;
  await scene.press("button", "Più grande");
  await expect.poll(() => pages()[0]!.getBoundingClientRect().width).toBeGreaterThan(width * 1.2);
  expect(page()).toContain("125");
  // only the element of this test is new
  expect(Object.getOwnPropertyNames(window).filter((name) => !before.globals.includes(name))).toEqual([]);
  expect(document.body.childElementCount).toBeLessThanOrEqual(before.body + 1);
  expect([...document.fonts]).toEqual([]);
});

it("a search finds text on all pages regardless of case and accents, and steps through the matches", async () => {
  await show(makePdf(["Riga", "Qualit\\340 e qualit\\340", "Niente", "QUALIT\\300"]));
  await until(() => pages()[0]);
  await scene.press("button", "Cerca nel documento");
  await userEvent.fill(scene.find("input"), "qualita");
  await expect.poll(page).toContain("1 di 3");
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(page).toContain("3 di 3");
  await expect.poll(page).toContain("4 di 4");
  await userEvent.keyboard("{Shift>}{Enter}{/Shift}");
  await expect.poll(page).toContain("2 di 3");
  await userEvent.fill(scene.find("input"), "zebra");
  await expect.poll(page).toContain("Nessuna corrispondenza trovata");
});

it("only the visible ones of 400 pages are in the DOM", async () => {
  await show(makePdf(Array.from({ length: 400 }, (_, at) => `Foglio ${at + 1}`)));
  await expect.poll(page).toContain("1 di 400");
  await expect.poll(() => ink(pages()[0])).toBeGreaterThan(100);
  const box = scene.shadow.querySelector("[role=region]")!;
  box.scrollTop = box.scrollHeight;
  await expect.poll(page).toContain("Foglio 400");
  expect(page()).toContain("400 di 400");
  expect(pages().length).toBeLessThan(8);
});

it("a script in a PDF doesn't run, and is reported", async () => {
  const alert = vi.spyOn(window, "alert").mockImplementation(() => undefined);
  await show(makePdf(["Modulo"], "app.alert\\(1\\); alert\\(1\\)"));
  await expect.poll(() => onPdf.mock.calls).toEqual([[{ pages: 1, hasCode: true }]]);
  expect(alert).not.toHaveBeenCalled();
  alert.mockRestore();
});

it("invalid PDFs and images show an error; a file type without a preview shows a hint", async () => {
  await show(new Blob(["MZ not a pdf"], { type: "application/pdf" }));
  await expect.poll(page).toContain("Non riusciamo a mostrare questo documento");
  scene.remove();
  await show(new Blob(["no picture"], { type: "image/png" }));
  await expect.poll(page).toContain("Forse il file è rovinato");
  scene.remove();
  await show(new Blob(["PK"], { type: "application/zip" }));
  await expect.poll(page).toContain("Per questo tipo di file non c’è un’anteprima");
});

it("an image is drawn on a canvas, and a text file is shown as text", async () => {
  const sheet = new OffscreenCanvas(40, 20);
  sheet.getContext("2d")!.fillRect(0, 0, 40, 20);
  await show(await sheet.convertToBlob({ type: "image/png" }));
  await expect.poll(() => ink(scene.shadow.querySelector("canvas") ?? undefined)).toBe(800);
  scene.remove();
  await show(new Blob(["Bevi <b>acqua</b>"], { type: "text/plain" }));
  await expect.poll(page).toContain("Bevi <b>acqua</b>");
});
