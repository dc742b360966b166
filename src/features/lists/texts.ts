import type { ColumnLook } from "./list-column";

/** What one list says of its rows. */
export interface ListTexts {
  title: string;
  lead?: string;
  search: { label: string; placeholder: string };
  loading: string;
  emptyTitle: string;
  emptyHint: string;
  noMatchHint: (text: string) => string;
  failedTitle: string;
}

/** What all lists say. */
export const texts = {
  /** On paper, where the search field is not. */
  searchedFor: (text: string) => `Ricerca: «${text}»`,
  clearSearch: "Svuota la ricerca",
  clearFilters: "Togli i filtri",
  sort: "Ordina per",
  /** An order that a column has no words for, up and down. */
  ordersOf: (label: string): NonNullable<ColumnLook["orders"]> => [
    `Per ${label.toLowerCase()}`,
    `Per ${label.toLowerCase()}, al contrario`,
  ],
  noMatchTitle: "Nessuna corrispondenza trovata",
  noFilterMatch: "Nessuna riga corrisponde ai filtri.",
  pastEndTitle: "Questa pagina non c’è più",
  pastEndHint: "L’elenco è diventato più corto.",
  firstPage: "Vai alla prima pagina",
  retry: "Riprova",
  refreshFailed: "Non riusciamo ad aggiornare l’elenco: quello che vedi è di poco fa.",
  selectPage: "Seleziona la pagina",
  selectRow: (name: string) => `Seleziona ${name}`,
  selected: (count: string, one: boolean) => (one ? "1 riga selezionata" : `${count} righe selezionate`),
  elsewhere: (count: string) => `di cui ${count} in altre pagine`,
  deselect: "Deseleziona",
} as const;
