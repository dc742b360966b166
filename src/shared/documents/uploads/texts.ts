import { formatNumber, formatPercent } from "../../../domain/format";

const files = (count: number) => (count === 1 ? "1 file" : `${formatNumber(count)} file`);

/** What is in a file that says to be something else. */
const FOUND: Readonly<Record<string, string>> = {
  pdf: "un PDF",
  program: "un programma",
  html: "una pagina web",
  svg: "un disegno che può contenere programmi",
  zip: "un archivio",
  text: "del testo",
  office97: "un file di una vecchia versione di Office",
  docx: "un documento di Word",
  xlsx: "un foglio di Excel",
  jpg: "una foto",
  png: "un’immagine",
  webp: "un’immagine",
  gif: "un’immagine",
};

export const texts = {
  panel: "Caricamento dei documenti",
  loading: (done: number, all: number) => `Carico ${formatNumber(done)} file su ${formatNumber(all)}`,
  loaded: (count: number) => (count === 1 ? "1 file caricato" : `${formatNumber(count)} file caricati`),
  notLoaded: "Caricamento fermo",
  toLookAt: (count: number) => (count === 1 ? "1 da guardare" : `${formatNumber(count)} da guardare`),
  secondsLeft: (seconds: number) =>
    seconds >= 90 ? `ancora circa ${Math.round(seconds / 60)} minuti` : `ancora circa ${seconds} secondi`,
  fold: "Riduci",
  unfold: "Mostra i file",
  cancel: (name: string) => `Annulla il caricamento di ${name}`,
  dismiss: (name: string) => `Togli ${name} dall’elenco`,
  newVersion: "Nuova versione",
  keepBoth: "Tienili tutti e due",
  taken: "C’è già.",
  waiting: "In attesa",
  sent: (sent: string, all: string) => `${sent} di ${all}`,
  finishing: "Controllo che sia arrivato intero…",
  offline: (share: number) =>
    `Fermo al ${formatPercent(Math.floor(share * 100) / 100)}: manca la connessione. Riprende da solo.`,
  done: "Caricato",
  notLasting: "In questa prova i file restano finché non ricarichi la pagina.",
  failed: "Non è arrivato.",
  found: (name: string, found: string | null) => {
    const inside = FOUND[found ?? ""];
    const named = /\.pdf$/i.test(name) ? "un PDF" : "quello che dice il nome";
    return inside
      ? `Dentro non c’è ${named} ma ${inside}: non l’abbiamo caricato.`
      : `Dentro non c’è ${named}: non l’abbiamo caricato.`;
  },
  types: (extensions: readonly string[]) => `Si possono caricare: ${extensions.join(", ")}.`,
  most: (size: string) => `Un file può avere al massimo ${size}.`,
  stuck: "Il server non prende il file: riprova più tardi.",
  unexpected: "Qualcosa è andato storto: riprova.",
  refusals: {
    size: "È troppo grande.",
    full: "Non c’è più spazio per i documenti. Svuota il cestino o elimina quello che non serve, poi riprova.",
    type: "File di questo tipo non si possono caricare.",
    content: "Dentro non c’è quello che dice il nome: non l’abbiamo caricato.",
    empty: "Il file è vuoto.",
    checksum: "È arrivato danneggiato due volte: controlla il file e riprova.",
    forbidden: "Non puoi caricarlo qui: scegli chi lo vede tra le tue zone.",
    gone: "Il file è stato spostato o cambiato: sceglilo di nuovo.",
  },
  leave: {
    title: "Un caricamento è in corso",
    hint: (count: number) => `Se esci, ${files(count)} non ${count === 1 ? "arriva" : "arrivano"}.`,
    go: "Esci lo stesso",
    stay: "Resta",
  },
} as const;
