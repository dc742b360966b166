/** What is said of the answers to a form's consents. */
export const texts = {
  title: "Consensi",
  ownTitle: "I tuoi consensi",
  none: "Nessuna risposta registrata.",
  given: "Dato",
  refused: "Non dato",
  onPaper: (date: string) => `su carta, firmato ${date}`,
  version: (version: string) => `testo versione ${version}`,
  change: "Per cambiare idea, senti la tua sede.",
} as const;
