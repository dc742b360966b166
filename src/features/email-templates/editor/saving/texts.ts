/** What the editor says of saving. */
export const savingTexts = {
  tooLong: "un testo o un indirizzo è troppo lungo, accorcialo.",
  saved: "Salvato",
  unsaved: "Non ancora salvato",
  offline: "Non salvato: manca la connessione. Riprovo appena torna.",
  failed: (reason: string) => `Non salvato: ${reason}`,
  conflict: "Non salvato: qualcuno ha salvato prima",
  gone: "Non salvato: il modello non c’è più",
  goneDialog: {
    title: "Questo modello non c’è più",
    lead: "Qualcuno l’ha eliminato mentre scrivevi. Quello che hai scritto si può tenere come un modello nuovo.",
    keep: "Tieni come modello nuovo",
    close: "Chiudi",
  },
  keptAs: (name: string) => `Tenuta come ${name}: ora vedi quella.`,
  choose: "Scegli che cosa tenere",
  copyName: (name: string) => `${name.slice(0, 112)} (copia)`,
  copied: (name: string) => `Tenuta come ${name}`,
  theirsTaken: "Ora vedi la versione salvata. La tua si può riprendere con Annulla.",
  conflictDialog: {
    title: "Qualcuno ha salvato prima",
    lead: (who: string, when: string | null) =>
      `${who} ha salvato questa e-mail${when ? `, ${when},` : ""} mentre scrivevi. Niente va perso: la sua resta tra le versioni.`,
    somebody: "Qualcuno",
    versionOf: (who: string) => `Versione di ${who}`,
    yours: "La tua",
    mine: "Tieni la mia",
    theirs: "Prendi l’altra",
    copy: "Tieni la mia come copia",
    unreadable: "L’altra è fatta con un editor che questo non sa leggere: la tua si può tenere come copia.",
  },
  restored: "Ho ripreso quello che non era ancora salvato.",
} as const;
