/** A change of many donors at once. */
export const texts = {
  tooMany: (most: number) => `Scegli al massimo ${most} donatori, spuntandoli nell’elenco.`,
  running: (finished: number, count: number) => `${finished} di ${count}…`,
  undoneInPart: (count: number) => `Annullato, ma non per ${count === 1 ? "un donatore" : `${count} donatori`}.`,
  undo: "Annulla tutto",
  cancel: "Annulla",
  close: "Chiudi",
  results: "Esito per ogni donatore",
  noName: "Senza nome",
} as const;
