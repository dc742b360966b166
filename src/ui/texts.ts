import { failureTexts } from "./messages/failure-texts";

/** The texts of the kit, and those that many screens share. */
export const uiTexts = {
  /** In errors; toasts say `check` instead. */
  lookBelow: "guarda qui sotto",
  check: "controlla",
  /** For a value with a probable typing error. */
  meant: (value: string) => `Intendevi ${value}?`,
  close: failureTexts.close,
  cancel: "Annulla",
  save: "Salva",
  saving: "Salvo…",
  sending: "Invio…",
  noName: "Senza nome",
  loading: "Caricamento in corso",
  suggestions: "Suggerimenti",
  optional: { masculine: "facoltativo", feminine: "facoltativa" },
  required: { masculine: "obbligatorio", feminine: "obbligatoria" },
  notKnown: "non lo sappiamo",
  showPassword: "Mostra la password",
  hidePassword: "Nascondi la password",
  clear: "Svuota",
  remove: (what: string) => `Togli ${what}`,
  retry: failureTexts.retry,
  breadcrumb: "Percorso",
  pagination: "Pagine",
  previousPage: "Pagina precedente",
  nextPage: "Pagina successiva",
  page: (number: string) => `Pagina ${number}`,
  range: (from: string, to: string, total: string) => `${from}–${to} di ${total}`,
  rangeWithoutTotal: (from: string, to: string) => `${from}–${to}`,
  noRows: "Nessuna riga",
  damagedRows: (count: number) =>
    count === 1
      ? "Una riga è arrivata rovinata: mostriamo quello che si legge."
      : `${count} righe sono arrivate rovinate: mostriamo quello che si legge.`,
  rows: "Righe",
  rowsPerPage: "Righe per pagina",
  toasts: "Messaggi",
  dialogFailed: "Non riusciamo ad aprire la finestra. Controlla la connessione e riprova.",
  menuFailed: "Non riusciamo ad aprire il menu. Controlla la connessione e riprova.",
} as const;
