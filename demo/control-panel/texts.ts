import type { TransportName } from "../boot/params";

/** Texts of the control panel. */
export const texts = {
  region: "Comandi della dimostrazione",
  home: "Demo",
  toggle: "Comandi",
  starting: "Si prepara…",
  persona: "Persona",
  signIn: "Entra",
  signOut: "Esci",
  scenario: "Scenario",
  scenarioHint: "Vale dalla prossima chiamata.",
  noScenario: "Nessuno: tutto funziona",
  theme: "Tema",
  themes: { light: "Chiaro", dark: "Scuro", auto: "Sistema" },
  labels: "Etichette",
  labelsSpecified: "Come nel programma di prima",
  labelsItalian: "Tutte in italiano",
  width: "Larghezza",
  widthFree: "Libera",
  notification: "Notifica dal vivo",
  notify: "Invia una notifica",
  notified: "Notifica inviata.",
  mails: "Posta “spedita”",
  mailsRefresh: "Aggiorna la posta",
  noMails: "Ancora nessuna e-mail.",
  calls: "Chiamate",
  noAnswer: "nessuna risposta",
  session: "Sessione",
  expire: "Fai scadere il token",
  expired: "Token scaduto: la prossima chiamata lo rinnova.",
  data: "Dati",
  reset: "Azzera i dati",
  failed: (reason: string) => `Non riuscito: ${reason}`,
  sample: { title: "Nuovo donatore da attivare", message: "Ha inviato il modulo adesso." },
} as const;

const TRANSPORT_TEXTS: Record<TransportName, string> = {
  worker: "API simulata da un service worker",
  inline: "API simulata nella pagina",
  http: "API su un server",
};

/** The text on the strip. */
export function stateText(transport: TransportName, scenario: string | null, detail: string | null): string {
  return [TRANSPORT_TEXTS[transport], detail, scenario && `scenario: ${scenario}`].filter(Boolean).join(" · ");
}
