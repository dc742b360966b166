import { capitalised } from "../../../domain/language/italian";
import { withPreposition } from "../../../domain/dates/with-preposition";
import { uiTexts } from "../../../ui/texts";
import { formatFullDate, formatNumber, formatShortDate } from "../../../domain/format";
import type { ConsentProblem } from "../../../domain/settings/publish-consents";

/** Texts of the consent section of the tab "Testi". */
export const consentTexts = {
  heading: "Consensi",
  lead: "Quello che accetta chi si iscrive. Un testo pubblicato non si cambia più: chi l’ha accettato lo ritrova com’era.",
  inForce: (version: string, date: string) => `versione ${version}, ${withPreposition("dal", formatShortDate(date))}`,
  summary: "In una riga",
  text: "Testo",
  counted: (count: number, most: number) =>
    `${formatNumber(count)} caratteri su ${formatNumber(most)}. Una riga vuota comincia un altro paragrafo.`,
  problems: {
    missing: "Scrivi qualcosa: qui qualcuno lo legge e lo accetta.",
    "too-long": "È troppo lungo.",
  } satisfies Record<ConsentProblem, string>,
  differences: (version: string) => `Rispetto alla versione ${version}`,
  formerAnswers: (version: string) => `Chi ha già accettato la versione ${version}`,
  again: "La rilegge e risponde di nuovo",
  againHint: (version: string) => `Al prossimo accesso. Fino ad allora vale la versione ${version}.`,
  correction: "È solo una correzione",
  correctionHint:
    "Refusi, o parole che dicono lo stesso: nessuno la rilegge, e resta segnata così. Se cambia a che cosa servono i dati, chi li vede o per quanto tempo, non è una correzione.",
  asked: (count: number, onPaper: number) =>
    [
      count === 0
        ? "Nessun donatore dovrà rispondere di nuovo."
        : count === 1
          ? "Un donatore risponderà di nuovo."
          : `${formatNumber(count)} donatori risponderanno di nuovo.`,
      onPaper === 0
        ? ""
        : onPaper === 1
          ? "Uno non ha un’e-mail: firma su carta."
          : `${formatNumber(onPaper)} non hanno un’e-mail: firmano su carta.`,
    ]
      .filter(Boolean)
      .join(" "),
  counting: "Conto chi dovrà rispondere di nuovo…",
  notCounted: (reason: string) => `Non sappiamo quanti dovranno rispondere di nuovo. ${reason}`,
  preview: "Come si vedrà",
  publish: "Pubblica il testo nuovo",
  confirmTitle: (label: string) => `Pubblicare il testo «${label}»?`,
  confirmHint: "Vale da oggi, e non si può ritirare.",
  confirm: "Pubblica",
  back: "Non ancora",
  publishing: "Pubblico…",
  published: "Testo pubblicato",
  notPublished: (reason: string) => `Non pubblicato. ${reason}`,
  newer: "Intanto qualcun altro ha pubblicato un testo. Il suo:",
  newerHint: `Pubblica di nuovo per mettere il tuo, o premi «${uiTexts.cancel}» per tenere il suo.`,
  readOnly: "Questo server non permette di cambiare i testi dei consensi da qui: si possono solo leggere.",
  versions: "Versioni dei consensi",
  version: (version: string) => `Versione ${version}`,
  current: "In vigore",
  correctionMark: "Correzione",
  since: (date: string, author: string) =>
    [capitalised(withPreposition("dal", formatShortDate(date))), author].filter(Boolean).join(", "),
  sinceFull: (date: string) => `In vigore da ${formatFullDate(date)}.`,
  look: (label: string, version: string) => `Leggi «${label}», versione ${version}`,
  lookTitle: (label: string, version: string) => `${label}, versione ${version}`,
  onPaper: "Il testo sta sui fogli firmati: qui non c’è.",
} as const;
