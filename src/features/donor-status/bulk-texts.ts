const donors = (count: number) => (count === 1 ? "un donatore" : `${count} donatori`);

/** A change of many donors at once. */
export const bulkTexts = {
  title: (count: number) => `Cambia lo stato di ${donors(count)}`,
  tooMany: (most: number) => `Scegli al massimo ${most} donatori, spuntandoli nell’elenco.`,
  what: "Che cosa",
  apply: "Applica",
  running: (finished: number, count: number) => `${finished} di ${count}…`,
  done: (count: number) => (count === 1 ? "1 donatore cambiato" : `${count} donatori cambiati`),
  failed: (count: number) => (count === 1 ? "1 non cambiato" : `${count} non cambiati`),
  undone: "Annullato: gli stati sono quelli di prima.",
  undoneInPart: (count: number) => `Annullato, ma non per ${donors(count)}.`,
  undo: "Annulla tutto",
  close: "Chiudi",
  results: "Esito per ogni donatore",
  changed: "cambiato",
  noName: "Senza nome",
} as const;
