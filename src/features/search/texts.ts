import { quoted } from "../../domain/labels";
import { counted } from "../../domain/language/italian";
import type { Category } from "./requests/search";

/** Texts of the search dialog. Title, empty state and footer are prescribed (specification §2). */
export const texts = {
  results: "Risultati",
  recent: "Aperti di recente",
  commandGroups: { do: "Fai", go: "Vai a", more: "Altri comandi" },
  whichDonor: "Quale donatore?",
  ofDonor: (command: string) => `${command}: cerca il donatore per nome, tessera o telefono`,
  hint: "Comandi e persone, anche per tessera o telefono",
  donorHint: "Cerca tra i tuoi dati e i tuoi documenti.",
  documents: "Documenti",
  others: "Altri",
  nothing: "Nessuna corrispondenza trovata",
  found: (count: number, query: string) => `${counted(count, "risultato", "risultati")} per ${quoted(query)}`,
  searching: "Cerco…",
  failed: "Non riusciamo a cercare",
  moreFailed: "Non riusciamo a leggere altri risultati",
  wait: (seconds: number) => `Riprova tra ${counted(seconds, "secondo", "secondi")}.`,
  loadingMore: "Altri risultati in arrivo…",
  within: "Dove cercare",
  /** Details of a hit. */
  bornIn: (year: string) => `classe ${year}`,
  zone: (area: string) => `zona ${area}`,
  card: (number: string) => `tessera\u00a0${number}`,
  foundBy: (what: string) => `trovato per ${what}`,
  enter: "Invio",
  move: "scorri",
  escape: "Esc",
  close: "chiudi",
} as const;

export const CATEGORY_LABELS: Record<Category | "all", string> = {
  all: "Tutti",
  donors: "Donatori",
  donations: "Donazioni",
  awards: "Benemerenze",
};

/** The fields of a donor that a keyword can match. */
export const MATCHED_LABELS = {
  fiscalCode: "codice fiscale",
  cardNumber: "tessera",
  serialNumber: "matricola",
  key: "chiave",
  phone: "telefono",
} as const;
