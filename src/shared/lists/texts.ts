import { uiTexts } from "../../ui/texts";
import { recordTexts } from "../../domain/record-texts";
import type { ListKind } from "../../domain/records/records";
import type { ColumnLook } from "./list-column";

/** The texts of a list that can't be derived from its kind. */
export interface OwnTexts {
  placeholder: string;
  /** For a list without any row. */
  emptyHint: string;
  /** After a search without results. */
  searchTip?: string;
  lead?: string;
  /** Replaces the default. */
  searchLabel?: string;
  emptyTitle?: string;
}

/** @returns all texts of a list */
export function listTexts(kind: ListKind, own: OwnTexts) {
  const { title, the, inThe, allThe, none, agree, counted } = recordTexts(kind);
  const { searchTip = "Prova con il cognome, o con una parte." } = own;
  return {
    title,
    lead: own.lead,
    searchLabel: own.searchLabel ?? `Cerca ${inThe}`,
    placeholder: own.placeholder,
    loading: `Leggo ${the}`,
    emptyTitle: own.emptyTitle ?? `Qui vivranno ${the}`,
    emptyHint: own.emptyHint,
    noMatchHint: (text: string) => `${none} corrisponde a «${text}». ${searchTip}`,
    /** The heading after a search: "15 donatori per «rossi»". */
    searched: (text: string, total: number | null) =>
      `${total === null ? title : total === 0 ? none : counted(total)} per «${text}»`,
    /** The browser's title after a search; without the text, which may be a name. */
    found: (total: number) => (total === 0 ? none : counted(total)),
    failedTitle: `Non riusciamo a leggere ${the}`,
    /** The number of selected rows: "3 selezionati". */
    selected: (count: string, one: boolean) => `${count} ${agree("selezionat", one ? 1 : null)}`,
    /** Selects the rows of all pages: "Seleziona tutti i 1.234". */
    selectAll: (total: string) => `Seleziona ${allThe} ${total}`,
  };
}

export type ListTexts = ReturnType<typeof listTexts>;

export const texts = {
  clearSearch: "Svuota la ricerca",
  clearFilters: "Togli i filtri",
  sort: "Ordina per",
  moreTools: "Altri comandi",
  listTools: "Elenco",
  order: "Ordina",
  filter: "Filtra",
  columnsAndViews: "Colonne e viste",
  /** The default labels of an order. */
  ordersOf: (label: string): NonNullable<ColumnLook["orders"]> => [
    `Per ${label.toLowerCase()}`,
    `Per ${label.toLowerCase()}, al contrario`,
  ],
  noMatchTitle: "Nessuna corrispondenza trovata",
  /** For screen readers. */
  noMatchStatus: "Nessun risultato",
  noFilterMatch: "Nessuna riga corrisponde ai filtri.",
  noMatchOfBoth: (text: string) => `Nessuna riga corrisponde insieme alla ricerca «${text}» e ai filtri.`,
  pastEndTitle: "Questa pagina non c’è più",
  pastEndHint: "L’elenco è diventato più corto.",
  firstPage: "Vai alla prima pagina",
  refreshFailed: "Non riusciamo ad aggiornare l’elenco: quello che vedi è di poco fa.",
  refusedFilter: "Il server non accetta questo filtro: vedi ancora l’elenco di prima.",
  refusedFilterOrOrder: "Il server non accetta questo filtro, o quest’ordine: vedi ancora l’elenco di prima.",
  refusedOrder: "Il server non sa mettere l’elenco in quest’ordine: vedi ancora quello di prima.",
  notComputed:
    "Questo server non sa calcolare quello che il filtro chiede. Senza quella regola l’elenco sarebbe un altro: non lo mostriamo.",
  withoutComputed: "Togli le regole che il server non conosce",
  usualOrder: "Torna all’ordine solito",
  changedElsewhere: (changed: number, gone: number) =>
    [
      changed > 0 && (changed === 1 ? "Una riga è stata aggiornata." : `${changed} righe sono state aggiornate.`),
      gone > 0 && (gone === 1 ? "Una riga non è più qui." : `${gone} righe non sono più qui.`),
    ]
      .filter(Boolean)
      .join(" "),
  selectPage: "Seleziona la pagina",
  selectRow: (name: string) => `Seleziona ${name}`,
  elsewhere: (count: string) => `di cui ${count} fuori da questa pagina`,
  /** Follows `selectAll`. */
  thatMatch: " che corrispondono",
  allSelected: "Tutte le righe selezionate",
  deselect: "Togli la selezione",
  namesInOrder: ["Dalla A alla Z", "Dalla Z alla A"],
  widthOf: (label: string) => `Larghezza di ${label}`,
  skipToRows: "Vai alle righe",
  resizeHint:
    "Trascina per cambiare la larghezza; doppio clic per quella automatica. Da tastiera: frecce a destra e a sinistra, su e giù per le altre colonne, Invio per quella automatica.",
  columns: "Colonne",
  actions: "Azioni",
  columnsFailed: uiTexts.openFailed("le colonne"),
} as const;
