import { formatNumber } from "../../../domain/format";

/** What staff read about the requests of donors. */
export const texts = {
  title: "Modifiche da confermare",
  lead: "I donatori chiedono di cambiare nome, nascita, sesso o codice fiscale: vale dopo la tua conferma.",
  loading: "Leggo le richieste",
  failed: "Non riusciamo a leggere le richieste dei donatori",
  refreshFailed: "Le richieste forse non sono aggiornate",
  empty: "Niente da confermare",
  emptyHint: "Qui arrivano le modifiche che i donatori chiedono dal loro profilo.",
  onlyZone: (zone: string) => `Solo la zona ${zone}.`,
  allZones: "Tutte le zone",
  more: "Mostra altre",
  /** @param count of the requests that the server doesn't send; null if nobody knows */
  notListed: (count: number | null) =>
    `Rispondi a queste per vedere ${count === null ? "le altre, se ce ne sono" : count === 1 ? "l’altra" : `le altre ${formatNumber(count)}`}.`,
  ofDonor: "Modifica da confermare",
  asked: (day: string) => `chiesta il ${day}`,
  now: "Ora",
  wanted: "Chiede",
  changedSince: (before: string) => `Quando l’ha chiesto era ${before}: qualcuno l’ha cambiato dopo.`,
  duplicates: "Potrebbe essere la stessa persona di:",
  duplicatesFailed: "Non riusciamo a cercare se è già in registro",
  notShown:
    "Una parte della richiesta non si può mostrare, quindi qui non si può accettare: senti il donatore, o rifiutala.",
  accept: "Accetta",
  acceptOf: (name: string) => `Accetta la modifica di ${name}`,
  refuse: "Rifiuta",
  refuseOf: (name: string) => `Rifiuta la modifica di ${name}`,
  busy: "Un momento…",
  accepted: (name: string, keepsHistory: boolean) =>
    `Modifica accettata: la scheda di ${name} è aggiornata.${keepsHistory ? " I dati di prima restano nella sua storia." : ""}`,
  refused: "Richiesta rifiutata: il donatore ne legge il perché",
  notDone: (reason: string) => `Non fatto. ${reason}`,
  changedMeanwhile: "La scheda o la richiesta è cambiata nel frattempo: guarda di nuovo i valori, poi rispondi.",
  dialog: "Rifiuta la modifica",
  dialogHint: "I dati restano quelli di prima.",
  reason: "Perché",
  reasonHelp: "Lo legge il donatore.",
  reasonMissing: "Scrivi perché: il donatore deve poterlo leggere.",
} as const;
