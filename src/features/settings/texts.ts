/** What the page of the settings says. The title is to the letter (specification §2). */
export const texts = {
  title: "Zone & Associazioni",
  tabsLabel: "Impostazioni",
  tabs: { zones: "Zone", cards: "Tessere", texts: "Testi" },
} as const;
