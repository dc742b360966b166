import type { Ref } from "react";
import { dayNumber, dayOf, isoDay } from "../../../domain/dates/days";
import { formatFullDate, formatInstantMinute } from "../../../domain/format";
import type { DataRequestSettings } from "../../../domain/settings/data-request-settings";
import type { DataRequest, Erased } from "../../../shared/data-requests/requests";
import { printPage } from "../../../ui/browser/print-page";
import { Fact, Facts } from "../../../ui/display/facts";
import { tw } from "../../../ui/tw";
import { certificateTexts as texts } from "./texts";

const SHEET = `
  @page { size: A4; margin: 22mm 20mm; }
  body { margin: 0; background: white; color: black; font: 10.5pt/1.45 system-ui, sans-serif; }
  header { margin-bottom: 9mm; font-weight: bold; }
  h3 { margin: 0 0 6mm; font-size: 16pt; }
  h4 { margin: 7mm 0 2mm; font-size: 11pt; }
  dl { display: grid; grid-template-columns: 44mm 1fr; gap: 2mm 4mm; margin: 0; }
  dt { color: #444; }
  dd { margin: 0; }
  ul { margin: 0; padding-left: 6mm; }
  li { margin-bottom: 1mm; }
  footer { margin-top: 9mm; font-size: 9pt; }
`;

/** Prints a certificate as it is on the screen. @param place parent of the frame that is printed */
export const printCertificate = (place: Element, number: string, certificate: Element): void =>
  printPage(place, {
    title: texts.title(number),
    fileName: texts.fileName(number),
    css: SHEET,
    content: () => [certificate.cloneNode(true)],
  });

interface CertificateProps {
  request: DataRequest;
  erased: Erased;
  /** What was kept; null if it isn't known. */
  kept: DataRequestSettings | null;
  ref: Ref<HTMLElement>;
}

/** The certificate of an erasure, without personal data. It isn't printed without what was kept. */
export function Certificate({ request: { number, received, decided }, erased, kept, ref }: CertificateProps) {
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
  const day = decided && dayOf(decided.date);
  return (
    <article ref={ref} className={tw`grid gap-4`}>
      <header className={tw`font-strong`}>{texts.association}</header>
      <h3 className={tw`text-title tracking-snug`}>{texts.title(number)}</h3>
      <Facts>
        <Fact label={texts.received}>{received && formatFullDate(received)}</Fact>
        <Fact label={texts.erased}>{decided && formatInstantMinute(decided.date)}</Fact>
        <Fact label={texts.by}>{texts.administrator}</Fact>
        <Fact label={texts.article}>{texts.articleText}</Fact>
      </Facts>
      <Lines title={texts.erasedParts} lines={amounts.flatMap(([count, text]) => (count > 0 ? text(count) : []))} />
      {kept && (
        <Lines
          title={texts.keptParts}
          lines={[
            donations > 0 ? texts.donations(donations, number, kept.reason, kept.donationYears) : texts.nothingKept,
          ]}
        />
      )}
      {kept && day && (
        <footer className={tw`text-label text-muted`}>
          {texts.backups(formatFullDate(isoDay(dayNumber(day) + kept.backupDays)))}
        </footer>
      )}
    </article>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className={tw`grid gap-1`}>
    <h4 className={tw`font-strong`}>{title}</h4>
    <ul className={tw`grid gap-1 list-disc pl-5`}>
      {lines.map((line) => (
        <li key={line} className={tw`break-anywhere text-pretty`}>
          {line}
        </li>
      ))}
    </ul>
  </section>
);
