/** The purpose of an e-mail. It decides whose consent the e-mail needs. */
export const purposeTexts = {
  label: "Che cos’è",
  names: { news: "Invito o notizia", call: "Chiamata a donare" },
  open: "Da scegliere a ogni invio",
} as const;
