import { getDocument, PDFWorker, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";

/** The most pixels that a page is drawn with: Safari draws nothing on a larger canvas. */
const MOST_PIXELS = 16_000_000;

/** A PDF that is open to be looked at. */
export interface OpenPdf {
  pages: number;
  /** It brings scripts, which are never run here. */
  hasCode: boolean;
  /** A page's size, in px of a screen at 100 %. */
  sizeOf: (page: number) => Promise<PageSize>;
  /** Draws a page, from 1, so wide (px of the page); rejects with the signal's reason. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal) => Promise<void>;
  /** A page's words and where they stand. */
  wordsOf: (page: number) => Promise<PlacedWords>;
  close: () => void;
}

export interface PageSize {
  width: number;
  height: number;
}

/** Of CSS, whose inch has 96 px; a PDF's has 72 points. */
const PX = 96 / 72;

/**
 * Opens a PDF to look at it: nothing of it is run, and nothing of it asks for another address.
 * pdf.js reads it in this page, over a channel: a worker of its own needs a script of the page's origin, which ours need not be
 * (docs/decisions/0073). What it would put into the page (fonts, filters, measures) it doesn't get.
 * @throws Error; its name is "PasswordException" if the PDF needs a password
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  const { port1, port2 } = new MessageChannel();
  // pdf.js speaks of workers; all that it uses is the port
  const worker = PDFWorker.create({ port: port1 as unknown as Worker });
  WorkerMessageHandler.initializeFromPort(port2);
  port1.start();
  port2.start();
  const task = getDocument({
    data,
    worker,
    isEvalSupported: false,
    useWasm: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    standardFontDataUrl: "/",
    StandardFontDataFactory: StandardFonts,
    FilterFactory: NoFilters,
    verbosity: 0,
  });
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy();
      port1.close();
      port2.close();
    });
  };
  try {
    const pdf = await task.promise;
    const [actions, open] = await Promise.all([pdf.hasJSActions(), pdf.getOpenAction()]);
    const page = (number: number) => pdf.getPage(number);
    return {
      pages: pdf.numPages,
      hasCode: actions || (open as { action?: unknown } | null)?.action === "JavaScript",
      async sizeOf(number) {
        const { width, height } = (await page(number)).getViewport({ scale: PX });
        return { width, height };
      },
      draw: async (number, canvas, width, signal) => draw(await page(number), canvas, width, signal),
      wordsOf: async (number) => placedWords(await page(number)),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, width: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const natural = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, most) });
  // drawn aside: a canvas that is being drawn again would be empty meanwhile
  const sheet = document.createElement("canvas");
  sheet.width = Math.max(1, Math.round(viewport.width));
  sheet.height = Math.max(1, Math.round(viewport.height));
  const drawing = page.render({ canvas: sheet, viewport });
  const stop = () => drawing.cancel();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await drawing.promise;
  } finally {
    signal.removeEventListener("abort", stop);
  }
  signal.throwIfAborted();
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  canvas.getContext("2d")?.drawImage(sheet, 0, 0);
  sheet.width = sheet.height = 0;
}

/** pdf.js' own are elements in the page's body. Without them a few pictures keep colours that a filter would change. */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy = () => undefined;
}

/** A line, or a part of one, as a PDF has it: where it stands, each figure a part of the page's width or height. */
interface PlacedText {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A page's words, in the order of the file. */
export type PlacedWords = readonly PlacedText[];

/** @returns what a page says, and where: turned text has the box of its beginning */
async function placedWords(page: PDFPageProxy): Promise<PlacedWords> {
  const viewport = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item): PlacedText[] => {
    if (!("str" in item) || item.str === "") return [];
    const [, , , , x, y] = item.transform as number[];
    const [left = 0, top = 0] = viewport.convertToViewportPoint(x ?? 0, (y ?? 0) + item.height) as number[];
    return [
      {
        text: item.str,
        left: left / viewport.width,
        top: top / viewport.height,
        width: item.width / viewport.width,
        height: (item.height * 1.15) / viewport.height,
      },
    ];
  });
}

/** The fonts that every reader of PDF has to bring, since files leave them out; each comes when a file asks for it. */
const FONTS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  "FoxitDingbats.pfb": () => import("pdfjs-dist/standard_fonts/FoxitDingbats.pfb?base64"),
  "FoxitFixed.pfb": () => import("pdfjs-dist/standard_fonts/FoxitFixed.pfb?base64"),
  "FoxitFixedBold.pfb": () => import("pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?base64"),
  "FoxitFixedBoldItalic.pfb": () => import("pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?base64"),
  "FoxitFixedItalic.pfb": () => import("pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?base64"),
  "FoxitSerif.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSerif.pfb?base64"),
  "FoxitSerifBold.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?base64"),
  "FoxitSerifBoldItalic.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?base64"),
  "FoxitSerifItalic.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?base64"),
  "FoxitSymbol.pfb": () => import("pdfjs-dist/standard_fonts/FoxitSymbol.pfb?base64"),
  "LiberationSans-Bold.ttf": () => import("pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?base64"),
  "LiberationSans-BoldItalic.ttf": () => import("pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?base64"),
  "LiberationSans-Italic.ttf": () => import("pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?base64"),
  "LiberationSans-Regular.ttf": () => import("pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?base64"),
};

/** What pdf.js asks for them: from our own files, never from another address. */
class StandardFonts {
  /** @throws Error for a font that isn't one of those; its text is then left out */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const load = Object.hasOwn(FONTS, filename) ? FONTS[filename] : undefined;
    if (!load) throw new Error(`No standard font: ${filename}`);
    const { default: text } = await load();
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  }
}
