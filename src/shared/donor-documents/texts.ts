/** What is said of a donor's documents. */
export const texts = {
  own: "I tuoi documenti",
  ownEmpty: "Qui trovi i documenti che l’associazione ha preparato per te.",
  all: "Vedi tutti",
  of: "Documenti",
  ofEmpty: "Nessun documento porta il nome di questo donatore.",
  toAll: "Vai ai documenti",
  loading: "Leggo i documenti",
  failed: "Non riusciamo a leggere i documenti",
  noName: "Senza nome",
} as const;
