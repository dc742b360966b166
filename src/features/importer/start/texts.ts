import { formatNumber } from "../../../domain/format";
import type { ImportEntity } from "../../../domain/import/entity";
import { rowWords } from "../row-words";
import { MAX_ROWS } from "../engine/reading/table";

/** What the first step says. */
export const texts = {
  title: "Importer",
  lead: "Niente si salva prima dell’ultimo passo.",
  drop: "Trascina qui il file",
  bring: "Porta qui il tuo elenco",
  dropNow: "Lascia il file qui",
  kinds: `CSV, XLSX o ODS, fino a ${formatNumber(MAX_ROWS)} righe. Donatori, donazioni o benemerenze: lo capiamo dalle colonne.`,
  choose: "Scegli il file",
  chooseOther: "Scegli un altro file",
  input: "File da importare",
  paste: "Incolla le righe",
  pasteTitle: "Incolla le righe del tuo foglio",
  pasteHint: "Nel foglio di calcolo seleziona le righe, intestazioni comprese, e copiale. Poi incollale qui.",
  pasteField: "Righe incollate",
  pasteEmpty: "Non c’è ancora niente: incolla le righe copiate dal foglio.",
  pasteRead: "Leggi le righe",
  pastedName: "Righe incollate",
  cancel: "Annulla",
  several: {
    title: "Un file alla volta",
    remedy: "Ne hai portati più d’uno: comincia dal primo, gli altri vengono dopo.",
  },
  noFile: {
    title: "Questo non è un file",
    remedy: "Trascina un file dal tuo computer, oppure sceglilo con il pulsante. Le righe copiate si incollano.",
  },
  closeRefusal: "Chiudi l’avviso",
  reading: (name: string) => `Leggo ${name}`,
  stop: "Ferma la lettura",
  resuming: "Riprendo il file che avevi aperto",
  dropResumed: "Scarta il file",
  elsewhere: "Hai un file aperto in un’altra scheda",
  elsewhereHint:
    "Continua lì. Se ne apri un altro qui, resta solo finché questa scheda è aperta: il browser ti avvisa prima di perderlo.",
  templates: "Modelli da riempire",
  columns: (count: number) => `${count} colonne`,
  entities: { donors: "Donatori", donations: "Donazioni", awards: "Benemerenze" } satisfies Record<
    ImportEntity,
    string
  >,
  download: (entity: string, format: string) => `Scarica il modello ${entity} in ${format}`,
  fileName: (entity: string, format: string) => `modello-${entity.toLowerCase()}.${format}`,
  downloadFailed: "Il modello non si è potuto preparare. Riprova.",
  preview: {
    title: "Come lo abbiamo letto",
    rows: rowWords,
    encoding: "Codifica",
    delimiter: "Separatore",
    sheet: "Foglio",
    headingRow: "Intestazioni",
    noHeading: "Non ci sono",
    totals: ([line, ...others]: readonly number[]) =>
      others.length === 0
        ? `La riga ${line} è un totale: lasciala fuori`
        : `Le ultime ${others.length + 1} righe, dalla ${Math.min(line ?? 0, ...others)}, sono totali: lasciale fuori`,
    headingAt: (row: number, words: string) => `Riga ${row}: ${words}`,
    entity: "Che cosa contiene",
    table: "Prime righe del file",
    heading: "Intestazioni",
    aside: "non importata",
    unlike:
      "I numeri sono quelli delle righe nel foglio di calcolo. Se le lettere accentate o le colonne non tornano, cambia qui come si legge.",
    rereading: "Rileggo il file…",
    onward: "Abbina le colonne",
  },
};
