import { printPage } from "../../../ui/browser/print-page";
import { MOST_PRINTED_COLUMNS } from "./export-order";

/**
 * On white paper, across, the head on each page; no row is torn apart. A frame without an address is in quirks mode, where
 * a table doesn't inherit its text. Words are broken only where a column has no other way; an address may be anywhere.
 */
const SHEET = `
  @page { size: A4 landscape; margin: 12mm; }
  body { margin: 0; background: white; color: black; font: 9pt/1.35 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 14pt; }
  p { margin: 1mm 0 4mm; }
  table { width: 100%; border-collapse: collapse; font: inherit; color: inherit; }
  th, td { padding: 1mm 3mm 1mm 0; border-bottom: 0.2mm solid #999; text-align: left; vertical-align: top; overflow-wrap: break-word; }
  th { border-bottom: 0.4mm solid black; hyphens: auto; }
  tr { break-inside: avoid; }
  .number { text-align: right; padding-right: 6mm; }
  .email { min-width: 38mm; overflow-wrap: anywhere; }
  .phone { white-space: nowrap; }
  .group th { padding-top: 5mm; border-bottom: 0.4mm solid black; font-size: 11pt; }
  .group { break-after: avoid; }
  .group ~ tr td { vertical-align: middle; }
  td.signature { height: 9mm; border: 0.2mm solid #666; }
  .signature { width: 60mm; padding-left: 3mm; }
  .cards thead { display: none; }
  .cards tr { display: block; padding: 1.5mm 0; border-bottom: 0.2mm solid #999; }
  .cards td { display: inline; padding: 0 4mm 0 0; border: 0; }
  .cards td:empty:not(.signature) { display: none; }
  .cards td.signature { display: inline-block; border: 0.2mm solid #666; }
  .cards td::before { content: attr(data-label) ": "; color: #555; }
`;

/** @returns about how many rows of so many columns a page of paper has room for */
export const rowsPerPrintedPage = (columns: number): number => (columns > MOST_PRINTED_COLUMNS ? 7 : 24);

interface PrintedTable {
  /** What browsers propose to call it as a PDF: what and when. */
  fileName: string;
  title: string;
  /** Under the title: how many, and when. */
  lead: string;
  table: HTMLTableElement;
}

/**
 * Prints a table by itself.
 * @param place where the frame stands until it is printed
 */
export const printTable = (place: Element, { fileName, title, lead, table }: PrintedTable): void =>
  printPage(place, {
    title,
    fileName,
    css: SHEET,
    content(page) {
      const heading = page.createElement("h1");
      heading.textContent = title;
      const words = page.createElement("p");
      words.textContent = lead;
      return [heading, words, page.adoptNode(table)];
    },
  });
