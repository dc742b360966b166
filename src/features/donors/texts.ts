import type { SortField } from "./list-view";

/** What the list of donors says. */
export const texts = {
  title: "Donatori",
  /** The dashboard's figure of the same name is smaller (decisions §7). */
  lead: "In ogni stato. La dashboard conta solo attivi, inattivi e sospesi.",
  /** On paper, where the search field is not. */
  searchedFor: (query: string) => `Ricerca: «${query}»`,
  search: "Cerca nome, tessera, codice fiscale",
  searchLabel: "Cerca nei donatori",
  clearSearch: "Svuota la ricerca",
  table: "Donatori",
  columns: {
    lastName: "Donatore",
    cardNumber: "Tessera",
    bloodGroup: "Gruppo",
    status: "Stato",
    lastDonationDate: "Ultima donazione",
    nextDonation: "Può donare dal",
    donationsNumber: "Donazioni",
    area: "Zona",
  },
  sort: "Ordina per",
  /** The order in words, up and down. */
  orders: {
    lastName: ["Dalla A alla Z", "Dalla Z alla A"],
    cardNumber: ["Per tessera, dalla più bassa", "Per tessera, dalla più alta"],
    bloodGroup: ["Per gruppo", "Per gruppo, al contrario"],
    status: ["Per stato", "Per stato, al contrario"],
    lastDonationDate: ["Da chi non dona da più tempo", "Da chi ha donato di recente"],
    donationsNumber: ["Da chi ha donato meno", "Da chi ha donato di più"],
    area: ["Per zona, dalla A alla Z", "Per zona, dalla Z alla A"],
  } satisfies Record<SortField, [up: string, down: string]>,
  noName: "Senza nome",
  noCard: "senza tessera",
  loading: "Leggo i donatori",
  emptyTitle: "Qui vivranno i tuoi donatori",
  emptyHint: "Appena qualcuno si registra lo trovi in questo elenco.",
  noMatchTitle: "Nessuna corrispondenza trovata",
  noMatchHint: (query: string) => `Nessun donatore corrisponde a «${query}». Prova con il cognome, o con una parte.`,
  pastEndTitle: "Questa pagina non c’è più",
  pastEndHint: "L’elenco è diventato più corto.",
  firstPage: "Vai alla prima pagina",
  failedTitle: "Non riusciamo a leggere i donatori",
  retry: "Riprova",
  refreshFailed: "Non riusciamo ad aggiornare l’elenco: quello che vedi è di poco fa.",
} as const;
