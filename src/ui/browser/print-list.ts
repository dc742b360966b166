import { printPage } from "./print-page";

/** The frame is in quirks mode, where tables don't inherit fonts. */
const SHEET = `
  @page { size: A4; margin: 12mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
  body { margin: 0; background: white; color: black; font: 10pt/1.35 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 14pt; }
  p { margin: 1mm 0; }
  table { width: 100%; margin-top: 4mm; border-collapse: collapse; font: inherit; color: inherit; }
  th, td { padding: 1mm 2mm; border: 0.2mm solid #888; text-align: left; overflow-wrap: anywhere; }
  td { height: 7mm; }
  tr { break-inside: avoid; }
  small { display: block; font-size: 8pt; }
  span { display: inline-block; margin-right: 3mm; white-space: nowrap; }
  i { display: inline-block; width: 4mm; height: 4mm; border: 0.3mm solid black; vertical-align: middle; }
`;

/** A text; a bold text with a small one below; or boxes to tick, with their labels. */
type PrintedCell = string | { bold: string; small: string } | { boxes: readonly string[] };

interface PrintedList {
  title: string;
  fileName: string;
  /** Lines below the title. */
  leads: readonly string[];
  heads: readonly string[];
  rows: readonly (readonly PrintedCell[])[];
}

/** Prints a list on A4. @param place contains the frame until it is printed */
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
      const cell = (content: PrintedCell = "") => {
        if (typeof content === "string") return make("td", content);
        if ("bold" in content) return make("td", make("b", content.bold), make("small", content.small));
        return make("td", ...content.boxes.map((label) => make("span", make("i"), ` ${label}`)));
      };
      return [
        make("h1", title),
        ...leads.map((lead) => make("p", lead)),
        make(
          "table",
          make("thead", make("tr", ...heads.map((head) => make("th", head)))),
          make("tbody", ...rows.map((row) => make("tr", ...heads.map((_, at) => cell(row[at]))))),
        ),
      ];
    },
  });
}
