/** What the drawer says; titles and labels are to the letter (specification §2). */
export const texts = {
  title: "Notifiche",
  description: "Tutte le notifiche del tuo account",
  unread: "Da leggere",
  markRead: "Segna come letta",
  remove: "Elimina notifica",
  removeThis: (title: string) => `Elimina notifica: ${title}`,
  removed: "Notifica eliminata",
  readAll: "Segna tutte come lette",
  at: (msg: string, param: string) => `${msg} at ${param}`,
  lacking: "Questo server non offre le notifiche",
  emptyTitle: "Nessuna notifica",
  emptyHint: "Qui arrivano gli avvisi del tuo account: non devi fare nulla.",
  failedTitle: "Non riusciamo a leggere le notifiche",
  notDone: "La notifica è rimasta com’era.",
  notFresh: "L’elenco potrebbe non essere aggiornato.",
  loading: "Carico le notifiche",
} as const;
