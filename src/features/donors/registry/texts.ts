import { withLabel } from "../../../domain/labels";
import { recordTexts } from "../../../domain/record-texts";
import type { OwnTexts } from "../../../shared/lists/texts";
import type { RegistryTab } from "./first-reads";

/** Texts of the list of donors, beyond those derived from the name of its rows. */
export const donorListTexts: OwnTexts = {
  placeholder: "Nome, tessera, codice fiscale",
  emptyTitle: "Qui vivranno i tuoi donatori",
  emptyHint: "Appena qualcuno si registra lo trovi in questo elenco.",
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
  },
  /** Ascending and descending. */
  orders: {
    cardNumber: ["Per tessera, dalla più bassa", "Per tessera, dalla più alta"],
    lastDonationDate: ["Da chi non dona da più tempo", "Da chi ha donato di recente"],
    nextDonationDate: ["Da chi può donare prima", "Da chi può donare più tardi"],
    donationsNumber: ["Da chi ha donato meno", "Da chi ha donato di più"],
    area: ["Per zona, dalla A alla Z", "Per zona, dalla Z alla A"],
  },
  noCard: "nessuna",
  /** The menu of a row. */
  actionsOf: (name: string) => `Azioni per ${name}`,
  open: "Apri la scheda",
  edit: "Modifica",
  register: "Registra donazione",
} as const;
