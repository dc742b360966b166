import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

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
export async function placedWords(page: PDFPageProxy): Promise<PlacedWords> {
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
