import { nextTask } from "../../../../domain/async/next-task";
import type { PlacedPath } from "../../../../domain/sheets/card-layout";
import { perSheet, placeOf, type Offset, type SheetLayout, type Size } from "../../../../domain/sheets/sheet-layout";
import type { TextLine } from "../../../../domain/sheets/text-block";
import type { Reading } from "../read-donors";
import { newPdf, type PdfInfo } from "./new-pdf";

/** A label or a card: what is drawn on its place. */
interface Printed {
  lines: readonly TextLine[];
  paths?: readonly PlacedPath[];
}

interface SheetFile extends PdfInfo {
  page: Size;
  sheet: SheetLayout;
  offset: Offset;
  /** The place of the first one on the first sheet, from 0. */
  start: number;
  printed: readonly Printed[];
  /** Whether the sheets are cut along outlines. */
  outlined: boolean;
}

/** Makes sheets of labels or cards. It pauses between pages, so that the page stays usable. @throws the signal's reason */
export async function sheetPdf(
  { page, sheet, offset, start, printed, outlined, ...info }: SheetFile,
  { signal, onProgress }: Pick<Reading, "signal" | "onProgress">,
): Promise<Blob> {
  const pdf = newPdf(info);
  let nth = start;
  for (const { lines, paths = [] } of printed) {
    if (nth === start || nth % perSheet(sheet) === 0) {
      onProgress({ rows: nth - start, total: printed.length });
      await nextTask();
      signal.throwIfAborted();
      pdf.page(page);
    }
    const place = placeOf(sheet, nth, offset);
    if (outlined) pdf.outline(place);
    pdf.text(lines, place);
    for (const path of paths) pdf.path(path, place);
    nth += 1;
  }
  return pdf.finish();
}
