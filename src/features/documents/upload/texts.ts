import { formatSize } from "../../../domain/documents/file-name";
import { formatNumber } from "../../../domain/format";

export const texts = {
  uploadShort: "Carica",
  uploadWhat: "file",
  title: "Carica file",
  inFolder: (name: string) => `Carica file in ${name}`,
  drop: "Trascina qui i file, incollali o sceglili",
  dropNow: "Lascia qui i file",
  choose: "Scegli file",
  input: "File da caricare",
  upTo: (size: number) => `Fino a ${formatSize(size)} ciascuno.`,
  types: (extensions: readonly string[]) => `Si possono caricare ${extensions.join(", ").toUpperCase()}.`,
  free: (size: number) => `Restano ${formatSize(size)} di spazio.`,
  notLasting: "Questo server è di prova: quello che carichi resta finché non ricarichi la pagina.",
  remove: (name: string) => `Togli ${name}`,
  chosen: "File scelti",
  otherType: "Questo tipo di file non si può caricare: toglilo.",
  tooLarge: (size: number) => `È troppo grande: si può caricare fino a ${formatSize(size)}. Toglilo.`,
  none: "Scegli almeno un file.",
  submit: (count: number) => (count === 1 ? "Carica 1 file" : `Carica ${formatNumber(count)} file`),
  submitNone: "Carica",
  newVersion: "Carica una nuova versione",
  versionInput: "File della nuova versione",
  versionRefused: "Questo file non si può caricare: guarda i tipi e la dimensione qui sotto.",
  failed: "Il caricamento non è partito. Controlla la connessione e riprova.",
} as const;
