import { printPage } from "../../../ui/browser/print-page";
import { MAX_PRINTED_COLUMNS } from "./export-request";

/** The frame has no URL and is in quirks mode, where tables don't inherit fonts. Only e-mail addresses break anywhere. */
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

/** @returns about how many rows fit on a page */
export const rowsPerPrintedPage = (columns: number): number => (columns > MAX_PRINTED_COLUMNS ? 7 : 24);

interface PrintedTable {
  /** The proposed name of a PDF. */
  fileName: string;
  title: string;
  lead: string;
  table: HTMLTableElement;
}

/**
 * Prints a table.
 * @param container contains the frame until it is printed
 */
export const printTable = (container: Element, { fileName, title, lead, table }: PrintedTable): void =>
  printPage(container, {
    title,
    fileName,
    css: SHEET,
    content(page) {
      const heading = page.createElement("h1");
      heading.textContent = title;
      const paragraph = page.createElement("p");
      paragraph.textContent = lead;
      return [heading, paragraph, page.adoptNode(table)];
    },
  });
