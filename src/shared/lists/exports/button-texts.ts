/** The texts of export and print before the export's code is loaded. */
export const buttonTexts = {
  open: "Esporta",
  selection: "la selezione",
  openFailed: "Non riusciamo ad aprire l’esportazione. Riprova.",
  print: "Stampa",
  printFailed: "Non riusciamo a stampare l’elenco. Riprova.",
} as const;
