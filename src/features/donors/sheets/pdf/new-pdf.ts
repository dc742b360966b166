import PDFDocument from "pdfkit";
import { toBlob } from "pdfkit/output";
// the fonts of the preview of documents: Latin, Greek and Cyrillic
import bold from "pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?base64";
import regular from "pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?base64";
import { originTexts } from "../../../../domain/export/origin-texts";
import type { PlacedPath } from "../../../../domain/sheets/card-layout";
import type { Place, Size } from "../../../../domain/sheets/sheet-layout";
import { POINT, type Measure, type TextLine } from "../../../../domain/sheets/text-block";

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** A part of pdfkit that its types leave out: the catalogue of the file. */
interface Catalogue {
  _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } };
}

export interface PdfInfo {
  title: string;
  /** Who makes the file. */
  author: string;
  /** Which donors it contains, in words; absent if none. */
  filter?: string;
}

/**
 * Begins a PDF that viewers print at 100 %. All lengths are in mm. Filter, day and author are in the file's properties, because
 * nothing else may be printed on labels and cards.
 */
export function newPdf({ title, author, filter }: PdfInfo = { title: "", author: "" }) {
  const file = new PDFDocument({
    margin: 0,
    font: null as unknown as string, // no standard font: they have only Western letters
    autoFirstPage: false,
    displayTitle: true,
    lang: "it",
    info: {
      Title: title,
      Author: author,
      ...(filter !== undefined && { Subject: originTexts.line({ filter, made: new Date(), author }) }),
    },
  });
  (file as unknown as Catalogue)._root.data.ViewerPreferences.data.PrintScaling = "None";
  file
    .registerFont("bold", bytesOf(bold) as unknown as string)
    .registerFont("regular", bytesOf(regular) as unknown as string);
  const made = toBlob(file);
  const font = (bold: boolean, size: number) => file.font(bold ? "bold" : "regular").fontSize(size);
  // each letter is shaped once, because a list has thousands of labels; pairs that the font moves together are a bit narrower
  const widths = new Map<string, number>();
  const widthOf = (letter: string, isBold: boolean) => {
    const key = `${letter} ${isBold}`;
    const width = widths.get(key) ?? font(isBold, 1).widthOfString(letter);
    widths.set(key, width);
    return width;
  };
  const measure: Measure = (text, isBold, size) => {
    let width = 0;
    for (const letter of text) width += widthOf(letter, isBold);
    return width * size * POINT;
  };
  return {
    measure,
    page(size: Size) {
      file.addPage({ size: [size.width / POINT, size.height / POINT], margin: 0 });
    },
    text(lines: readonly TextLine[], origin: { x: number; y: number } = { x: 0, y: 0 }) {
      file.fillColor("black");
      for (const { text, bold: isBold, size, x, y } of lines)
        font(isBold, size).text(text, (origin.x + x) / POINT, (origin.y + y) / POINT, {
          lineBreak: false,
          baseline: "alphabetic",
        });
    },
    path({ path, x, y, unit }: PlacedPath, origin: { x: number; y: number }) {
      file.save();
      file.translate((origin.x + x) / POINT, (origin.y + y) / POINT).scale(unit / POINT);
      file.path(path).fill("black");
      file.restore();
    },
    line(from: readonly [number, number], to: readonly [number, number]) {
      file.moveTo(from[0] / POINT, from[1] / POINT).lineTo(to[0] / POINT, to[1] / POINT);
      file.lineWidth(0.2 / POINT).stroke("black");
    },
    /** The outline of a place, where it is cut. */
    outline({ x, y, width, height }: Place) {
      file.rect(x / POINT, y / POINT, width / POINT, height / POINT);
      file.lineWidth(0.1 / POINT).stroke("#999999");
    },
    finish(): Promise<Blob> {
      file.end();
      return made;
    },
  };
}
