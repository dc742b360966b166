import { formatFullDate } from "../../domain/format";

/** Texts of the consents card. */
export const texts = {
  title: "Consensi",
  ownTitle: "I tuoi consensi",
  none: "Nessuna risposta registrata.",
  failed: "Non riusciamo a leggere i consensi",
  consent: "Consenso",
  given: "dato",
  refused: "non dato",
  withdrawn: "ritirato",
  onPaper: (date: string) => `su carta, firmato ${date}`,
  version: (version: string) => `testo versione ${version}`,
  /** On the same line as the date. */
  shortVersion: (version: string) => `v. ${version}`,
  read: "Leggi il testo",
  readOf: "Leggi il testo: ",
  of: (label: string) => `: ${label}`,
  outdated: (version: string) => `Non è più il testo in vigore: ora vale la versione ${version}.`,
  outdatedHint: "Quello dato resta valido finché non risponde al testo nuovo.",
  answer: "Leggi il testo nuovo",
  change: "Per ritirare un consenso necessario senti la tua sede, o chiedi la cancellazione dal tuo account.",
  withdraw: "Ritira",
  give: "Dai il consenso",
  openFailed: "Non riusciamo ad aprire il testo",
  loading: "Leggo il testo",
  textTitle: (label: string, version: string) => `${label}, versione ${version}`,
  since: (date: string) => `In vigore da ${formatFullDate(date)}.`,
  onPaperOnly: "Il testo di questa versione sta sul foglio firmato: qui non c’è.",
  unreadable: "Non riusciamo a leggere il testo di questa versione.",
  differences: { added: "Aggiunto", removed: "Tolto" },
} as const;
