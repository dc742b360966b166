import { label } from "../../../domain/labels";
import { formatNumber } from "../../../domain/format";
import type { ImportEntity } from "../../../domain/import/entity";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import { MAX_ROWS } from "../engine/reading/limits";
import { rowsText } from "../shell/texts";

const MAX_LETTERS = 60;
const MAX_NAMED_LINES = 20;

function rowList(lines: readonly number[]): string {
  const named = lines.slice(0, MAX_NAMED_LINES).map(String);
  const others = lines.length - named.length;
  const last = others > 0 ? (others === 1 ? "un’altra" : `altre ${formatNumber(others)}`) : named.pop();
  return `alle righe ${named.join(", ")} e ${last}`;
}

export const texts = {
  title: label("Importer"),
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
  doubts: {
    merged: (headings: readonly string[]) =>
      `In ${joinWithAnd(headings.map((heading) => `«${heading}»`))} ci sono celle unite su più righe`,
    mergedHint: "Il valore sta solo nella prima riga di ognuna: vale anche per le righe sotto?",
    fillMerged: "Ripetilo in ogni riga",
    leaveMerged: "Lascia vuote le altre",
    encoding: "Quale colonna è scritta giusta?",
    choose: (encoding: string) => `È giusta ${encoding}`,
    neither:
      "Se non è giusta nessuna delle due, apri il file nel foglio di calcolo e salvalo come «CSV UTF-8», poi caricalo di nuovo.",
    damaged: (lines: readonly number[]) =>
      lines.length === 1
        ? `Alla riga ${lines[0]} ci sono lettere rovinate`
        : `Ci sono lettere rovinate ${rowList(lines)}`,
    damagedHint: (example: string) =>
      `Per esempio «${example.slice(0, MAX_LETTERS)}». Il file mescola due codifiche: correggi queste righe nel foglio, oppure nelle celle prima di importare.`,
  },
  preview: {
    title: "Come lo abbiamo letto",
    rows: rowsText,
    encoding: "Codifica",
    delimiter: "Separatore",
    sheet: "Foglio",
    headingRow: "Intestazioni",
    noHeading: "Non ci sono",
    totals: ([line, ...others]: readonly number[]) =>
      others.length === 0
        ? `La riga ${line} è un totale: lasciala fuori`
        : `Le ultime ${others.length + 1} righe, dalla ${Math.min(line ?? 0, ...others)}, sono totali: lasciale fuori`,
    headingAt: (row: number, text: string) => `Riga ${row}: ${text}`,
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
