export const texts = {
  title: "Quale e-mail?",
  lead: "Scegli il modello: poi vedi chi la riceve e chi resta fuori, prima che parta.",
  loading: "Leggo i modelli",
  listFailed: "Non riusciamo a leggere i modelli",
  none: "Non c’è un modello pronto da spedire",
  noneHint: "Scrivine uno e segnalo come pronto.",
  toTemplates: "Vai ai modelli",
} as const;
