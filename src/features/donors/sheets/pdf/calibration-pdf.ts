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
  const write = (text: string, x: number, y: number) => pdf.text([{ text, bold: false, size: SIZE, x, y }]);
  const ruler = (side: number, point: (along: number, across: number) => [x: number, y: number]) => {
    pdf.line(point(MARGIN, MARGIN), point(side - MARGIN, MARGIN));
    for (let mm = 0; mm <= side - 2 * MARGIN; mm++) {
      pdf.line(point(MARGIN + mm, MARGIN), point(MARGIN + mm, MARGIN + lengthOf(mm)));
      if (mm === 0 || mm % 10 !== 0) continue;
      const [x, y] = point(MARGIN + mm, MARGIN + TICKS.large + 3);
      write(String(mm), x - pdf.measure(String(mm), false, SIZE) / 2, y + 1);
    }
  };
  ruler(A4.width, (along, across) => [along, across]);
  ruler(A4.height, (along, across) => [across, along]);
  hint.forEach((line, at) => write(line, MARGIN + 20, MARGIN + 25 + at * 5));
  return pdf.finish();
}
