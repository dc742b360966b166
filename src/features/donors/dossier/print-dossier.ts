import { formatFullMoment } from "../../../domain/format";
import { printPage } from "../../../ui/browser/print-page";
import type { Dossier } from "./collect";
import { nameIn, printedSections, zoneIn, type PrintedSection } from "./printed-dossier";
import { texts } from "./texts";

/** Styles of the printed page. Browsers without margin boxes print no page numbers. */
const SHEET = `
  @page { size: A4; margin: 16mm 14mm; @bottom-left { content: "${texts.association}"; font: 8pt system-ui, sans-serif; } @bottom-right { content: "${texts.page} " counter(page) " / " counter(pages); font: 8pt system-ui, sans-serif; } }
  body { margin: 0; background: white; color: black; font: 9.5pt/1.4 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 15pt; }
  p { margin: 1mm 0 4mm; color: #333; }
  h2 { margin: 6mm 0 1.5mm; padding-bottom: 1mm; border-bottom: 0.4mm solid black; font-size: 11pt; break-after: avoid; }
  table { width: 100%; border-collapse: collapse; font: inherit; color: inherit; }
  th, td { padding: 0.8mm 3mm 0.8mm 0; border-bottom: 0.2mm solid #bbb; text-align: left; vertical-align: top; overflow-wrap: anywhere; white-space: pre-line; }
  thead th { border-bottom-color: black; }
  tbody th { width: 38%; font-weight: normal; color: #555; }
  tr { break-inside: avoid; }
`;

/**
 * Prints a dossier.
 * @param place parent of the frame that is printed
 * @param options `fileName`: that browsers propose for the PDF; `author`: the user's name
 */
export const printDossier = (
  place: Element,
  dossier: Dossier,
  { fileName, author }: { fileName: string; author: string },
): void =>
  printPage(place, { title: texts.title, fileName, css: SHEET, content: (page) => contentsOf(page, dossier, author) });

function contentsOf(page: Document, dossier: Dossier, author: string): HTMLElement[] {
  const make: Make = (name, text, ...children) => {
    const element = page.createElement(name);
    element.append(text, ...children);
    return element;
  };
  const zone = zoneIn(dossier);
  const from = [texts.association, zone && texts.zone(zone)].filter(Boolean).join(", ");
  return [
    make("h1", texts.heading(nameIn(dossier) || texts.noName)),
    make("p", `${from}. ${texts.collectedOn(formatFullMoment(new Date(dossier.collected)), author)}.`),
    ...printedSections(dossier).flatMap((section) => [make("h2", titleOf(section)), contentOf(section, make)]),
  ];
}

const titleOf = (section: PrintedSection) =>
  "rows" in section ? `${section.title} (${section.rows.length})` : section.title;

type Make = (name: string, text: string, ...children: Node[]) => HTMLElement;

function contentOf(section: PrintedSection, make: Make): HTMLElement {
  if ("lines" in section)
    return make(
      "table",
      "",
      make(
        "tbody",
        "",
        ...section.lines.map(([label, value]) => {
          const head = make("th", label);
          head.setAttribute("scope", "row");
          return make("tr", "", head, make("td", value || "–"));
        }),
      ),
    );
  if (section.rows.length === 0) return make("p", texts.none);
  const heads = section.heads.map((head) => {
    const cell = make("th", head);
    cell.setAttribute("scope", "col");
    return cell;
  });
  const rows = section.rows.map((cells) => make("tr", "", ...cells.map((cell) => make("td", cell))));
  return make("table", "", make("thead", "", make("tr", "", ...heads)), make("tbody", "", ...rows));
}
