import { withLabel } from "../../../domain/labels";
import { recordTexts } from "../../../domain/record-texts";
import type { OwnTexts } from "../../../shared/lists/texts";
import type { RegistryTab } from "./first-reads";

/** Texts of the lists, beyond those derived from the names of their rows. */
export const LIST_TEXTS: Record<RegistryTab, OwnTexts> = {
  donors: {
    placeholder: "Nome, tessera, codice fiscale",
    emptyTitle: "Qui vivranno i tuoi donatori",
    emptyHint: "Appena qualcuno si registra lo trovi in questo elenco.",
  },
  donations: {
    placeholder: "Cerca donatore o luogo",
    emptyHint: "Appena se ne registra una la trovi in questo elenco.",
    searchTip: "Prova con il cognome, o con il luogo.",
  },
  awards: {
    placeholder: "Cerca donatore o benemerenza",
    emptyHint: "Appena qualcuno ne merita una la trovi in questo elenco.",
    searchTip: "Prova con il cognome, o con il nome del premio.",
  },
  awardsDue: {
    placeholder: "Cerca donatore o benemerenza",
    searchLabel: "Cerca in chi riceve una benemerenza",
    emptyTitle: "Nessuna benemerenza da consegnare",
    emptyHint: "Appena qualcuno ne matura una la trovi in questo elenco.",
    searchTip: "Prova con il cognome, o con il nome del premio.",
  },
};

export const texts = {
  allStatuses: "In ogni stato.",
  /** The dashboard's number of the same name is smaller (decisions §7). */
  dashboardCounts: withLabel(
    " La dashboard conta solo attivi, inattivi e sospesi.",
    " La pagina iniziale conta solo attivi, inattivi e sospesi.",
  ),
  defaultRules: " «Sangue intero dal» segue le regole di base: la tua associazione può averne di diverse.",
  /** "Nuovo donatore"; in a narrow container only the first word. */
  create: "Nuovo",
  createNoun: "donatore",
  importHint: "Se hai già un elenco in un file csv bastano cinque minuti. Ti mostriamo tutto prima di salvare.",
  importFile: "Importa un file csv",
  heading: recordTexts("donors").title,
  tabs: "Elenchi",
  /** Shorter than the lists' titles. */
  tabTitles: { awardsDue: "Da consegnare" } as Partial<Record<RegistryTab, string>>,
  /** Shorter than the fields' labels. */
  columns: {
    name: "Donatore",
    bloodGroup: "Gruppo",
    nextDonation: "Sangue intero dal",
    donationsNumber: "Donazioni",
    periodCounts: { last12Months: "Ultimi 12 mesi", thisYear: "Quest’anno" },
    award: "Benemerenza",
    awardDay: "Conferita il",
    otherAward: "Altra benemerenza",
    otherAwardDay: "Data dell’altra",
  },
  /** Ascending and descending. */
  orders: {
    cardNumber: ["Per tessera, dalla più bassa", "Per tessera, dalla più alta"],
    lastDonationDate: ["Da chi non dona da più tempo", "Da chi ha donato di recente"],
    nextDonationDate: ["Da chi può donare prima", "Da chi può donare più tardi"],
    donationsNumber: ["Da chi ha donato meno", "Da chi ha donato di più"],
    date: ["Dalla più vecchia", "Dalla più recente"],
    rank: ["Dalla benemerenza più bassa", "Dalla benemerenza più alta"],
    since: ["Da chi aspetta da più tempo", "Da chi aspetta da meno tempo"],
    years: ["Da meno anni", "Da più anni"],
    area: ["Per zona, dalla A alla Z", "Per zona, dalla Z alla A"],
  },
  noCard: "nessuna",
  /** The menu of a row. */
  actionsOf: (name: string) => `Azioni per ${name}`,
  open: "Apri la scheda",
  edit: "Modifica",
  register: "Registra donazione",
} as const;
