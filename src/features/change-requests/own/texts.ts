/** What donors read about their own request. */
export const texts = {
  waiting: "In attesa della sede",
  asked: (day: string) => `Chiesto il ${day}.`,
  meanwhile: "Fino alla conferma vale quello di prima, anche sulla tessera.",
  now: "Ora",
  wanted: "Chiedi",
  change: "Cambia",
  withdraw: "Ritira la richiesta",
  withdrawn: "Richiesta ritirata",
  notWithdrawn: (reason: string) => `Non ritirata. ${reason}`,
  busy: "Un momento…",
  refused: (fields: string) => `La sede non ha confermato: ${fields}`,
  reason: (reason: string) => `Perché: ${reason}`,
  noReason: "Per sapere perché, senti la tua sede.",
  askAgain: "Chiedi di nuovo",
  read: "Ho letto",
} as const;
