export const paperFormTexts = {
  record: "Registra un foglio",
  title: (name: string) => `Foglio firmato da ${name}`,
  hint: "Per ogni consenso: che cosa dice il foglio. Ciò che non c’è resta com’è.",
  yes: "Sì",
  no: "No",
  notThere: "Non c’è",
  nothing: "Scegli almeno una risposta.",
  without: (labels: string) => `Senza questo consenso non si può più donare: ${labels}`,
  withoutHint: "Lo stato non cambia da sé: registrato il foglio, disattiva la scheda.",
} as const;
