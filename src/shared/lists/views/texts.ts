export const texts = {
  open: "Viste",
  openFailed: "Non riusciamo ad aprire le viste. Riprova.",
  nameFailed: "Non riusciamo a scaricare il nome della vista. Controlla la connessione.",
  modified: "modificata",
  back: "Torna alla vista",
  saved: "Vista salvata",
  conflictFailed: "Qualcuno ha cambiato questa vista mentre la usavi: la tua non è stata salvata. Riprova.",
  notFound: "Questa vista non c’è più, o non è condivisa con te: vedi tutto l’elenco.",
  notRead: "Non riusciamo a leggere le viste: vedi tutto l’elenco.",
  omittedRules: (count: number) =>
    count === 1
      ? "Una regola chiede una colonna o un confronto che non c’è più: l’abbiamo lasciata fuori."
      : `${count} regole chiedono colonne o confronti che non ci sono più: le abbiamo lasciate fuori.`,
  omittedColumns: (count: number) =>
    count === 1
      ? "Una colonna non c’è più: l’abbiamo lasciata fuori."
      : `${count} colonne non ci sono più: le abbiamo lasciate fuori.`,
} as const;
