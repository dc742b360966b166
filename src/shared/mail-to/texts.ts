/** Texts between a list of people and a mail to them. */
export const texts = {
  write: "Scrivi",
  failed: "Non riusciamo ad aprire la scelta del modello",
} as const;
