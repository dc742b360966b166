/**
 * The labels of the specification that an association may replace by Italian ones, with `labels="italiano"`. They are replaced as a
 * set, so that a page has one language.
 */
export const ITALIAN_LABELS = {
  // English ones
  Dashboard: "Pagina iniziale",
  "Emails Template": "Modelli e-mail",
  Importer: "Importazione",
  Integrations: "Collegamenti",
  "Account settings": "Impostazioni account",
  "My Account": "Il mio account",
  "Sign out": "Esci",
  Exit: "Esci",
  Registration: "Registrazione",
  Director: "Direttore",
  "Page not found": "Pagina non trovata",
  "Please check the URL in the address bar and try again.": "Controlla l’indirizzo nella barra del browser e riprova.",
  "Go back home": "Torna alla pagina iniziale",
  "Go back": "Torna indietro",
  Error: "Errore",
  "You aren't authorized to see this": "Non puoi vedere questa pagina",
  "Looks like our API is down": "Il servizio è fermo",
  "oh nooo!": "Qualcosa è andato storto",
  "Looks like there is an error": "C’è stato un errore",
  "An error occurred during the request.": "La richiesta non è riuscita.",
  /** Within a message: "Manca il CAP at cap". */
  " at ": " in ",
  // Italian ones, in another spelling
  "Cerca...": "Cerca…",
  "Sangue Intero": "Sangue intero",
  "Piastrino aferesi": "Piastrinoaferesi",
  "Plasma aferesi": "Plasmaferesi",
  "Gruppi Sanguigni": "Gruppi sanguigni",
  "Zone & Associazioni": "Zone e associazioni",
  "Password Scaduta": "Password scaduta",
  "Registrazione aggiornato con successo": "Registrazione aggiornata",
  Gen: "gen",
  Feb: "feb",
  Mar: "mar",
  Apr: "apr",
  Mag: "mag",
  Giu: "giu",
  Lug: "lug",
  Ago: "ago",
  Set: "set",
  Ott: "ott",
  Nov: "nov",
  Dic: "dic",
} as const;

export type SpecifiedLabel = keyof typeof ITALIAN_LABELS;

/**
 * Whether the page has chosen the Italian labels. The autoloader writes the choice of the first element before it loads any other
 * code, because constants are made of labels.
 */
export const hasItalianLabels: boolean = Reflect.get(globalThis, Symbol.for("gds:labels")) === "italiano";

/** @returns the label of the specification, or the Italian one */
export const label = (specified: keyof typeof ITALIAN_LABELS): string =>
  hasItalianLabels ? ITALIAN_LABELS[specified] : specified;

/** @returns a quoted text: with the specification's quotation marks, or the Italian ones */
export const quoted = (text: string): string => (hasItalianLabels ? `«${text}»` : `"${text}"`);
