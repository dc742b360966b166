import { formatNumber } from "../../../domain/format";
import { counted, lowerFirst } from "../../../domain/language/italian";
import { joinWithAnd } from "../../../domain/language/join-with-and";
import type { ChangedSince, EditSince } from "../api/read-imports";
import { rowsText } from "../shell/texts";
import { fieldLabel } from "../summary/before-after";

/** The fields of a status change. Together they are called "stato". */
const OF_STATUS = /^(status$|suspen)/;

const FORMS = {
  donors: { fresh: ["donatore nuovo", "donatori nuovi"], updated: ["aggiornato", "aggiornati"], them: ["l’", "li "] },
  donations: {
    fresh: ["donazione nuova", "donazioni nuove"],
    updated: ["aggiornata", "aggiornate"],
    them: ["l’", "le "],
  },
  awards: {
    fresh: ["benemerenza nuova", "benemerenze nuove"],
    updated: ["aggiornata", "aggiornate"],
    them: ["l’", "le "],
  },
} as const;
type Forms = (typeof FORMS)[keyof typeof FORMS];
const formsOf = (entity: string): Forms => FORMS[entity as keyof typeof FORMS] ?? FORMS.donors;
const at = (count: number) => (count === 1 ? 0 : 1);

const changedText = (count: number, entity: string): string =>
  entity === "donors" ? (count === 1 ? "cambiato" : "cambiati") : count === 1 ? "cambiata" : "cambiate";

/** @returns an edit as text: "poi Rita Biancardi ha cambiato cellulare e CAP" */
function editText(entity: string, id: string, { author, action, subject, fields, import: by }: EditSince): string {
  const authorName = author?.name || "qualcuno";
  if (action === "delete" && subject === entity.slice(0, -1))
    return `poi ${entity === "donors" ? "eliminato" : "eliminata"} da ${authorName}`;
  if (by?.file) return `poi ${formsOf(entity).updated[0]} da ${by.file}`;
  if (entity === "donors" && subject === "donation" && action === "create") return "ha già una donazione";
  if (entity === "donors" && subject === "award" && action === "create") return "ha già una benemerenza";
  const named = fields.map((field) => (OF_STATUS.test(field) ? "stato" : lowerFirst(fieldLabel(entity, field))));
  const labels = [...new Set(named)];
  const shown = labels.length > 3 ? [...labels.slice(0, 2), `altri ${labels.length - 2} campi`] : labels;
  const changeText = shown.length > 0 ? `ha cambiato ${joinWithAnd(shown)}` : "ha cambiato qualcosa";
  return author?._id === id ? `poi ${changeText} da sé` : `poi ${authorName} ${changeText}`;
}

export const texts = {
  title: (started: boolean) => (started ? "Riprendere l’annullamento?" : "Annullare questa importazione?"),
  about: (file: string, who: string, when: string) => `${[file, who && `di ${who}`, when].filter(Boolean).join(", ")}.`,
  loading: "Guardo che cosa è cambiato da allora",
  failed: "Non riusciamo a sapere che cosa si annullerebbe",
  removed: (count: number, entity: string): [string, string] => [
    `${formatNumber(count)} ${formsOf(entity).fresh[at(count)]}`,
    `${count === 1 ? "si toglie" : "si tolgono"}: nessuno ${formsOf(entity).them[at(count)]}${count === 1 ? "ha toccato" : "ha toccati"}.`,
  ],
  restored: (count: number, entity: string): [string, string] => [
    `${formatNumber(count)} ${formsOf(entity).updated[at(count)]}`,
    `${count === 1 ? "torna com’era" : "tornano com’erano"} prima dell’importazione.`,
  ],
  invited: (count: number) =>
    count === 1
      ? "L’e-mail d’invito è già partita: se si toglie chi l’ha avuta, il collegamento non vale più."
      : `Le ${formatNumber(count)} e-mail d’invito sono già partite: il collegamento di chi si toglie non vale più.`,
  unwritten: (count: number) =>
    `${rowsText(count)} non ancora ${count === 1 ? "scritta" : "scritte"} non si ${count === 1 ? "scriverà" : "scriveranno"}.`,
  changedSince: (count: number, entity: string) =>
    `${counted(count, "è", "sono")} ${changedText(count, entity)} da allora`,
  leaveAll: (count: number, entity: string) =>
    count === 1 ? "Lascia com’è" : entity === "donors" ? "Lasciali tutti come sono" : "Lasciale tutte come sono",
  choiceFor: (name: string) => `Che fare di ${name}`,
  how: (record: ChangedSince, entity: string) => {
    const fresh = entity === "donors" ? "nuovo" : "nuova";
    const [last, ...before] = record.edits;
    const parts = [
      record.added ? fresh : formsOf(entity).updated[0],
      last ? editText(entity, record.id, last) : "poi qualcuno ha cambiato qualcosa",
      before.length > 0 &&
        (before.length === 1 ? "un’altra modifica prima" : `altre ${formatNumber(before.length)} modifiche prima`),
    ];
    return parts.filter(Boolean).join("; ");
  },
  keepNew: "Lascia com’è",
  undoNew: "Togli lo stesso",
  merge: "Tieni solo la modifica",
  undoKnown: "Rimetti com’era",
  keepKnown: "Lascia com’è",
  staysDeleted: "Resta così",
  showMore: (count: number, entity: string) =>
    entity === "donors"
      ? `Mostra ${count === 1 ? "un altro" : `altri ${formatNumber(count)}`}`
      : `Mostra ${count === 1 ? "un’altra" : `altre ${formatNumber(count)}`}`,
  sum: (parts: readonly number[]) => {
    const total = parts.reduce((sum, part) => sum + part, 0);
    return `${parts.map(formatNumber).join(" + ")} = ${rowsText(total)} ${total === 1 ? "scritta" : "scritte"}`;
  },
  nothing: "Non c’è più niente da annullare.",
  keepAll: "Tieni tutto",
  undo: "Annulla l’importazione",
  goOn: "Riprendi l’annullamento",
  titles: {
    running: "Annullamento in corso",
    waiting: "Annullamento in corso",
    paused: "Annullamento in pausa",
    failed: "Annullamento interrotto",
    over: "Importazione annullata",
  },
  resumedTitle: "Ripreso da dove era rimasto",
  resumed: (time: string) => `È stato ripreso alle ${time}. Ciò che era già annullato non si tocca due volte.`,
  serverRefuses: "Il server ha fermato l’annullamento",
  pausedHint:
    "Ciò che è già annullato resta annullato; il resto è com’era. Riprendi quando vuoi, anche da un altro computer.",
  rowsOf: (done: number, total: number) =>
    `${done === 1 ? "riga annullata" : "righe annullate"} su ${formatNumber(total)}`,
  countsLabel: "Che cosa è stato annullato",
  removedRows: (count: number) => (count === 1 ? "tolta" : "tolte"),
  restoredRows: (count: number) => (count === 1 ? "rimessa com’era" : "rimesse com’erano"),
  keptRows: (count: number) => (count === 1 ? "tenuta" : "tenute"),
  failedRows: (count: number) => (count === 1 ? "non riuscita" : "non riuscite"),
  keptTitle: (count: number) => (count === 1 ? "1 tenuta" : `${formatNumber(count)} tenute`),
  failedTitle: (count: number) => (count === 1 ? "1 non riuscita" : `${formatNumber(count)} non riuscite`),
  hints: [
    "Se chiudi la pagina si ferma, e riprende quando torni qui.",
    "In pausa ciò che è annullato resta annullato.",
  ],
};
