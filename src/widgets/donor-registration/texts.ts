export const texts = {
  title: "La tua scheda di donatore",
  lead: "Accedi con l’e-mail della tua registrazione.",
  signOut: "Esci",
} as const;
