import type { ApiError } from "../../../api/errors";
import type { DonationType } from "../../../domain/blood";
import type { DonationWarning } from "../../../domain/donation-warnings";
import { formatFullDate } from "../../../domain/format";

const NAMES: Record<DonationType, string> = { 1: "sangue intero", 2: "piastrine", 3: "plasma" };
const days = (count: number) => (count === 1 ? "un giorno" : `${count} giorni`);

/** What speaks against a donation: what it is, and the figures behind it. */
export function warningWords(warning: DonationWarning, type: DonationType): { title: string; why: string } {
  switch (warning.code) {
    case "interval": {
      const { passed, total, after, from } = warning;
      const left = total - passed;
      return {
        title: left === 1 ? `Manca un giorno al riposo` : `Mancano ${left} giorni al riposo`,
        why: `Dalla donazione di ${formatFullDate(after)} ${passed === 1 ? "è passato 1" : `sono passati ${passed}`} dei ${days(total)}: ${NAMES[type]} da ${formatFullDate(from)}.`,
      };
    }
    case "interval-after":
      return {
        title: "La donazione dopo è troppo vicina",
        why: `Quella di ${formatFullDate(warning.next)} viene dopo ${days(warning.passed)}: ne servono ${warning.total}.`,
      };
    case "yearly-maximum":
      return {
        title: "Il numero dell’anno è già raggiunto",
        why: `Nel ${warning.year} ci sono già ${warning.most} donazioni di ${NAMES[type]}, quante se ne possono fare.`,
      };
    case "too-young":
      return {
        title: `A ${warning.age} anni non si dona`,
        why: `Si dona da ${warning.least} anni compiuti: da ${formatFullDate(warning.from)}.`,
      };
    case "too-old":
      return {
        title: `A ${warning.age} anni non si dona`,
        why: `Di ${NAMES[type]} si dona fino a ${warning.most} anni.`,
      };
    case "suspended":
      return {
        title: "Quel giorno c’è una sospensione",
        why: warning.until ? `Dura fino a ${formatFullDate(warning.until)}.` : "Non se ne conosce la fine.",
      };
    case "not-registered":
      return {
        title: "Non è ancora registrato tra i donatori",
        why: "L’iscrizione è da completare: prima invitalo o fagli firmare il modulo, poi registralo.",
      };
    case "same-day":
      return { title: "Quel giorno c’è già una donazione", why: "Controlla che non sia la stessa." };
  }
}

/** The donations of a donor, and how staff registers them. */
export const texts = {
  donations: "Donazioni",
  donationsCount: (count: string, one: boolean) => `${count} ${one ? "donazione" : "donazioni"}`,
  inYears: (count: string, years: number) => `${count} in ${years} ${years === 1 ? "anno" : "anni"}`,
  date: "Data",
  type: "Tipo",
  place: "Luogo",
  noDate: "Senza data",
  noYear: "Senza data",
  unknownType: "Tipo non noto",
  noDonations: "Ancora nessuna donazione",
  noDonationsHint: "Qui si vedrà ogni donazione, con il tipo e il luogo.",
  more: (count: string) => `Mostra altre ${count}`,
  left: (count: string) => `Altre ${count}`,
  cut: (count: string) => `Il server non ne manda di più: ne mancano ${count}, le più vecchie.`,
  register: "Registra donazione",
  change: "Modifica donazione",
  close: "Chiudi",
  cancel: "Annulla",
  save: "Salva",
  saving: "Salvo…",
  dayForm: "gg/mm/aaaa",
  today: "Oggi",
  asLast: "Come l’ultima registrata",
  enter: "Invio",
  enterHint: "registra e prepara la prossima",
  override: "Registra lo stesso: la donazione c’è già stata",
  overrideMissing: "Conferma che la donazione c’è stata, oppure cambia i dati.",
  why: "Perché",
  whyHelp: "Resta nella storia, con il tuo nome.",
  whyMissing: "Scrivi perché.",
  problems: {
    day: "Scrivi un giorno che esiste, come 14/11/2026.",
    "too-early": "La data è troppo lontana.",
    future: "La data è nel futuro: una donazione si registra quando c’è stata.",
    birth: "La data viene prima della nascita.",
    place: "Scrivi il luogo.",
  },
  conflict: "Qualcun altro ha cambiato questa donazione",
  conflictHint: "Nell’elenco ora vedi i dati nuovi. Se i tuoi valgono ancora, salva di nuovo.",
  /** Toasts, which may be read on another page: each says whose donation it was. */
  registered: (name: string) => `Donazione registrata: ${name}`,
  changed: (name: string) => `Donazione modificata: ${name}`,
  removed: (name: string) => `Donazione eliminata: ${name}`,
  actions: (date: string) => `Azioni per la donazione di ${date}`,
  rowActions: "Azioni",
  edit: "Modifica",
  remove: "Elimina",
  lacking: "Questo server non elimina le donazioni.",
  notRemoved: (why: string) => `Non eliminata. ${why}`,
  /** Of a window that was closed before the answer came. */
  late: ({ kind, message }: ApiError) => (kind === "unclear" ? message : `Donazione non registrata. ${message}`),
} as const;
