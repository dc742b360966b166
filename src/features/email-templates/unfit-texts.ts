/** Why an e-mail can't be sent, also as a test, by the code of the check. */
export const unfitTexts = {
  subject: "Manca l’oggetto.",
  unsubscribe: "Manca il collegamento per disiscriversi.",
  links: "Un collegamento non è un indirizzo.",
  images: "A un’immagine manca l’indirizzo.",
  empty: "L’e-mail è vuota.",
} as const;
