import { DONATION_TYPE_LABELS } from "../../domain/donation/blood";
import { formatFullDate } from "../../domain/format";
import { registryName } from "../../domain/donor/registry-name";
import { printPage } from "../../ui/browser/print-page";
import { donorOf, type Sheet } from "./sheet/sheet";

const texts = {
  title: "Giornata di prelievo",
  fileName: "Giornata di prelievo",
  lead: (parts: readonly string[]) => parts.filter(Boolean).join(", "),
  printed: (day: string, author: string) => `Stampato ${day}${author ? ` da ${author}` : ""}.`,
  heads: ["Ha donato", "Tessera", "Donatore", "Gruppo", "Nato il", "Tipo", "Nota"],
} as const;

/** Rows of an empty sheet, and those after the proposed donors. */
const EMPTY_ROWS = 24;
const MORE_ROWS = 6;

/** The sheet is in quirks mode, where tables don't inherit fonts. */
const SHEET = `
  @page { size: A4; margin: 12mm; }
  body { margin: 0; background: white; color: black; font: 10pt/1.35 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 14pt; }
  p { margin: 1mm 0 4mm; }
  table { width: 100%; border-collapse: collapse; font: inherit; color: inherit; }
  th, td { padding: 1mm 2mm; border: 0.2mm solid #888; text-align: left; overflow-wrap: anywhere; }
  td { height: 8mm; }
  tr { break-inside: avoid; }
  td:first-child { width: 14mm; text-align: center; }
  td:last-child { width: 45mm; }
  i { display: inline-block; width: 4mm; height: 4mm; border: 0.3mm solid black; }
`;

/** Prints the sheet with boxes to tick: its donors and empty lines, or only empty lines. */
export function printSheet(
  place: Element,
  { day, place: where, type, rows }: Sheet,
  { today, author }: { today: string; author: string },
): void {
  printPage(place, {
    title: texts.title,
    fileName: `${texts.fileName} ${today}`,
    css: SHEET,
    content(page) {
      const make = (tag: string, ...content: (string | Node)[]) => {
        const element = page.createElement(tag);
        element.append(...content);
        return element;
      };
      const line = (cells: readonly string[]) =>
        make("tr", make("td", make("i")), ...texts.heads.slice(1).map((_, at) => make("td", cells[at] ?? "")));
      const donors = rows.toReversed().flatMap((row) => {
        const donor = donorOf(row);
        const own = row.type !== null && row.type !== type ? DONATION_TYPE_LABELS[row.type] : "";
        const { cardNumber, bloodGroup, birthday } = donor ?? {};
        const born = birthday?.split("-").reverse().join("/");
        return donor
          ? [line([cardNumber ?? "", registryName(donor), bloodGroup ?? "", born ?? "", own, row.note])]
          : [];
      });
      const empty = Array.from({ length: donors.length > 0 ? MORE_ROWS : EMPTY_ROWS }, () => line([]));
      return [
        make("h1", texts.title),
        make("p", texts.lead([formatFullDate(day), where, DONATION_TYPE_LABELS[type]])),
        make("p", texts.printed(formatFullDate(today), author)),
        make("table", make("tr", ...texts.heads.map((head) => make("th", head))), ...donors, ...empty),
      ];
    },
  });
}
