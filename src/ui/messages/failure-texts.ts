/** Texts of failures. They are apart from the kit's other texts, because every element downloads them. */
export const failureTexts = {
  newVersion: "C’è una nuova versione: ricarica",
  reload: "Ricarica",
  retry: "Riprova",
  close: "Chiudi",
} as const;
