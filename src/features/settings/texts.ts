import { label } from "../../domain/labels";

/** Texts of the settings page. The title is prescribed (specification §2). */
export const texts = {
  title: label("Zone & Associazioni"),
  tabsLabel: "Impostazioni",
  tabs: {
    zones: "Zone",
    rules: "Regole",
    awards: "Benemerenze",
    cards: "Tessere",
    texts: "Testi",
    activity: "Registro attività",
    dataRequests: "Richieste sui dati",
  },
  previewFailed: (reason: string) => `Non riusciamo a contare che cosa cambierebbe. ${reason}`,
  restoreFormer: "Ripristina i valori di prima",
  back: "Torna al modulo",
  history: "Storia",
  historyFailed: "Non riusciamo a leggere la storia",
  /** Shown if the server doesn't send the author of a save. */
  somebody: "La sede",
  earlier: "Mostra le precedenti",
} as const;
