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
  /** How many are selected ("3 selezionati"). */
  selected: (count: string, one: boolean) => string;
  /** Offers to select what is on all pages ("Seleziona tutti i 1.234"). */
  selectAll: (total: string) => string;
}

/** What all lists say. */
export const texts = {
  /** On paper, where the search field is not. */
  searchedFor: (text: string) => `Ricerca: «${text}»`,
  clearSearch: "Svuota la ricerca",
  clearFilters: "Togli i filtri",
  sort: "Ordina per",
  /** Unfolds what a narrow element has no room for. */
  moreTools: "Altri comandi",
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
  refreshFailed: "Non riusciamo ad aggiornare l’elenco: quello che vedi è di poco fa.",
  /** What a server answered that can't filter or order so. */
  refusedFilter: "Il server non accetta questo filtro: vedi ancora l’elenco di prima.",
  refusedFilterOrOrder: "Il server non accetta questo filtro, o quest’ordine: vedi ancora l’elenco di prima.",
  refusedOrder: "Il server non sa mettere l’elenco in quest’ordine: vedi ancora quello di prima.",
  noFigures:
    "Questo server non sa contare le donazioni di un periodo. Senza quella regola l’elenco sarebbe un altro: non lo mostriamo.",
  withoutFigures: "Togli le regole sul periodo",
  usualOrder: "Torna all’ordine solito",
  selectPage: "Seleziona la pagina",
  selectRow: (name: string) => `Seleziona ${name}`,
  elsewhere: (count: string) => `di cui ${count} fuori da questa pagina`,
  /** After the offer to select all. */
  thatMatch: " che corrispondono",
  allSelected: "Tutte le righe selezionate",
  deselect: "Togli la selezione",
  /** The edge of a column's head. */
  widthOf: (label: string) => `Larghezza di ${label}`,
  resizeHint: "Trascina per cambiare la larghezza; doppio clic per quella automatica",
  columns: "Colonne",
  columnsFailed: "Non riusciamo ad aprire le colonne. Controlla la connessione e riprova.",
  shortcutsFailed: "Non riusciamo ad aprire le scorciatoie. Controlla la connessione e riprova.",
} as const;
