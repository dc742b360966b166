import { DONATION_TYPE_LABELS } from "../../domain/donation/blood";
import { originTexts } from "../../domain/export/origin-texts";
import { formatFullDate } from "../../domain/format";
import { printList } from "../../ui/browser/print-list";
import { rowTitle } from "./sheet/row-title";
import { donorOf, type Sheet } from "./sheet/sheet";
import { texts } from "./texts";

/** Rows of an empty sheet, and those after the proposed donors. */
const EMPTY_ROWS = 24;
const MORE_ROWS = 6;
const BOX = { boxes: [""] };

/** Prints the sheet with boxes to tick: its rows by name and empty lines, or only empty lines. */
export function printSheet(place: Element, { day, place: where, type, rows }: Sheet, author: string): void {
  const lines = rows
    .map((row) => ({ row, donor: donorOf(row), title: rowTitle(row) }))
    .sort((a, b) => a.title.localeCompare(b.title, "it"))
    .map(({ row, donor, title }) => {
      const own = row.type !== null && row.type !== type ? DONATION_TYPE_LABELS[row.type] : "";
      const born = donor?.birthday?.split("-").reverse().join("/") ?? "";
      const cardNumber = donor?.cardNumber ?? row.key.cardNumber ?? "";
      return [BOX, cardNumber, title, donor?.bloodGroup ?? "", born, own, row.note];
    });
  const { card, name, group } = texts.columns;
  const { donated, born } = texts.paper;
  const filter = [where.trim(), DONATION_TYPE_LABELS[type]].filter(Boolean).join(", ");
  const made = new Date();
  printList(place, {
    title: `${texts.title}, ${formatFullDate(day)}`,
    fileName: `${texts.title} ${day}`,
    leads:
      lines.length > 0 ? [originTexts.line({ filter, made, author })] : [filter, originTexts.printed(made, author)],
    heads: [donated, card, name, group, born, texts.type, texts.note],
    rows: [...lines, ...Array.from({ length: lines.length > 0 ? MORE_ROWS : EMPTY_ROWS }, () => [BOX])],
  });
}
