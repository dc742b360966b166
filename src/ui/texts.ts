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
  toasts: "Messaggi",
  openFailed: (what: string) => `Non riusciamo ad aprire ${what}. Controlla la connessione e riprova.`,
} as const;
