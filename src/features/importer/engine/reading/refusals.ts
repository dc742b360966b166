import type { FileRefusal } from "../types";

export const refusals = {
  empty: {
    title: "Il file è vuoto",
    remedy: "Controlla di aver scelto quello giusto, poi caricalo di nuovo.",
  },
  onlyHeadings: {
    title: "Il file ha solo le intestazioni",
    remedy: "Sotto i nomi delle colonne non c’è nessuna riga: aggiungi i dati e carica di nuovo il file.",
  },
  tooLarge: (megabytes: number) => ({
    title: "Il file è troppo grande",
    remedy: `Il limite è di ${megabytes} MB: dividilo in più file e caricali uno alla volta.`,
  }),
  tooManyRows: (rows: string) => ({
    title: "Il file ha troppe righe",
    remedy: `Il limite è di ${rows} righe: dividilo in più file e caricali uno alla volta.`,
  }),
  tooManyColumns: (columns: number) => ({
    title: "Il file ha troppe colonne",
    remedy: `Il limite è di ${columns} colonne: tieni quelle che servono e carica di nuovo il file.`,
  }),
  tooManyCells: (cells: string) => ({
    title: "Il file ha troppe celle",
    remedy: `Il limite è di ${cells} di celle, righe per colonne: tieni le colonne che servono, o dividilo in più file.`,
  }),
  longCell: (characters: string, row: number) => ({
    title: `Una cella della riga ${row} ha troppo testo`,
    remedy: `Il limite è di ${characters} caratteri per cella, come in Excel: accorciala e carica di nuovo il file.`,
  }),
  longRow: (characters: string, row: number) => ({
    title: `La riga ${row} è troppo lunga`,
    remedy: `Il limite è di ${characters} caratteri per riga: controlla che le righe vadano a capo, poi carica di nuovo il file.`,
  }),
  manyQuotes: (quotes: string, row: number) => ({
    title: `Alla riga ${row} ci sono troppe virgolette`,
    remedy: `Il limite è di ${quotes} per riga: controlla che ogni cella le apra e le chiuda, poi carica di nuovo il file.`,
  }),
  longText: (characters: string) => ({
    title: "Nel foglio c’è un testo troppo lungo",
    remedy: `Il limite è di ${characters} caratteri: copia le righe che servono in un file nuovo e salvalo come CSV.`,
  }),
  tooMuchText: (characters: string) => ({
    title: "Il file ha troppo testo",
    remedy: `Il limite è di ${characters} di caratteri in tutto: tieni le colonne che servono, o dividilo in più file.`,
  }),
  bomb: (megabytes: number) => ({
    title: "Il file si apre in una quantità di dati troppo grande",
    remedy: `Il limite è di ${megabytes} MB una volta aperto: copia le righe che servono in un file nuovo e salvalo come CSV.`,
  }),
  oldExcel: {
    title: "È un file di Excel del vecchio formato (.xls), che non leggiamo",
    remedy: "Aprilo e salvalo con «Salva con nome» come cartella di lavoro .xlsx o come CSV.",
  },
  encrypted: {
    title: "Il file è protetto da una password",
    remedy: "Aprilo in Excel, togli la password da File, Informazioni, Proteggi, poi salvalo e caricalo di nuovo.",
  },
  macros: {
    title: "Il file contiene macro, e per sicurezza non lo apriamo",
    remedy: "Aprilo e salvalo con «Salva con nome» come cartella di lavoro .xlsx, senza macro.",
  },
  binaryExcel: {
    title: "È un file binario di Excel (.xlsb), che non leggiamo",
    remedy: "Aprilo e salvalo con «Salva con nome» come cartella di lavoro .xlsx o come CSV.",
  },
  otherKind: (what: string) => ({
    title: `È ${what}, non una tabella`,
    remedy: "Carica un file CSV o XLSX: un foglio di calcolo si salva così con «Salva con nome».",
  }),
  broken: {
    title: "Il file è rovinato e non si apre",
    remedy: "Aprilo nel programma con cui è stato fatto, salvalo di nuovo come .xlsx o CSV e caricalo.",
  },
  noSheet: {
    title: "Nel file non c’è nessun foglio con dei dati",
    remedy: "Controlla di aver scelto il file giusto, poi caricalo di nuovo.",
  },
  unreadable: {
    title: "Il browser non riesce a leggere il file",
    remedy: "Forse è stato spostato, o è aperto in un altro programma: chiudilo e scegli di nuovo il file.",
  },
  openQuotes: (row: number) => ({
    title: `Alla riga ${row} si aprono delle virgolette che non si chiudono`,
    remedy: "Il resto del file finirebbe in una cella sola: correggi quella riga e carica di nuovo il file.",
  }),
} as const satisfies Record<string, FileRefusal | ((...given: never[]) => FileRefusal)>;

export class FileRefused extends Error {
  constructor(readonly refusal: FileRefusal) {
    super(refusal.title);
    this.name = "FileRefused";
  }
}
