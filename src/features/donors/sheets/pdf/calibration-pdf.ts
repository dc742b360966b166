import { A4, perSheet, placeOf, type Offset, type SheetLayout } from "../../../../domain/sheets/sheet-layout";
import { newPdf, type PdfInfo } from "./new-pdf";

/** The rulers begin and end at these distances from the edges of the page, in mm. */
const MARGIN = 20;
const TICKS = { small: 2, middle: 3.5, large: 5 };
const SIZE = 8;

const lengthOf = (mm: number) => (mm % 10 === 0 ? TICKS.large : mm % 5 === 0 ? TICKS.middle : TICKS.small);

/** Makes the page for calibration: two rulers from a known corner, and the outlines of the labels with the offset. */
export function calibrationPdf(
  sheet: SheetLayout,
  offset: Offset,
  hint: readonly string[],
  info: PdfInfo,
): Promise<Blob> {
  const pdf = newPdf(info);
  pdf.page(A4);
  for (let nth = 0; nth < perSheet(sheet); nth++) pdf.outline(placeOf(sheet, nth, offset));
  const label = (text: string, x: number, y: number) => pdf.text([{ text, bold: false, size: SIZE, x, y }]);
  const [right, bottom] = [A4.width - MARGIN, A4.height - MARGIN];
  pdf.line([MARGIN, MARGIN], [right, MARGIN]);
  pdf.line([MARGIN, MARGIN], [MARGIN, bottom]);
  for (let mm = 0; MARGIN + mm <= right; mm++) {
    pdf.line([MARGIN + mm, MARGIN], [MARGIN + mm, MARGIN + lengthOf(mm)]);
    if (mm % 10 === 0 && mm > 0) label(String(mm), MARGIN + mm - 1, MARGIN + TICKS.large + 3.5);
  }
  for (let mm = 0; MARGIN + mm <= bottom; mm++) {
    pdf.line([MARGIN, MARGIN + mm], [MARGIN + lengthOf(mm), MARGIN + mm]);
    if (mm % 10 === 0 && mm > 0) label(String(mm), MARGIN + TICKS.large + 1, MARGIN + mm + 1);
  }
  hint.forEach((line, at) => label(line, MARGIN + 20, MARGIN + 25 + at * 5));
  return pdf.finish();
}
