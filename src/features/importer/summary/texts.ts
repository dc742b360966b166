import { withLabel } from "../../../domain/labels";
import { formatNumber } from "../../../domain/format";
import { numberWithArticle } from "../../../domain/language/italian";
import { rowsText } from "../shell/texts";

const NEW_ONES = {
  donors: ["donatore nuovo", "donatori nuovi"],
  donations: ["donazione nuova", "donazioni nuove"],
  awards: ["benemerenza nuova", "benemerenze nuove"],
} as const;

const RECORDS = { donors: "Donatori", donations: "Donazioni", awards: "Benemerenze" } as const;

const updatedText = (count: number, entity: string): string =>
  entity === "donors" ? (count === 1 ? "aggiornato" : "aggiornati") : count === 1 ? "aggiornata" : "aggiornate";

/** "negli 8", "nei 12", "nelle 12" */
const inTheMany = (count: number, entity: string): string =>
  entity === "donors" ? `ne${numberWithArticle(count)}` : `nelle ${formatNumber(count)}`;

export const texts = {
  drop: "Scarta la prova",
  notDropped: (message: string) => `La prova è ancora qui. ${message}`,
  incomplete: "La prova non era finita",
  incompleteHint: (file: string) =>
    `La pagina è stata chiusa mentre provavo le righe di ${file}: non è stato scritto niente. Scarta la prova e scegli di nuovo il file.`,
  trying: "Provo le righe: non si salva niente",
  waiting: "Il servizio non risponde: riprovo da solo.",
  failed: "La prova non è riuscita",
  ready: (ready: number, read: number) => `${ready === 1 ? "riga pronta" : "righe pronte"} su ${formatNumber(read)}`,
  countsLabel: "Che cosa succede alle righe",
  created: (count: number, entity: string) =>
    (NEW_ONES[entity as keyof typeof NEW_ONES] ?? NEW_ONES.donors)[count === 1 ? 0 : 1],
  createdHint: (count: number, entity: string) =>
    entity === "donors"
      ? `${count === 1 ? "nasce" : "nascono"} come «Inserito», se il file non dice altro`
      : `non ${count === 1 ? "c’era" : "c’erano"} ancora`,
  updated: (count: number, entity: string) => updatedText(count, entity),
  updatedHint: (count: number) => `${count === 1 ? "è" : "sono"} già nel registro`,
  unchanged: (count: number) => (count === 1 ? "già uguale" : "già uguali"),
  unchangedHint: (count: number) => (count === 1 ? "non cambia" : "non cambiano"),
  skipped: (count: number) => (count === 1 ? "saltata" : "saltate"),
  refused: (count: number) => (count === 1 ? "rifiutata" : "rifiutate"),
  refusedHint: "scarica le righe",
  skippedHint: (count: number) => (count === 1 ? "resta fuori" : "restano fuori"),
  undoable: withLabel(
    "Puoi annullare l’importazione per intero, in qualsiasi momento, da Importer.",
    "Puoi annullare l’importazione per intero, in qualsiasi momento, dalla pagina «Importazione».",
  ),
  ask: "da scegliere",
  askHint: "dicci chi sono",
  changesTitle: (count: number, entity: string) =>
    count === 0
      ? "Che cosa cambia"
      : `Che cosa cambia ${count === 1 ? `nell’unic${entity === "donors" ? "o" : "a"} ${updatedText(1, entity)}` : inTheMany(count, entity)}`,
  changesTable: "Campi che cambiano",
  field: "Campo",
  records: (entity: string) => RECORDS[entity as keyof typeof RECORDS] ?? RECORDS.donors,
  example: "Esempio",
  empty: "vuoto",
  becomes: "diventa",
  update: (field: string) => `Aggiorna ${field}`,
  show: (field: string) => `Mostra chi cambia ${field}`,
  whoChanges: (field: string) => `${field}: prima e dopo`,
  row: (row: number) => `riga ${row}`,
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
  notChanged: (message: string) => `Non è cambiato niente: ${message}`,
  back: "Indietro",
  start: (count: number) => `Importa ${rowsText(count)}`,
  nothing: "Non c’è niente da scrivere",
  toChoose: (count: number) =>
    `${rowsText(count)} da scegliere: chi non sceglie non ${count === 1 ? "la" : "le"} importa.`,
  about: (seconds: number) =>
    seconds < 90
      ? `Circa ${Math.max(5, Math.ceil(seconds / 5) * 5)} secondi`
      : `Circa ${Math.ceil(seconds / 60)} minuti`,
  warnedTitle: (count: number) =>
    count === 1 ? "1 donazione con avvisi" : `${formatNumber(count)} donazioni con avvisi`,
  confirmWarned: (count: number) =>
    count === 1
      ? "Importala lo stesso: la donazione c’è già stata"
      : "Importale lo stesso: le donazioni ci sono già state",
  confirmWarnedHint: "Se una riga è sbagliata, torna indietro e correggila o saltala.",
  confirmFirst: {
    override: "Prima conferma le donazioni con avvisi.",
    reason: "Scrivi perché importi le donazioni con avvisi.",
  },
  optionalField: "si aggiorna solo se lo scegli",
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
  rowByRow: "Riga per riga",
  decide: "Decidi riga per riga",
  decideTitle: "Chi c’è già nel registro",
  decideHint: "Per ogni riga puoi scegliere se riempire i campi vuoti, sovrascriverne alcuni o tutti, o saltarla.",
  noneDiffers: "Nessuna riga da decidere",
  noneDiffersHint: "Di chi c’è già, il file dice quello che dice il registro.",
  rowActions: {
    update: "Come le altre",
    fill: "Riempi solo i campi vuoti",
    overwrite: "Sovrascrivi tutti i campi",
    fields: "Sovrascrivi solo alcuni campi",
    skip: "Salta la riga",
    create: "È una persona nuova",
  },
  /** For a row of which no field changes. */
  outcomeOf: (action: string) =>
    action === "skip"
      ? "Resta fuori: non si scrive niente."
      : action === "create"
        ? "Si aggiunge una persona nuova; chi c’è già non cambia."
        : "Così non cambia niente.",
  writeOf: (field: string, name: string, row: number) => `Scrivi ${field} di ${name || "chi non ha nome"}, riga ${row}`,
  stays: (before: string, after: string) => `resta ${before} (il file dice ${after})`,
  askRow: (name: string, row: number) => `${name || "Senza nome"}, riga ${row}: chi è`,
  more: (count: number) => (count === 1 ? "Un’altra dopo queste" : `Altre ${formatNumber(count)} dopo queste`),
} as const;
