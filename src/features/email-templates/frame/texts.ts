/** What stands around a template. */
export const texts = {
  exit: "Exit",
  tabs: "Parti del modello",
  design: "Disegno",
  preview: "Anteprima",
  performance: "Risultati",
  sendings: "Invii",
  noName: "Senza nome",
  nameOf: (name: string) => `Nome di ${name}`,
  renameIt: (name: string) => `${name}: cambia nome`,
  rename: "Rinomina",
  loading: "Leggo il modello",
  notFound: "Questo modello non c’è",
  notFoundHint: "Forse qualcuno l’ha eliminato, o il collegamento è vecchio.",
  toList: "Vai ai modelli",
  failed: "Non riusciamo a leggere il modello",
  refreshFailed: "Non riusciamo ad aggiornare il modello: quello che vedi è di poco fa.",
} as const;
