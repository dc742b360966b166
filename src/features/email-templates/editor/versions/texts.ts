/** What is said of former versions. */
export const versionTexts = {
  title: "Versioni",
  lead: "Com’era l’e-mail prima. Ripristinarne una si può annullare.",
  loading: "Carico le versioni",
  failed: "Le versioni non si sono caricate",
  none: "Non ci sono ancora versioni: la prima resta quando salvi una modifica.",
  unknownDate: "Senza data",
  savedBy: (name: string) => `di ${name}`,
  look: (when: string) => `Guarda la versione: ${when}`,
  unreadable: "Fatta con un altro editor: qui non si può leggere.",
  dialogTitle: (when: string) => `Versione: ${when}`,
  before: "Questa versione",
  now: "Adesso",
  restore: "Ripristina questa versione",
  restored: "Versione ripristinata. Con Annulla torna com’era.",
} as const;
