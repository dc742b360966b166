/** Texts of the bell. The drawer's texts load with the drawer. */
export const texts = {
  title: "Notifiche",
  bell: (count: number) => (count === 0 ? "Notifiche, nessuna da leggere" : `Notifiche, ${count} da leggere`),
  failed: "Notifiche, non riusciamo a leggerle: riprova",
  arrived: "Hai una nuova notifica",
  open: "Apri",
  invite: "Accedi per vedere le tue notifiche",
  partFailed: "Non riusciamo ad aprire le notifiche. Controlla la connessione e riprova.",
} as const;
