import { formatFullDate } from "../../../domain/format";

/** Texts of the dialog in which a donor answers one consent text. */
export const texts = {
  changed: (label: string) => `Il testo «${label}» è cambiato`,
  now: (label: string) => `Consenso «${label}»`,
  former: (version: string, date: string) =>
    `Hai accettato la versione ${version}. Da ${formatFullDate(date)} ce n’è una nuova.`,
  differences: "Che cosa cambia",
  text: "Il testo",
  newText: "Il testo nuovo",
  version: (date: string | undefined, version: string) =>
    date ? `Testo di ${formatFullDate(date)}, versione ${version}` : `Testo versione ${version}`,
  required:
    "Puoi rispondere anche più tardi: fino ad allora vale quello che hai accettato. Continui a donare, a leggere i tuoi dati e a poterli cancellare, come prima. Se non sei d’accordo, parlane con la tua sede.",
  optional: "Non serve per donare: scegli come preferisci, e cambia idea quando vuoi da «I miei dati».",
  withdraw: (label: string) => `Ritirare il consenso «${label}»?`,
  withdrawHint: "Non serve per donare. Se cambi idea, puoi darlo di nuovo quando vuoi da «I miei dati».",
  withdrawYes: "Ritira il consenso",
  withdrawn: (label: string) => `Consenso «${label}» ritirato`,
  later: "Più tardi",
  accept: "Accetto",
  yes: "Sì, do il consenso",
  no: "No, non lo do",
  saved: "Risposta registrata",
  notSaved: (reason: string) => `Non salvato. ${reason}`,
} as const;
