import { DONATION_TYPE_LABELS } from "../../domain/donation/blood";
import { registryName } from "../../domain/donor/registry-name";
import { formatFullDate } from "../../domain/format";
import { printList } from "./print-list";
import { donorOf, type Sheet } from "./sheet/sheet";
import { texts } from "./texts";

/** Rows of an empty sheet, and those after the proposed donors. */
const EMPTY_ROWS = 24;
const MORE_ROWS = 6;

/** Prints the sheet with boxes to tick: its donors and empty lines, or only empty lines. */
export function printSheet(
  place: Element,
  { day, place: where, type, rows }: Sheet,
  { today, author }: { today: string; author: string },
): void {
  const donors = rows.toReversed().flatMap((row) => {
    const donor = donorOf(row);
    if (!donor) return [];
    const { cardNumber, bloodGroup, birthday } = donor;
    const own = row.type !== null && row.type !== type ? DONATION_TYPE_LABELS[row.type] : "";
    const born = birthday?.split("-").reverse().join("/") ?? "";
    return [[null, cardNumber ?? "", registryName(donor), bloodGroup, born, own, row.note]];
  });
  const { card, name, group } = texts.columns;
  const { donated, born, printed } = texts.paper;
  printList(place, {
    title: texts.title,
    fileName: `${texts.title} ${day}`,
    leads: [
      [formatFullDate(day), where, DONATION_TYPE_LABELS[type]].filter(Boolean).join(", "),
      printed(formatFullDate(today), author),
    ],
    heads: [donated, card, name, group, born, texts.type, texts.note],
    rows: [...donors, ...Array.from({ length: donors.length > 0 ? MORE_ROWS : EMPTY_ROWS }, () => [null])],
  });
}
