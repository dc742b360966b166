/** What the editor's page says around the editor. */
export const pageTexts = {
  loading: "Carico l’e-mail",
  failed: "L’e-mail non si è caricata",
  newer: "Questa e-mail è fatta con una versione più recente dell’editor",
  newerHint: "Qui si può solo leggere, così niente va perso. Ricarica la pagina: forse è uscita la versione nuova.",
  foreign: "Questa e-mail non è fatta con questo editor, o il suo contenuto è danneggiato",
  foreignHint: "Qui si può solo leggere: niente viene riscritto.",
  toPreview: "Guarda l’anteprima",
} as const;
