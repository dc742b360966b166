// alone, because pdf.js in Node leaves globals behind
import PDFDocument from "pdfkit";
import bold from "pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?base64";
import regular from "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?base64";
import { getDocument, OPS, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it } from "vitest";
import { labelLines, PADDING } from "../../../../domain/sheets/address-labels";
import { placeCard, placeCode } from "../../../../domain/sheets/card-layout";
import {
  A4,
  CARD,
  CARD_SHEET,
  LABEL_SHEETS,
  SINGLE_CARD,
  type SheetLayout,
} from "../../../../domain/sheets/sheet-layout";
import { printable } from "../../../../domain/sheets/text-block";
import { calibrationPdf } from "./calibration-pdf";
import { newPdf } from "./new-pdf";
import { sheetPdf } from "./sheet-pdf";

const INFO = { title: "Etichette", author: "Marta Colombo" };
const LABELS = { ...INFO, page: A4, offset: { x: 0, y: 0 }, start: 0, outlined: false };
const making = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const MM = 25.4 / 72;

async function read(file: Blob) {
  const task = getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)));
  const texts = await Promise.all(pages.map(textsOf));
  return { document, pages, texts, close: () => task.destroy() };
}

/** The texts of a page, with the place of their first letter's baseline, in mm from the top left corner. */
async function textsOf(page: PDFPageProxy) {
  const { items } = await page.getTextContent();
  const [, , , height = 0] = page.view;
  return items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [{ text: item.str, x: item.transform[4] * MM, y: (height - item.transform[5]) * MM, width: item.width * MM }]
      : [],
  );
}

const labelsOf = (sheet: SheetLayout, count: number) => {
  const { measure } = newPdf(INFO);
  return Array.from({ length: count }, (_, at) => {
    const lines = labelLines([`Nome ${at}`, `Via ${at}`, `Città ${at}`], sheet, measure);
    return { lines: lines ?? [] };
  });
};

it.each([
  // the first, a middle and the last label of a full sheet: column, row
  [
    "3x8",
    24,
    [
      [0, 0],
      [1, 3],
      [2, 7],
    ],
  ],
  [
    "2x7",
    14,
    [
      [0, 0],
      [1, 3],
      [1, 6],
    ],
  ],
  [
    "3x7",
    21,
    [
      [0, 0],
      [1, 3],
      [2, 6],
    ],
  ],
] as const)("on page 1 and page 3 of %s, labels are right to 0.2 mm", async (name, count, places) => {
  const sheet: SheetLayout = LABEL_SHEETS[name];
  const labels = labelsOf(sheet, 3 * count);
  const blob = await sheetPdf({ ...LABELS, sheet, printed: labels }, making());
  const { document, pages, texts, close } = await read(blob);
  expect(pages.map(({ view }) => view.map((side) => Math.round(side * MM)))).toEqual(
    [1, 2, 3].map(() => [0, 0, 210, 297]),
  );
  // from the maker's data sheet, not from our layout
  const { left, top, pitchX, pitchY } = {
    "3x8": { left: 0, top: 0.5, pitchX: 70, pitchY: 37 },
    "2x7": { left: 4.65, top: 15.15, pitchX: 101.6, pitchY: 38.1 },
    "3x7": { left: 7.25, top: 15.15, pitchX: 66, pitchY: 38.1 },
  }[name];
  for (const page of [0, 2])
    for (const [column, row] of places) {
      const nth = page * count + row * sheet.columns + column;
      const lines = ["Nome", "Via", "Città"].map((word) => texts[page]!.find(({ text }) => text === `${word} ${nth}`)!);
      for (const line of lines) expect(Math.abs(line.x - (left + column * pitchX + PADDING.x))).toBeLessThan(0.2);
      // the middle of the capital letters of the second line is the middle of the label
      const middle = lines[1]!.y - (0.688 / 2) * 10 * MM;
      expect(Math.abs(middle - (top + row * pitchY + pitchY / 2))).toBeLessThan(0.2);
      expect(Math.abs(lines[2]!.y - lines[0]!.y - 2 * 12 * MM)).toBeLessThan(0.2);
    }
  expect(await document.getViewerPreferences()).toMatchObject({ PrintScaling: "None" });
  await close();
});

it("the start and the offset move the labels, and names in all European alphabets are texts in embedded fonts", async () => {
  const sheet = LABEL_SHEETS["3x8"];
  const { measure } = newPdf(INFO);
  const names = ["Wałęsa Łukasz", "Őze Áron", "Шевченко Іванна", "Παπαδόπουλος Ελένη", "Țăran Ștefan"];
  const labels = names.map((title) => ({ lines: labelLines([title, "Via"], sheet, measure) ?? [] }));
  const moved = { ...LABELS, offset: { x: 1.5, y: -0.5 }, start: 22 };
  const blob = await sheetPdf({ ...moved, sheet, printed: labels }, making());
  const { texts, close } = await read(blob);
  expect(texts.map((page) => page.filter(({ text }) => names.includes(text)).map(({ text }) => text))).toEqual([
    names.slice(0, 2),
    names.slice(2),
  ]);
  expect(texts[0]!.find(({ text }) => text === names[0])!.x).toBeCloseTo(70 + PADDING.x + 1.5, 1);
  expect(await blob.text()).toContain("/FontFile2");
  await close();
});

