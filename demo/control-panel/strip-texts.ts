import type { TransportName } from "../boot/params";

/** Texts of the control panel's strip. */
export const stripTexts = {
  region: "Comandi della dimostrazione",
  home: "Demo",
  toggle: "Comandi",
  starting: "Si prepara…",
  failed: (reason: string) => `Non riuscito: ${reason}`,
  notLoaded: "Non riusciamo a scaricare i comandi. Controlla la connessione e premi di nuovo.",
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
