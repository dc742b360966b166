import { printPage } from "../../ui/browser/print-page";

/** The frame is in quirks mode, where tables don't inherit fonts. */
const SHEET = `
  @page { size: A4; margin: 12mm; }
  body { margin: 0; background: white; color: black; font: 10pt/1.35 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 14pt; }
  p { margin: 1mm 0; }
  table { width: 100%; margin-top: 4mm; border-collapse: collapse; font: inherit; color: inherit; }
  th, td { padding: 1mm 2mm; border: 0.2mm solid #888; text-align: left; overflow-wrap: anywhere; }
  td { height: 7mm; }
  tr { break-inside: avoid; }
  i { display: inline-block; width: 4mm; height: 4mm; border: 0.3mm solid black; }
`;

interface PrintedList {
  title: string;
  fileName: string;
  /** Lines below the title. */
  leads: readonly string[];
  heads: readonly string[];
  /** The texts of the cells; null for a box to tick. */
  rows: readonly (readonly (string | null)[])[];
}

/** Prints a table on A4. @param place contains the frame until it is printed */
export function printList(place: Element, { title, fileName, leads, heads, rows }: PrintedList): void {
  printPage(place, {
    title,
    fileName,
    css: SHEET,
    content(page) {
      const make = (tag: string, ...content: (string | Node)[]) => {
        const element = page.createElement(tag);
        element.append(...content);
        return element;
      };
      const cells = (row: (typeof rows)[number]) =>
        heads.map((_, at) => make("td", row[at] === null ? make("i") : (row[at] ?? "")));
      return [
        make("h1", title),
        ...leads.map((lead) => make("p", lead)),
        make(
          "table",
          make("thead", make("tr", ...heads.map((head) => make("th", head)))),
          make("tbody", ...rows.map((row) => make("tr", ...cells(row)))),
        ),
      ];
    },
  });
}
