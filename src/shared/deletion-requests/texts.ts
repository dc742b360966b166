export const texts = {
  failed: "Non riusciamo a leggere se ha chiesto di essere cancellato",
  title: (date: string | null) => (date ? `Ha chiesto la cancellazione ${date}` : "Ha chiesto la cancellazione"),
  lead: "Account e dati. Va data una risposta entro 30 giorni.",
  reason: (reason: string) => `«${reason}»`,
  answer: "Rispondi",
  dialog: "Richiesta di cancellazione",
  consequence:
    "Se la accogli, la scheda e l’account si cancellano, i suoi documenti vanno nel cestino e la persona non entra più; riceve un’e-mail. Se la rifiuti, legge il perché nel suo account.",
  reasonLabel: "Perché",
  reasonHelp: "Lo legge chi ha chiesto. Serve per rifiutare.",
  reasonMissing: "Scrivi perché: chi ha chiesto deve poterlo leggere.",
  refuse: "Rifiuta",
  accept: "Cancella account e dati",
  busy: "Un momento…",
  refused: "Richiesta rifiutata: la persona ne legge il perché",
  accepted: "Account e dati cancellati",
} as const;
