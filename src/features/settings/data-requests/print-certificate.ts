import { dayNumber, dayOf, isoDay } from "../../../domain/dates/days";
import { formatFullDate, formatInstantMinute } from "../../../domain/format";
import type { DataRequestSettings } from "../../../domain/settings/data-request-settings";
import type { DataRequest, ErasedCounts } from "../../../shared/data-requests/requests";
import { printPage } from "../../../ui/browser/print-page";
import { certificateTexts as texts } from "./texts";

const SHEET = `
  @page { size: A4; margin: 22mm 20mm; }
  body { margin: 0; background: white; color: black; font: 10.5pt/1.45 system-ui, sans-serif; }
  header { margin-bottom: 9mm; font-weight: bold; }
  h1 { margin: 0 0 6mm; font-size: 16pt; }
  h2 { margin: 7mm 0 2mm; font-size: 11pt; }
  dl { display: grid; grid-template-columns: 44mm 1fr; gap: 2mm 4mm; margin: 0; }
  dt { color: #444; }
  dd { margin: 0; }
  ul { margin: 0; padding-left: 6mm; }
  li { margin-bottom: 1mm; }
  footer { margin-top: 9mm; font-size: 9pt; }
`;

/** The parts of a certificate, without personal data. */
interface Certificate {
  facts: readonly (readonly [label: string, value: string])[];
  erased: readonly string[];
  kept: readonly string[];
  footer: string;
}

/** @returns what the certificate of an erasure says */
export function certificateOf(
  { number, received, decided }: DataRequest,
  erased: ErasedCounts,
  { donationYears, backupDays, reason }: DataRequestSettings,
): Certificate {
  const erasedOn = decided && dayOf(decided.date);
  const { fields, contacts, documents, notes, logins, awards, history, records, donations } = erased;
  const amounts: readonly (readonly [number, (count: number) => string])[] = [
    [records > 1 ? records : 0, texts.records],
    [fields + contacts, texts.fields],
    [documents, texts.documents],
    [notes, texts.notes],
    [logins, texts.logins],
    [awards, texts.awards],
    [history, texts.history],
  ];
  return {
    facts: [
      [texts.received, received ? formatFullDate(received) : ""],
      [texts.erased, decided ? formatInstantMinute(decided.date) : ""],
      [texts.by, texts.administrator],
      [texts.article, texts.articleText],
    ],
    erased: amounts.flatMap(([count, text]) => (count > 0 ? text(count) : [])),
    kept: [donations > 0 ? texts.donations(donations, number, reason, donationYears) : texts.nothingKept],
    footer: erasedOn ? texts.backups(formatFullDate(isoDay(dayNumber(erasedOn) + backupDays))) : "",
  };
}

/** Prints the certificate of an erasure. @param place parent of the frame that is printed */
export function printCertificate(place: Element, number: string, { facts, erased, kept, footer }: Certificate): void {
  printPage(place, {
    title: texts.title(number),
    fileName: texts.fileName(number),
    css: SHEET,
    content(page) {
      const make = (tag: string, content: string | readonly Node[]): HTMLElement => {
        const element = page.createElement(tag);
        element.append(...[content].flat());
        return element;
      };
      const items = (lines: readonly string[]) =>
        make(
          "ul",
          lines.map((line) => make("li", line)),
        );
      return [
        make("header", texts.association),
        make("h1", texts.title(number)),
        make(
          "dl",
          facts.flatMap(([label, value]) => [make("dt", label), make("dd", value)]),
        ),
        make("h2", texts.erasedParts),
        items(erased),
        make("h2", texts.keptParts),
        items(kept),
        make("footer", footer),
      ];
    },
  });
}
