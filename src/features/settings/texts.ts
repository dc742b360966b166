/** What the page of the settings says. The title is to the letter (specification §2). */
export const texts = {
  title: "Zone & Associazioni",
  tabsLabel: "Impostazioni",
  tabs: { zones: "Zone", rules: "Regole", awards: "Benemerenze", cards: "Tessere", texts: "Testi" },
  previewFailed: (why: string) => `Non riusciamo a contare che cosa cambierebbe. ${why}`,
  restoreFormer: "Ripristina i valori di prima",
  back: "Torna al modulo",
  history: "Storia",
  historyFailed: "Non riusciamo a leggere la storia",
  /** Where the server doesn't say who saved. */
  somebody: "La sede",
  earlier: "Mostra le precedenti",
} as const;
