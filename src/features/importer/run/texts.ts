import { formatNumber } from "../../../domain/format";
import { rowsText } from "../shell/texts";

const STOP = "Ferma";

export const texts = {
  titles: {
    running: "Importazione in corso",
    waiting: "Importazione in corso",
    paused: "Importazione in pausa",
    failed: "Importazione interrotta",
    stopped: "Importazione fermata",
    over: "Importazione conclusa",
  },
  loading: "Leggo l’importazione",
  failedRead: "Non riusciamo a leggere l’importazione",
  gone: "Questa importazione non c’è",
  goneHint: "Una prova non scritta si cancella dopo un giorno, o quando qualcuno la scarta. Ricomincia dal file.",
  toStart: "Nuova importazione",
  pause: "Pausa",
  resume: "Riprendi",
  undo: "Annulla l’importazione…",
  stop: STOP,
  stopTitle: "Fermare l’importazione?",
  stopHint: (count: number) =>
    `${rowsText(count)} non ${count === 1 ? "sarà scritta" : "saranno scritte"}. Quelle già scritte restano.`,
  keepGoing: "Continua",
  notStopped: (message: string) => `Non si è fermata: ${message}`,
  resumedTitle: "Ripresa da dove era rimasta",
  resumed: (time: string, count: number) =>
    `È stata ripresa alle ${time}. ${count === 1 ? "La riga già scritta non è stata riscritta" : `Le ${formatNumber(count)} righe già scritte non sono state riscritte`}.`,
  waiting: "Il servizio non risponde: riprovo da solo, e nessuna riga si scrive due volte.",
  failed: "Il server ha fermato l’importazione",
  rowsOf: (done: number, total: number) => `${done === 1 ? "riga" : "righe"} su ${formatNumber(total)}`,
  remaining: (percent: string, time: string) => `${percent}${time && `, ancora ${time}`}`,
  timeLeft: (seconds: number) =>
    seconds < 60
      ? "meno di un minuto"
      : seconds < 90
        ? "circa 1 minuto"
        : `circa ${formatNumber(Math.round(seconds / 60))} minuti`,
  countsLabel: "Righe, per ciò che ne è stato",
  created: (count: number) => (count === 1 ? "nuova" : "nuove"),
  updated: (count: number) => (count === 1 ? "aggiornata" : "aggiornate"),
  unchanged: (count: number) => (count === 1 ? "già uguale" : "già uguali"),
  skipped: (count: number) => (count === 1 ? "saltata" : "saltate"),
  refused: (count: number) => (count === 1 ? "rifiutata" : "rifiutate"),
  unwritten: (count: number) => (count === 1 ? "non scritta" : "non scritte"),
  sum: (parts: readonly number[], total: number) =>
    `Il conto torna: ${parts.map(formatNumber).join(" + ")} = ${formatNumber(total)}.`,
  refusedTitle: (count: number) => (count === 1 ? "1 riga rifiutata" : `${formatNumber(count)} righe rifiutate`),
  download: (count: number) => (count === 1 ? "Scarica la riga" : `Scarica le ${formatNumber(count)}`),
  refusedFile: "righe-rifiutate.csv",
  skippedFile: "righe-saltate.csv",
  skippedByHand: "Saltata nel controllo",
  downloadSkipped: "scarica le righe",
  notDownloaded: "Il file non è riuscito: riprova.",
  row: "Riga del foglio",
  who: "Donatore",
  reason: "Perché",
  first: (count: number) => `Qui le prime ${formatNumber(count)}.`,
  last: (count: number) =>
    `${count === 1 ? "Qui l’ultima" : `Qui le ultime ${formatNumber(count)}`}: nel file ci sono tutte.`,
  checked: (count: number) =>
    `${rowsText(count)} con errori, ${count === 1 ? "scartata nel controllo, sta" : "scartate nel controllo, stanno"} solo nel file di partenza.`,
  mayLeave: "Puoi andare via",
  leaveHints: [
    "Se chiudi la pagina si ferma, e riprende quando torni qui.",
    "In pausa le righe scritte restano.",
    `«${STOP}» chiude qui: poi scegli se tenere le righe scritte o annullarle.`,
  ],
} as const;
