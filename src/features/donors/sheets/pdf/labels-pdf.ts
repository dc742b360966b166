import { A4, placeOf, sheetCount, type Offset, type SheetLayout } from "../../../../domain/sheets/sheet-layout";
import type { TextLine } from "../../../../domain/sheets/text-block";
import { nextTask } from "../../../../domain/async/next-task";
import { newPdf, type PdfInfo } from "./new-pdf";

/** How a file is made: it pauses between pages, so that the page stays usable. */
export interface Making {
  signal: AbortSignal;
  /** @param share of the pages, 0 to 1 */
  onProgress: (share: number) => void;
}

interface LabelsFile extends PdfInfo {
  sheet: SheetLayout;
  offset: Offset;
  /** The place of the first label on the first sheet, from 0. */
  start: number;
  /** The lines of each label. */
  labels: readonly (readonly TextLine[])[];
}

/** Makes the sheets of labels. @throws the signal's reason */
export async function labelsPdf(
  { sheet, offset, start, labels, ...info }: LabelsFile,
  { signal, onProgress }: Making,
): Promise<Blob> {
  const pdf = newPdf(info);
  let pages = 0;
  let nth = start;
  for (const lines of labels) {
    const place = placeOf(sheet, nth, offset);
    nth += 1;
    if (place.page >= pages) {
      onProgress(pages / sheetCount(sheet, start, labels.length));
      await nextTask();
      signal.throwIfAborted();
      pdf.page(A4);
      pages += 1;
    }
    pdf.text(lines, place);
  }
  return pdf.finish();
}
