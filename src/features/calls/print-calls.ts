import { CALL_OUTCOMES, callNumber } from "../../domain/calls/call-list";
import { registryName } from "../../domain/donor/registry-name";
import { originTexts } from "../../domain/export/origin-texts";
import { formatShortDate } from "../../domain/format";
import { printPage } from "../../ui/browser/print-page";
import type { CallChoice } from "./call-choice";
import { lastCallOf, reasonsOf } from "./components/donor-parts";
import type { CallsAnswer } from "./read-calls";
import { paperTexts, texts } from "./texts";

interface PrintOptions {
  /** Why each donor is called. */
  reasons: boolean;
  /** A line for notes. */
  notes: boolean;
}

interface PrintedCalls extends PrintOptions {
  choice: CallChoice;
  data: CallsAnswer;
  /** The name of the user. */
  author: string;
  today: string;
}

const SHEET = `
  @page { size: A4; margin: 14mm 13mm 16mm; @bottom-right { content: counter(page) " di " counter(pages); font: 8pt sans-serif; } }
  body { margin: 0; background: white; color: black; font: 9pt/1.35 system-ui, sans-serif; }
  header { display: grid; grid-template-columns: 1fr auto; gap: 1mm 6mm; margin-bottom: 3mm; }
  h1 { margin: 0; font-size: 14pt; }
  header p { margin: 0; }
  header .target { text-align: right; grid-row: 1 / 3; grid-column: 2; }
  table { width: 100%; border-collapse: collapse; border-top: 0.4mm solid black; }
  th { padding: 1.6mm 2mm 1.6mm 0; text-align: left; font-size: 8pt; }
  td { padding: 1.6mm 2mm 1.6mm 0; vertical-align: top; border-top: 0.2mm solid #777; overflow-wrap: anywhere; }
  tr { break-inside: avoid; }
  td small { display: block; font-size: 8pt; }
  td.phone { font-size: 11pt; font-weight: bold; white-space: nowrap; }
  td.phone small { font-weight: normal; white-space: normal; }
  td.boxes { width: 78mm; }
  td.boxes span { display: inline-block; margin: 0 3mm 0.8mm 0; white-space: nowrap; }
  i.box { display: inline-block; width: 3.2mm; height: 3.2mm; margin-right: 1.4mm; border: 0.3mm solid black; vertical-align: -0.5mm; }
  i.line { display: inline-block; width: 16mm; border-bottom: 0.2mm solid black; }
  td p.notes { margin: 1mm 0 0; height: 6mm; border-bottom: 0.2mm solid #777; font-size: 8pt; }
  footer { margin-top: 5mm; font-size: 8pt; }
`;

/** Outcomes with a line for a day. */
const WITH_DAY: ReadonlySet<string> = new Set(["again", "notUntil"]);

/** Prints the donors to call with telephone and boxes for the outcomes. @param place parent of the frame that is printed */
export function printCalls(place: Element, { choice, data, author, today, ...options }: PrintedCalls): void {
  const { day, type, groups, area } = choice;
  printPage(place, {
    title: texts.title,
    fileName: `${paperTexts.fileName}-${today}`,
    css: SHEET,
    content(page) {
      const make = (tag: string, content: string | readonly (string | Node)[] = [], className = ""): HTMLElement => {
        const element = page.createElement(tag);
        if (className) element.className = className;
        element.append(...[content].flat());
        return element;
      };
      const box = (outcome: (typeof CALL_OUTCOMES)[number]) =>
        make("span", [
          make("i", "", "box"),
          WITH_DAY.has(outcome) ? `${paperTexts.outcomes[outcome]} ` : paperTexts.outcomes[outcome],
          ...(WITH_DAY.has(outcome) ? [make("i", "", "line")] : []),
        ]);
      const { total, coming } = data.target;
      const filter = paperTexts.choiceText(type, groups, area);
      const lines = data.calls.map((donor, at) => {
        const last = lastCallOf(donor);
        const suspended = donor.suspendedUntil ? [texts.suspended(donor.suspendedUntil)] : [];
        const reasons = (options.reasons ? reasonsOf(donor, today) : suspended).join(", ");
        return make("tr", [
          make("td", String(at + 1)),
          make("td", [make("b", registryName(donor)), ...(reasons ? [make("small", reasons)] : [])]),
          make("td", donor.bloodGroup),
          make(
            "td",
            [callNumber(donor) ?? "", ...(last ? [make("small", `${formatShortDate(last.day)} ${last.outcome}`)] : [])],
            "phone",
          ),
          make(
            "td",
            [...CALL_OUTCOMES.map(box), ...(options.notes ? [make("p", paperTexts.notes, "notes")] : [])],
            "boxes",
          ),
        ]);
      });
      const head = ["", paperTexts.donor, paperTexts.group, paperTexts.phone, paperTexts.outcome].map((label) =>
        make("th", label),
      );
      return [
        make("header", [
          make("h1", paperTexts.title(day)),
          make("p", paperTexts.withCount(filter, data.total ?? data.calls.length)),
          ...(total === null ? [] : [make("p", paperTexts.target(total, coming), "target")]),
        ]),
        make("table", [make("thead", [make("tr", head)]), make("tbody", lines)]),
        make("footer", originTexts.line({ filter, made: new Date(), author })),
      ];
    },
  });
}
