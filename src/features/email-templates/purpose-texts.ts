/** What an e-mail is: that says whose consent it needs. */
export const purposeTexts = {
  label: "Che cos’è",
  names: { news: "Invito o notizia", call: "Chiamata a donare" },
  open: "Da scegliere a ogni invio",
} as const;
