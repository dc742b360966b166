/** What is told of a change of documents. */
export const texts = {
  renamed: (name: string) => `Ora si chiama ${name}`,
  moved: (folder: string | null) => (folder === null ? "Ora è fuori dalle cartelle" : `Spostato in ${folder}`),
  shared: "Cambiato chi lo vede",
  removed: (name: string) => `Nel cestino: ${name}`,
  restored: (name: string) => `Ripristinato: ${name}`,
  versionRestored: (number: number) => `Di nuovo in uso la versione ${number}`,
  removedForGood: (name: string) => `Eliminato per sempre: ${name}`,
  folderCreated: (name: string) => `Creata la cartella ${name}`,
  folderRenamed: (name: string) => `Ora la cartella si chiama ${name}`,
  folderMoved: (name: string, to: string | null) =>
    to === null ? `La cartella ${name} ora è fuori dalle altre` : `Cartella ${name} spostata in ${to}`,
  folderRemoved: (name: string) => `Eliminata la cartella ${name}`,
  undo: {
    name: "Ripristina il nome",
    moved: "Riporta dov’era",
    shared: "Ripristina chi lo vede",
    removed: "Ripristina il documento",
    restored: "Rimetti nel cestino",
    version: "Torna alla versione di prima",
    folderCreated: "Togli la cartella",
    folderRemoved: "Ripristina la cartella",
  },
  gone: "Non c’è più: qualcun altro lo ha eliminato.",
  notDone: (reason: string) => `Non fatto. ${reason}`,
} as const;
