import { buttonTexts } from "./button-texts";
import { formatNumber } from "../../../domain/format";
import type { ListKind, RecordKind } from "../../../domain/records/records";
import { recordTexts } from "../../../domain/record-texts";
import { LONGEST_CELL } from "./files/xlsx-cells";
import { MAX_PRINTED_ROWS, type ExportFormat } from "./export-request";

const rows = (count: number) => (count === 1 ? "1 riga" : `${formatNumber(count)} righe`);

const formats: Record<ExportFormat, { label: string; help: string }> = {
  xlsx: { label: "XLSX", help: "Per Excel, con i filtri" },
  csv: { label: "CSV", help: "Testo, punto e virgola" },
  json: { label: "JSON", help: "Per altri programmi" },
  print: { label: buttonTexts.print, help: "Elenco su carta o PDF" },
};

export const texts = {
  title: (entity: RecordKind) => `Esporta ${recordTexts(entity).many}`,
  what: "Che cosa",
  scopes: {
    selection: (entity: RecordKind) => recordTexts(entity).agree("Selezionat"),
    filter: (entity: RecordKind) => recordTexts(entity).agree("Filtrat"),
    all: (entity: RecordKind) => recordTexts(entity).agree("Tutt"),
  },
  counting: "conto…",
  notCounted: "non lo sappiamo",
  format: "Formato",
  formats,
  columns: "Colonne e ordine",
  columnCount: (count: number, asShown: boolean) => `${count}${asShown ? ", come nella vista" : ""}`,
  move: (label: string) => `Sposta ${label}`,
  moveHelp: "Con le frecce su e giù cambia l’ordine.",
  moved: (label: string, place: number, count: number) => `${label}: posto ${place} di ${count}`,
  removeColumn: (label: string) => `Togli ${label}`,
  addColumn: "Aggiungi colonna",
  chooseColumn: "Scegli…",
  allSpecified: (count: number) => `Tutte le ${count} colonne, nell’ordine del tracciato`,
  asShown: "Come nella vista",
  noDay:
    "«Può donare sangue intero dal» è vuota per chi non può donare, se decide il medico e se non conosciamo tutte le donazioni.",
  noColumns: "Scegli almeno una colonna.",
  noRows: "Non c’è nessuna riga da esportare.",
  rowsOf: (count: number | null) => `${count === null ? "Tutte le righe che corrispondono" : rows(count)}.`,
  /** If the server records exports. */
  recorded: " Resta nello storico chi esporta e quante righe.",
  pages: (pages: number) => `Sulla carta sono circa ${formatNumber(pages)} pagine.`,
  download: "Scarica",
  print: buttonTexts.print,
  busy: "Un’altra esportazione è in corso: attendi che finisca, o annullala.",

  running: (entity: ListKind, count: number | null) =>
    `Esporto ${count === null ? recordTexts(entity).many : recordTexts(entity).counted(count)}`,
  done: (count: number, share: number | null) =>
    share === null ? rows(count) : `${Math.floor(share * 100)}\u00a0%, ${rows(count)}`,
  goOn: "Puoi continuare a lavorare: il file si scarica da solo quando è intero.",
  goOnPrint: "Puoi continuare a lavorare: la stampa si apre da sola quando l’elenco è intero.",
  panel: "Esportazione",

  saved: (name: string, count: number) => `${name}: ${rows(count)}.`,
  printed: (count: number) => `L’elenco è pronto per la stampa: ${rows(count)}.`,
  cancelled: "Esportazione annullata: non è rimasto nessun file.",
  failed: "L’esportazione non è riuscita",
  unexpected: "Si è rotto qualcosa mentre facevamo il file. Riprova; se succede ancora, dillo a chi cura il sito.",
  noFile: "Non è rimasto nessun file a metà.",
  forbidden: "Il tuo ruolo non può esportare questi dati. Chiedi a un amministratore.",
  refused: (message: string) => `${message} Controlla i filtri e riprova.`,
  notReached: (message: string) => `${message} Riprova fra poco.`,
  noRoom:
    "Su questo dispositivo non c’è abbastanza spazio per il file. Libera spazio, o esporta meno righe, e riprova.",
  tooLongToPrint: `Per la carta sono troppe righe: se ne stampano al massimo ${formatNumber(MAX_PRINTED_ROWS)}. Filtra l’elenco, o scarica un file.`,
  recordUnclear: "Il file è pronto, ma non sappiamo se è scritto nello storico: senza, non si può scaricare. Riprova.",
  notRecorded: "Il file è pronto, ma non riusciamo a scriverlo nello storico: senza, non si può scaricare. Riprova.",
  changed: "L’elenco è cambiato mentre lo leggevamo",
  changedHint: (count: number, expected: number | null) =>
    `Qualcuno lo sta modificando: il file ha ${rows(count)}${expected === null ? "" : `, ce ne aspettavamo ${formatNumber(expected)}`}. Puoi scaricarlo così, o rifarlo fra poco.`,
  repeated: "Alcune righe sono arrivate due volte",
  repeatedHint: (repeated: number, count: number, expected: number | null) =>
    `Nel file ${repeated === 1 ? "quella riga doppia" : `quelle ${formatNumber(repeated)} righe doppie`} ${repeated === 1 ? "sta" : "stanno"} una volta sola, e altre possono mancare: ha ${rows(count)}${expected === null ? "" : `, ce ne aspettavamo ${formatNumber(expected)}`}. Puoi scaricarlo così, o rifarlo fra poco.`,
  damaged: "Alcune righe non si leggono",
  damagedHint: (count: number) =>
    `Il server ne ha mandate ${formatNumber(count)} in una forma che non capiamo: possono mancare, o essere incomplete.`,
  shortened: "Alcune celle sono troppo lunghe per Excel",
  shortenedHint: (columns: readonly (readonly [label: string, cells: number])[]) =>
    `Una cella di XLSX tiene ${formatNumber(LONGEST_CELL)} caratteri: il resto non c’è nel file (${columns.map(([label, cells]) => `${label}: ${cells === 1 ? "1 cella" : `${formatNumber(cells)} celle`}`).join(", ")}). Per averle intere scegli CSV o JSON.`,
  downloadAnyway: "Scarica lo stesso",
  printAnyway: "Stampa lo stesso",
  again: "Rifai",
  rows,
  signature: "Firma",
  withSearch: (asked: string, found: string, text: string) => `${asked}, ${found} con «${text}»`,
  except: (matching: string, count: number) => `${matching}, tranne ${rows(count)}`,
} as const;
