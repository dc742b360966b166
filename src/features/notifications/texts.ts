import { label } from "../../domain/labels";

/** Texts of the drawer. Titles and labels are prescribed (specification §2). */
export const texts = {
  title: "Notifiche",
  description: "Tutte le notifiche del tuo account",
  unread: "Da leggere",
  markRead: "Segna come letta",
  remove: "Elimina notifica",
  removeThis: (title: string) => `Elimina notifica: ${title}`,
  removed: "Notifica eliminata",
  restore: "Ripristina la notifica",
  readAll: "Segna tutte come lette",
  allRead: "Tutte le notifiche sono lette",
  markUnread: "Segna come da leggere",
  fresh: (count: number) => (count === 1 ? "1 nuova notifica" : `${count} nuove notifiche`),
  loadingOlder: "Carico le notifiche precedenti",
  olderFailed: "Non riusciamo a leggere le notifiche precedenti",
  /** "at" is prescribed (specification §2). Only the row of a file is always in Italian. */
  at: (msg: string, param: string) => `${msg}${/^riga \d/.test(param) ? " alla " : label(" at ")}${param}`,
  emptyTitle: "Nessuna notifica",
  emptyHint: "Qui arrivano gli avvisi del tuo account: non devi fare nulla.",
  failedTitle: "Non riusciamo a leggere le notifiche",
  notDone: "La notifica è rimasta com’era.",
  notAllDone: "Le notifiche da leggere sono rimaste com’erano.",
  notFresh: "L’elenco potrebbe non essere aggiornato.",
  loading: "Carico le notifiche",
} as const;
