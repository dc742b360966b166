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
  /** What a server answered that can't filter or order so. */
  refusedFilter: "Il server non accetta questo filtro: vedi ancora l’elenco di prima.",
  refusedFilterOrOrder: "Il server non accetta questo filtro, o quest’ordine: vedi ancora l’elenco di prima.",
  refusedOrder: "Il server non sa mettere l’elenco in quest’ordine: vedi ancora quello di prima.",
  usualOrder: "Torna all’ordine solito",
  selectPage: "Seleziona la pagina",
  selectRow: (name: string) => `Seleziona ${name}`,
  selected: (count: string, one: boolean) => (one ? "1 riga selezionata" : `${count} righe selezionate`),
  elsewhere: (count: string) => `di cui ${count} in altre pagine`,
  deselect: "Deseleziona",
} as const;
