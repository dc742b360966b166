import { formatNumber } from "../../../domain/format";
import { rowWords } from "../row-words";

/** What new records are called, one and several, by the kind of file. */
const NEW_ONES = {
  donors: ["donatore nuovo", "donatori nuovi"],
  donations: ["donazione nuova", "donazioni nuove"],
  awards: ["benemerenza nuova", "benemerenze nuove"],
} as const;

/** What the last step says before anything is written. */
export const texts = {
  drop: "Scarta la prova",
  notDropped: (why: string) => `La prova è ancora qui. ${why}`,
  incomplete: "La prova non era finita",
  incompleteHint: (file: string) =>
    `La pagina è stata chiusa mentre provavo le righe di ${file}: non è stato scritto niente. Scarta la prova e scegli di nuovo il file.`,
  trying: "Provo le righe: non si salva niente",
  waiting: "La rete non risponde: riprovo da solo.",
  failed: "La prova non è riuscita",
  ready: (read: number) => `righe pronte su ${formatNumber(read)}`,
  figures: "Che cosa succede alle righe",
  created: (count: number, entity: string) =>
    (NEW_ONES[entity as keyof typeof NEW_ONES] ?? NEW_ONES.donors)[count === 1 ? 0 : 1],
  createdHint: (entity: string) =>
    entity === "donors" ? "nascono come «Inserito», se il file non dice altro" : "non c’erano ancora",
  updated: (count: number) => (count === 1 ? "aggiornato" : "aggiornati"),
  updatedHint: "sono già nel registro",
  unchanged: (count: number) => (count === 1 ? "già uguale" : "già uguali"),
  unchangedHint: "non cambiano",
  skipped: (count: number) => (count === 1 ? "saltata" : "saltate"),
  refused: (count: number) => (count === 1 ? "rifiutata" : "rifiutate"),
  refusedHint: "scarica le righe",
  skippedHint: "restano fuori",
  undoable: "Puoi annullare l’importazione per intero, in qualsiasi momento, da Importer.",
  ask: "da scegliere",
  askHint: "dicci chi sono",
  changesTitle: (count: number) =>
    `Che cosa cambia ${count === 1 ? "nell’unico aggiornato" : `nei ${formatNumber(count)}`}`,
  changesTable: "Campi che cambiano",
  field: "Campo",
  donors: "Donatori",
  example: "Esempio",
  empty: "vuoto",
  becomes: "diventa",
  update: (field: string) => `Aggiorna ${field}`,
  show: (field: string) => `Mostra chi cambia ${field}`,
  whoChanges: (field: string) => `${field}: prima e dopo`,
  first: (shown: number, total: number) => `I primi ${formatNumber(shown)} di ${formatNumber(total)}.`,
  row: (row: number) => `riga ${formatNumber(row)}`,
  how: "Come importare",
  updateThem: (entity: string) =>
    entity === "donors" ? "Aggiorna anche i donatori esistenti" : "Aggiorna anche ciò che c’è già",
  updateHint: "Solo i campi pieni del file: i vuoti non cancellano.",
  fill: "Scrivi",
  fillOptions: [
    { value: "overwrite", label: "tutti i campi pieni del file" },
    { value: "fill", label: "solo dove il registro è vuoto" },
  ],
  invite: (count: number) =>
    count === 1 ? "Invita per e-mail il nuovo" : `Invita per e-mail i ${formatNumber(count)} nuovi`,
  inviteHint: "Ricevono il primo accesso: chi ha un indirizzo ed è «Inserito».",
  notUndoable:
    "Questo server non sa provare né annullare un’importazione: le righe si scrivono una alla volta, e si annullano una alla volta, dalle schede.",
  lackingReady:
    "Le scriviamo una alla volta: chi ha già la tessera o il codice fiscale si aggiorna, gli altri si aggiungono.",
  notChanged: (why: string) => `Non è cambiato niente: ${why}`,
  back: "Indietro",
  start: (count: number) => `Importa ${rowWords(count)}`,
  nothing: "Non c’è niente da scrivere",
  asksLeft: (count: number) => `${rowWords(count)} da scegliere: chi non sceglie non le importa.`,
  about: (seconds: number) =>
    seconds < 90
      ? `Circa ${Math.max(5, Math.ceil(seconds / 5) * 5)} secondi`
      : `Circa ${Math.ceil(seconds / 60)} minuti`,
  askTitle: (count: number) => (count === 1 ? "1 riga da scegliere" : `${formatNumber(count)} righe da scegliere`),
  askAll: "Per tutte",
  askAllOptions: [
    { value: "update", label: "sono le persone proposte" },
    { value: "create", label: "sono persone nuove" },
    { value: "skip", label: "saltale" },
  ],
  choose: "Scegli…",
  isThem: (name: string, more: string) => `È ${name}${more}`,
  comesBack: (name: string) => `Ripristina ${name}, con la sua storia`,
  isNew: "È una persona nuova",
  skip: "Salta la riga",
  doWithRow: (name: string, row: number) => `${name || "Senza nome"}, riga ${row}: che farne`,
  rowOptions: [
    { value: "update", label: "Aggiorna" },
    { value: "skip", label: "Salta la riga" },
    { value: "create", label: "È una persona nuova" },
  ],
  ownedRowOptions: [
    { value: "update", label: "Aggiorna" },
    { value: "skip", label: "Salta la riga" },
  ],
  askRow: (name: string, row: number) => `${name || "Senza nome"}, riga ${row}: chi è`,
  more: (count: number) => `Altre ${formatNumber(count)} dopo queste`,
} as const;
