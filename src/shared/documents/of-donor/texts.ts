export const texts = {
  own: "I tuoi documenti",
  all: "Vedi tutti",
  donor: "Documenti",
  office: "Documenti",
  empty: {
    own: "Qui trovi i documenti che l’associazione ha preparato per te.",
    donor: "Nessun documento porta il nome di questo donatore.",
    office: "Qui trovi i documenti che l’associazione ti fa vedere.",
  },
  goToDocuments: "Vai ai documenti",
  more: (count: string | null) =>
    count === null ? "Mostra altri" : count === "1" ? "Mostra un altro" : `Mostra altri ${count}`,
  moreFailed: "Non riusciamo a leggere gli altri. Riprova.",
  notSent: (count: string) => `Il server non ne manda di più: ne mancano ${count}, i più vecchi.`,
  loading: "Leggo i documenti",
  failed: "Non riusciamo a leggere i documenti",
} as const;
