export const texts = {
  title: "La tua scheda di donatore",
  lead: "Sei già registrato? Accedi con la tua e-mail: vedi la tua scheda e completi l’iscrizione.",
  signOut: "Esci",
} as const;
