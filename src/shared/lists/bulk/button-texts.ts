/** What the button of a list says: its window's words come with the window. */
export const buttonTexts = {
  failed: "Non riusciamo ad aprire la finestra. Controlla la connessione e riprova.",
} as const;
