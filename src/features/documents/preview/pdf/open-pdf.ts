import { getDocument, PDFWorker, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { WorkerMessageHandler } from "pdfjs-dist/legacy/build/pdf.worker.mjs";
import { LockedPdf } from "./locked-pdf";
import { placedWords, type PlacedWords } from "./placed-words";
import { StandardFonts } from "./standard-fonts";

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
 * @throws LockedPdf; Error for what is no PDF
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
    throw error instanceof Error && error.name === "PasswordException" ? new LockedPdf() : error;
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
