import { getDocument, PDFWorker, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";

/** Pixels of a page. Safari draws nothing on a larger canvas. */
const MAX_PIXELS = 16_000_000;

export interface OpenPdf {
  pages: number;
  /** Whether the PDF contains scripts, which never run. */
  hasCode: boolean;
  /** A page's size, in px of a screen at 100 %. */
  sizeOf: (page: number) => Promise<PageSize>;
  /** Draws a page (from 1) at a width in px; rejects with the signal's reason. */
  draw: (page: number, canvas: HTMLCanvasElement, width: number, signal: AbortSignal) => Promise<void>;
  textOf: (page: number) => Promise<PageText>;
  close: () => void;
}

export interface PageSize {
  width: number;
  height: number;
}

/** A CSS inch has 96 px, a PDF's 72 points. */
const PX = 96 / 72;

/**
 * Opens a PDF. It runs no code of it and requests no other address. pdf.js reads it in this page, over a channel: a
 * worker would need a script of the page's origin (docs/decisions/documents.md, "Documents are previewed without running them").
 * @throws Error; its name is "PasswordException" if the PDF needs a password
 */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const data = new Uint8Array(await file.arrayBuffer());
  const { port1, port2 } = new MessageChannel();
  // pdf.js expects a worker, but only uses the port
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
      textOf: async (number) => readPageText(await page(number)),
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
  const maxScale = Math.sqrt(MAX_PIXELS / (natural.width * natural.height));
  const viewport = page.getViewport({ scale: Math.min(width / natural.width, maxScale) });
  // drawn on another canvas: this one would be empty meanwhile
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

/**
 * The filters of pdf.js are elements in the page's body. Without them a few images keep colours that a filter would
 * change.
 */
class NoFilters {
  addFilter = () => "none";
  addHCMFilter = () => "none";
  addAlphaFilter = () => "none";
  addLuminosityFilter = () => "none";
  addHighlightHCMFilter = () => "none";
  destroy = () => undefined;
}

/** A piece of text in a PDF, in fractions of the page's width and height. */
interface PlacedText {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

export type PageText = readonly PlacedText[];

/** @returns the text of a page with its positions; rotated text has the box of its start */
async function readPageText(page: PDFPageProxy): Promise<PageText> {
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

/** The standard fonts, which PDF files needn't contain. Each is loaded when a file needs it. */
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

/** Gives pdf.js its fonts from our own files. */
class StandardFonts {
  /** @throws Error for an unknown font; pdf.js then leaves its text out */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const load = Object.hasOwn(FONTS, filename) ? FONTS[filename] : undefined;
    if (!load) throw new Error(`No standard font: ${filename}`);
    const { default: text } = await load();
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  }
}
