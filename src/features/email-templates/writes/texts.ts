export const texts = {
  created: (name: string) => `Creato: ${name}`,
  renamed: (name: string) => `Ora si chiama ${name}`,
  subjectSet: (name: string) => `Oggetto cambiato: ${name}`,
  put: {
    draft: (name: string) => `${name} è una bozza`,
    ready: (name: string) => `${name} è pronta`,
    archived: (name: string) => `Archiviata: ${name}`,
  },
  removed: (name: string) => `Eliminata: ${name}`,
  undo: {
    created: "Togli il modello",
    name: "Ripristina il nome",
    subject: "Ripristina l’oggetto",
    state: "Ripristina lo stato di prima",
    removed: "Ripristina il modello",
  },
  gone: "Questo modello non c’è più: qualcuno l’ha eliminato.",
  newer: "Qualcun altro l’ha cambiata nel frattempo. Ora vedi com’è: riprova.",
  notDone: (reason: string) => `Non fatto. ${reason}`,
  renamedMeanwhile: (theirs: string, mine: string) =>
    `Nel frattempo qualcun altro l’ha chiamata «${theirs}». Il tuo nome: «${mine}». Salva per tenere il tuo.`,
  subjectMeanwhile: (theirs: string, mine: string) =>
    `Nel frattempo qualcun altro ha scritto «${theirs}». Il tuo oggetto: «${mine}». Salva per tenere il tuo.`,
} as const;
