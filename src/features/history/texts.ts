/** What a history says: what was done as a thing that happened, so that it suits whoever did it. */
export const texts = {
  title: "Storia",
  subtitle: "Chi ha cambiato che cosa",
  loading: "Leggo la storia",
  failed: "Non riusciamo a leggere la storia",
  partFailed: "Manca una parte della pagina. Controlla la connessione e riprova.",
  empty: "Ancora nessuna modifica",
  emptyHint: "Qui si vedrà chi ha cambiato che cosa, e quando.",
  all: "Mostra tutto",
  fewer: "Mostra meno",
  you: "Tu",
  /** Where the server doesn't tell who it was. */
  somebody: "La segreteria",
  noDay: "Senza data",
  reason: (why: string) => `Motivo: ${why}`,
  before: "prima: ",
  after: "dopo: ",
  nothing: "vuoto",
  /** A value that is neither a word nor a number. */
  unreadable: "non leggibile",
  yes: "sì",
  no: "no",
  statusChanged: "Stato cambiato",
  changed: "Modifica",
  /** By the subject and the action of the contract (docs/openapi.yaml, HistoryEntry). */
  titles: {
    donor: {
      create: "Scheda creata",
      update: "Dati cambiati",
      register: "Iscrizione attivata",
      suspend: "Stato cambiato",
      delete: "Scheda eliminata",
      restore: "Scheda ripristinata",
    },
    donation: {
      create: "Donazione registrata",
      update: "Donazione corretta",
      delete: "Donazione eliminata",
      restore: "Donazione ripristinata",
    },
    award: {
      create: "Benemerenza registrata",
      update: "Benemerenza corretta",
      delete: "Benemerenza eliminata",
      restore: "Benemerenza ripristinata",
    },
  },
  /** A suspension's parts; its first day is a field of the donor. */
  suspendedUntil: "Sospeso fino al",
  suspensionReason: "Motivo della sospensione",
} as const;
