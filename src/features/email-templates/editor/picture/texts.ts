/** What uploading a picture of a mail says. */
export const pictureTexts = {
  upload: "Carica un’immagine",
  help: "JPEG, PNG o WebP. Chi riceve l’e-mail la scarica dal nostro server.",
  sending: "Carico l’immagine",
  stop: "Interrompi",
  stopped: "Caricamento interrotto: l’immagine di prima è rimasta.",
  done: "Immagine caricata. Scrivi che cosa si vede, per chi non la vede.",
  failed: (why: string) => `Immagine non caricata: ${why}`,
  empty: "il file è vuoto, scegline un altro.",
  notTaken: "non è un’immagine JPEG, PNG o WebP. Scegline un’altra, o salvala prima come JPEG.",
  tooLarge: "il file è troppo grande. Scegline uno di meno di 40 MB.",
  damaged: "non si apre, il file è danneggiato o troppo grande. Scegline un altro.",
  gone: "L’immagine non c’è più: caricane un’altra.",
  notRead: "L’immagine non si legge adesso: nell’e-mail c’è lo stesso.",
} as const;
