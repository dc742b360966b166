/** What the list's page says of exports; the rest comes with the dialog. */
export const buttonTexts = {
  open: "Esporta",
  openFailed: "Non riusciamo ad aprire l’esportazione. Riprova.",
} as const;
