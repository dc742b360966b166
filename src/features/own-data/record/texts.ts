import { withPreposition } from "../../../domain/dates/with-preposition";
import { capitalised } from "../../../domain/language/italian";

/** What donors read about themselves: short, with "tu", no blame. */
export const texts = {
  hello: (name: string) => `Ciao ${name}`.trim(),
  loading: "Leggo i tuoi dati",
  failed: "Non riusciamo a leggere i tuoi dati",
  status: "Il tuo stato",
  data: "I tuoi dati",
  cardComes: "te la dà la sede",
  canDonateToday: "Oggi puoi donare sangue intero.",
  canDonateFrom: (date: string) => `Puoi donare sangue intero ${withPreposition("dal", date)}.`,
  askFirst: "Prima di donare, chiedi al medico della tua sede.",
  askDoctor: "Per sapere quando potrai donare, chiedi al medico della tua sede.",
  since: (date: string) => capitalised(withPreposition("dal", date)),
  until: (date: string) => ` fino ${withPreposition("al", date)}`,
  notADonor: "Questo spazio è per i donatori",
  notADonorHint: "Il tuo account non ha una scheda di donatore. Usa la pagina dell’associazione per lavorare.",
  fewMinutes: "Bastano pochi minuti.",
  fillIn: "Compila il modulo",
  /** For active donors, whose form is in the back office. */
  askToCorrect:
    "Qualcosa è cambiato, per esempio il telefono? Scrivilo in «I miei dati», sul sito dell’associazione, o senti la tua sede.",
} as const;
