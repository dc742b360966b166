import { failureTexts } from "./messages/failure-texts";

/** The texts of the kit, and those that many screens share. */
export const uiTexts = {
  /** In errors; toasts say `check` instead. */
  lookBelow: "guarda qui sotto",
  check: "controlla",
  close: failureTexts.close,
  cancel: "Annulla",
  save: "Salva",
  saving: "Salvo…",
  sending: "Invio…",
  noName: "Senza nome",
  loading: "Caricamento in corso",
  notKnown: "non lo sappiamo",
  clear: "Svuota",
  remove: (what: string) => `Togli ${what}`,
  retry: failureTexts.retry,
  breadcrumb: "Percorso",
  toasts: "Messaggi",
  openFailed: (what: string) => `Non riusciamo ad aprire ${what}. Controlla la connessione e riprova.`,
} as const;
