import { counting } from "../../../shared/data-requests/texts";

/** Texts of the tab "Richieste sui dati". */
export const texts = {
  lead: "Chi chiede di cancellare i suoi dati. Il registro non contiene nomi: solo numeri, date e chi ha risposto.",
  failed: "Non riusciamo a leggere il registro",
  refreshFailed: "Non riusciamo ad aggiornare il registro",
  done: "I dati sono stati cancellati",
  doneHints: {
    mailed: "La conferma è partita un attimo prima. L’attestazione non dice di chi: tienila insieme alla richiesta.",
    unmailed:
      "Non aveva un’e-mail: consegna l’attestazione su carta. Non dice di chi: tieni una copia con la richiesta.",
  },
  register: "Registro",
  inYear: (count: number, year: string) => `${count} nel ${year}`,
  columns: { number: "Numero", received: "Arrivata", answered: "Risposta", outcome: "Esito" },
  empty: "Nessuna richiesta",
  emptyHint:
    "Le richieste dall’account arrivano qui da sole; quelle su carta dalla scheda della persona, menu «Stato».",
  more: "Mostra le precedenti",
  shown: (shown: number, all: number) => `${shown} di ${all}`,
  until: (day: string) => `entro il ${day}`,
  /** @param days until the last day for the answer; null: unknown */
  open(days: number | null): string {
    if (days === null) return "Aperta";
    return days < 0 ? "Scaduta" : days === 0 ? "Aperta, scade oggi" : `Aperta, ${counting("giorno", "giorni")(days)}`;
  },
  outcomes: { accepted: "Accolta", refused: "Respinta", withdrawn: "Ritirata" },
  unknownOutcome: "Risposta data",
  somebody: "La sede",
  facts: {
    received: "Richiesta arrivata",
    via: "Come",
    due: "Risposta entro",
    answered: "Risposta",
    reason: "Motivo",
  },
  own: "È la tua: risponde un altro amministratore.",
  toPerson: "Apri la scheda",
  erase: "Cancella i dati…",
  refuse: "Rifiuta…",
  print: "Stampa l’attestazione",
  refuseTitle: (number: string) => `Rifiuta la richiesta ${number}`,
  legalReason: "Motivo di legge",
  chooseReason: "Scegli o scrivi tu",
  reason: "Motivo",
  reasonHelp: "Se la richiesta viene dall’account, la persona lo legge lì. Non scrivere nomi.",
  reasonMissing: "Serve il motivo di legge.",
  legalReasons: [
    "La persona non è identificabile con certezza (articolo 12, paragrafo 2).",
    "La richiesta è ripetuta o infondata (articolo 12, paragrafo 5).",
    "I dati servono per un obbligo di legge (articolo 17, paragrafo 3, lettera b).",
    "I dati servono in un giudizio (articolo 17, paragrafo 3, lettera e).",
  ],
  refuseIt: "Rifiuta la richiesta",
  refused: "Rifiuto nel registro",
  notRefused: (reason: string) => `Non rifiutata. ${reason}`,
  kept: "Che cosa resta dopo una cancellazione",
  keptFailed: "Non riusciamo a leggere che cosa resta dopo una cancellazione",
  donationYears: "Donazioni, anni",
  requestYears: "Richieste, anni",
  backupDays: "Copie di sicurezza, giorni",
  keptReason: "Perché restano le donazioni",
  keptReasonHelp: "Si legge prima di cancellare e sull’attestazione.",
  number: ([least, most]: readonly [number, number]) => `Scrivi un numero da ${least} a ${most}.`,
  readOnly: "Questo server non permette di cambiare questi valori da qui: si possono solo leggere.",
  saveKept: "Salva che cosa resta",
  saved: "Salvato che cosa resta dopo una cancellazione",
} as const;

/** Texts of the printed certificate. */
export const certificateTexts = {
  association: "Gruppo Donatori di Sangue",
  title: (number: string) => `Attestazione di cancellazione ${number}`,
  fileName: (number: string) => `attestazione-${number.replace("/", "-")}`,
  received: "Richiesta arrivata",
  erased: "Dati cancellati",
  by: "Eseguita da",
  administrator: "un amministratore",
  article: "Articolo",
  articleText: "17 del regolamento (UE) 2016/679",
  erasedParts: "Cancellati",
  fields: counting("campo di anagrafica e recapiti", "campi di anagrafica e recapiti"),
  documents: counting("documento", "documenti"),
  notes: counting("nota o messaggio", "note e messaggi"),
  logins: counting("accesso", "accessi"),
  awards: counting("benemerenza", "benemerenze"),
  history: counting("voce di storia, senza i valori", "voci di storia, senza i valori"),
  records: counting("scheda", "schede unite"),
  keptParts: "Conservate, senza nome né recapiti",
  donations: (count: number, number: string, reason: string, years: number) =>
    `${counting("donazione", "donazioni")(count)}, sotto il numero ${number}: ${reason}, ${years} anni dalla data di ciascuna (articolo 17, paragrafo 3, lettera b)`,
  nothingKept: "Nessuna donazione.",
  backups: (day: string) => `Le copie di sicurezza che li contengono scadono entro ${day}.`,
} as const;
