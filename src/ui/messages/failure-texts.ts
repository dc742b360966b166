/** What is said when something of ours doesn't go on: apart from the kit's other words, since every element downloads it. */
export const failureTexts = {
  newVersion: "C’è una nuova versione: ricarica",
  reload: "Ricarica",
  retry: "Riprova",
  close: "Chiudi",
} as const;
