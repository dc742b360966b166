import { DONATION_TYPE_LABELS } from "../../domain/donation/blood";
import { registryName } from "../../domain/donor/registry-name";
import { originTexts } from "../../domain/export/origin-texts";
import { formatFullDate } from "../../domain/format";
import { printList } from "./print-list";
import { donorOf, type Sheet } from "./sheet/sheet";
import { texts } from "./texts";

/** Rows of an empty sheet, and those after the proposed donors. */
const EMPTY_ROWS = 24;
const MORE_ROWS = 6;

/** Prints the sheet with boxes to tick: its donors by name and empty lines, or only empty lines. */
export function printSheet(place: Element, { day, place: where, type, rows }: Sheet, author: string): void {
  const found = rows.flatMap((row) => {
    const donor = donorOf(row);
    return donor ? [{ row, donor, name: registryName(donor) }] : [];
  });
  const lines = found
    .sort((a, b) => a.name.localeCompare(b.name, "it"))
    .map(({ row, donor, name: donorName }) => {
      const { cardNumber, bloodGroup, birthday } = donor;
      const own = row.type !== null && row.type !== type ? DONATION_TYPE_LABELS[row.type] : "";
      const born = birthday?.split("-").reverse().join("/") ?? "";
      return [null, cardNumber ?? "", donorName, bloodGroup, born, own, row.note];
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
    rows: [...lines, ...Array.from({ length: lines.length > 0 ? MORE_ROWS : EMPTY_ROWS }, () => [null])],
  });
}
