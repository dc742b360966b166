import { DONATION_TYPE_LABELS } from "../../../domain/donation/blood";
import { originTexts } from "../../../domain/export/origin-texts";
import { registryName } from "../../../domain/donor/registry-name";
import { printList } from "../../../ui/browser/print-list";
import type { CollectionDay } from "../requests/collection-days";
import { rowNote } from "./outcome-list";
import { outcomeTexts as texts } from "./outcome-texts";

/** Prints the donations of a registered day. @param printedBy the name of the user */
export function printOutcome(
  place: Element,
  { day, place: where, author, date, rows }: CollectionDay,
  printedBy: string,
): void {
  const { name, group, type, note } = texts.columns;
  printList(place, {
    title: texts.registered(rows.length),
    fileName: `${texts.list} ${day}`,
    leads: [
      texts.by(author?.name ?? "", date ?? ""),
      originTexts.line({ filter: texts.lead(day ?? "", where), made: new Date(), author: printedBy }),
    ],
    heads: [texts.columns.card, name, group, type, note],
    rows: rows.map((row) => [
      row.donor?.cardNumber ?? "",
      registryName(row.donor),
      row.donor?.bloodGroup ?? "",
      DONATION_TYPE_LABELS[row.type],
      rowNote(row),
    ]),
  });
}
