import { uiTexts } from "../../../ui/texts";
import type { TextName, TextProblem } from "../../../domain/settings/text-settings";

/** Texts of the tab "Testi". */
export const texts = {
  lead: "Quello che legge chi arriva, e quello che accetta chi si iscrive.",
  cards: {
    landing: { title: "Pagina d’ingresso", place: "a chi arriva senza accesso", save: "Salva la pagina d’ingresso" },
    welcome: { title: "Benvenuto", place: "accanto alle pagine d’accesso", save: "Salva il benvenuto" },
    registered: {
      title: "Dopo l’iscrizione",
      place: "a chi ha appena inviato il modulo",
      save: "Salva il ringraziamento",
    },
    card: { title: "Tessera", place: "a ogni donatore, sotto la sua tessera", save: "Salva il testo della tessera" },
  } satisfies Record<TextName, { title: string; place: string; save: string }>,
  optional: "Per esempio, che cosa se ne fa al centro trasfusionale. Se è vuoto, lì non si legge niente.",
  titleLabel: "Titolo",
  textLabel: "Testo",
  counted: (count: number, most: number) =>
    `${count} caratteri su ${most}. Una riga vuota comincia un altro paragrafo.`,
  problems: {
    missing: "Scrivi qualcosa: qui qualcuno lo legge.",
    "too-long": "È troppo lungo.",
    placeholder: "Tra graffe c’è una parola che qui non vale.",
  } satisfies Record<TextProblem, string>,
  placeholder: {
    onlyName: "Tra graffe qui si può scrivere solo {nome}.",
    noReader: "Chi legge qui non è ancora entrato: togli le graffe, non c’è un nome da mettere.",
  },
  insertName: "Inserisci {nome}",
  nameHint: "Al suo posto ognuno legge il proprio nome.",
  preview: "Come si vedrà",
  thanks: "Grazie, Maria",
  /** The name in the preview. */
  reader: "Maria",
  saved: "Testo salvato",
  reset: "Ripristina",
  notSaved: (reason: string) => `Non salvato. ${reason}`,
  newer: "Intanto qualcun altro l’ha cambiato. Il suo:",
  newerHint: `Salva di nuovo per mettere il tuo, o premi «${uiTexts.cancel}» per tenere il suo.`,
  readOnly: "Questo server non permette di cambiare i testi da qui: si possono solo leggere.",
  failed: "Non riusciamo a leggere i testi",
  history: "Versioni dei testi",
  historyFailed: "Non riusciamo a leggere le versioni dei testi",
  version: (version: number) => `Versione ${version}`,
  inForce: "In vigore",
  savedBy: (date: string, author: string) => [date, author].filter(Boolean).join(", "),
  look: (version: number) => `Leggi la versione ${version}`,
  lookTitle: (version: number) => `Testi della versione ${version}`,
  historyHint: "Una versione salvata non cambia più: qui resta com’era.",
} as const;
