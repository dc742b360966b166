import { CALL_OUTCOMES, callNumber } from "../../domain/calls/call-list";
import { registryName } from "../../domain/donor/registry-name";
import { originTexts } from "../../domain/export/origin-texts";
import { formatShortDate } from "../../domain/format";
import { printList } from "../../ui/browser/print-list";
import type { CallChoice } from "./call-choice";
import { lastCallOf, reasonsOf } from "./components/donor-parts";
import type { CallsAnswer } from "./read-calls";
import { paperTexts } from "./texts";

interface PrintedCalls {
  choice: CallChoice;
  data: CallsAnswer;
  /** The name of the user. */
  author: string;
  today: string;
}

/** Prints the donors to call with telephone and boxes for the outcomes. @param place parent of the frame that is printed */
export function printCalls(place: Element, { choice, data: { calls, target }, author, today }: PrintedCalls): void {
  const { day, type, groups, area } = choice;
  const filter = paperTexts.choiceText(type, groups, area);
  const { donor, group, phone, outcome } = paperTexts;
  printList(place, {
    title: paperTexts.title(day),
    fileName: `${paperTexts.fileName}-${today}`,
    leads: [
      paperTexts.withCount(filter, calls.length),
      ...(target.total === null ? [] : [paperTexts.target(target.total, target.coming)]),
      originTexts.line({ filter, made: new Date(), author }),
    ],
    heads: ["", donor, group, phone, outcome],
    rows: calls.map((row, at) => {
      const last = lastCallOf(row);
      return [
        String(at + 1),
        { bold: registryName(row), small: reasonsOf(row, today).join(", ") },
        row.bloodGroup,
        { bold: callNumber(row) ?? "", small: last ? `${formatShortDate(last.day)} ${last.outcome}` : "" },
        { boxes: CALL_OUTCOMES.map(paperTexts.box) },
      ];
    }),
  });
}