it.each([
  ["bold", bold],
  ["regular", regular],
])("the %s font has each letter that is printed as it is", (_, base64) => {
  const file = new PDFDocument({ font: null as unknown as string, autoFirstPage: false });
  file.font(Buffer.from(base64, "base64"));
  const { font } = (file as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } })._font;
  const letters = Array.from({ length: 0x10000 }, (_letter, code) => String.fromCharCode(code));
  const missing = letters.filter((text) => printable(text) === text && !font.hasGlyphForCodePoint(text.charCodeAt(0)));
  expect(missing).toEqual([]);
});

it("no text is wider than it was measured, and hardly narrower", async () => {
  const pdf = newPdf(INFO);
  const names = [
    "AVVOCATO TAVOLA LYDIA",
    "Wałęsa Łukasz",
    "Via dell’Officina 12",
    "Παπαδόπουλος",
    "Шевченко",
    "ffi fl",
  ];
  pdf.page({ width: 210, height: 297 });
  for (const isBold of [true, false])
    pdf.text(names.map((text, at) => ({ text, bold: isBold, size: 10, x: 10, y: at * 5 + (isBold ? 10 : 100) })));
  const { texts, close } = await read(await pdf.finish());
  for (const { text, width, y } of texts[0]!) {
    const measured = pdf.measure(text, y < 90, 10);
    expect(width).toBeLessThan(measured + 0.05);
    expect(width).toBeGreaterThan(measured * 0.92);
  }
  await close();
});

it("stops between pages if the user closes the dialog", async () => {
  const sheet = LABEL_SHEETS["2x7"];
  const stop = new AbortController();
  const counts: number[] = [];
  const onProgress = ({ rows }: { rows: number }) => {
    counts.push(rows);
    if (rows > 0) stop.abort();
  };
  const file = { ...LABELS, sheet, printed: labelsOf(sheet, 60) };
  await expect(sheetPdf(file, { signal: stop.signal, onProgress })).rejects.toThrow("abort");
  expect(counts).toEqual([0, 14]);
});

const { measure: measureCard } = newPdf(INFO);
const card = (nth: number) => ({
  paths: [placeCode(`00074${nth}`)],
  lines: placeCard({ name: `Łęcka ${nth}`, numbers: [["Tessera", `00074${nth}`]] }, measureCard)!,
});

it("a sheet of ten has the cards in two columns, and the next one the others", async () => {
  const cards = Array.from({ length: 11 }, (_, nth) => card(nth));
  const blob = await sheetPdf({ ...LABELS, sheet: CARD_SHEET, printed: cards, outlined: true }, making());
  const { document, texts, close } = await read(blob);
  expect(document.numPages).toBe(2);
  const names = texts[0]!.filter(({ text }) => text.startsWith("Łęcka"));
  expect(names).toHaveLength(10);
  expect(names[0]!.x).toBeCloseTo(14.4 + 5.5, 1);
  expect(names[1]!.x).toBeCloseTo(14.4 + 85.6 + 10 + 5.5, 1);
  expect(texts[1]!.filter(({ text }) => text.startsWith("Łęcka"))).toMatchObject([{ text: "Łęcka 10" }]);
  await close();
});

it("a single card has its own page, and its code is drawn as dark squares of the card number alone", async () => {
  const file = { ...LABELS, page: CARD, sheet: SINGLE_CARD, printed: [card(0)] };
  const blob = await sheetPdf(file, making());
  const { document, pages, close } = await read(blob);
  expect(document.numPages).toBe(1);
  const page = pages[0]!;
  expect(page.view.map((side) => Math.round(side * MM * 10) / 10)).toEqual([0, 0, 85.6, 54]);
  const { fnArray, argsArray } = await page.getOperatorList();
  expect(fnArray).not.toContain(OPS.paintImageXObject);
  // the code's own transformation: its origin and the size of a module, in points
  const code = placeCode("000740");
  const transforms = fnArray.flatMap((op, at) => (op === OPS.transform ? [argsArray[at] as number[]] : []));
  const place = transforms.find(([a = 0, , , , e = 0]) => a === 1 && Math.abs(e * MM - code.x) < 0.01);
  expect(place).toBeDefined();
  expect(transforms.some(([a = 0]) => Math.abs(a * MM - code.unit) < 0.001)).toBe(true);
  await close();
});

it("the page for calibration has rulers of 170 and 250 mm", async () => {
  const blob = await calibrationPdf(LABEL_SHEETS["3x8"], { x: 0, y: 0 }, ["Misura."], INFO);
  const { document, texts, close } = await read(blob);
  expect(document.numPages).toBe(1);
  const at = (label: string) => texts[0]!.filter(({ text }) => text === label);
  expect(at("170")[0]!.x - at("110")[0]!.x).toBeCloseTo(60, 1);
  expect(at("250")[0]!.y - at("10").at(-1)!.y).toBeCloseTo(240, 1);
  expect(await document.getViewerPreferences()).toMatchObject({ PrintScaling: "None" });
  await close();
});

it("a file names its donors in words, the day and its author in its properties", async () => {
  const pdf = newPdf({ ...INFO, filter: "Zona è Nord" });
  pdf.page({ width: 210, height: 297 });
  const { document, close } = await read(await pdf.finish());
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: "Etichette", Author: "Marta Colombo" });
  expect(info).toMatchObject({
    Subject: expect.stringMatching(/^Filtro: Zona è Nord\. Stampato .*\d{4}.*, da Marta Colombo\./),
  });
  await close();
});
