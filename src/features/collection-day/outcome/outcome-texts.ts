import { formatFullDate, formatInstantMinute, formatNumber } from "../../../domain/format";
import { joinWithAnd } from "../../../domain/language/join-with-and";

const rows = (count: number) => (count === 1 ? "1 riga" : `${formatNumber(count)} righe`);
const donations = (count: number) => (count === 1 ? "1 donazione" : `${formatNumber(count)} donazioni`);

export const outcomeTexts = {
  registered: (count: number) =>
    count === 0
      ? "Nessuna donazione registrata"
      : count === 1
        ? "Una donazione registrata"
        : `${formatNumber(count)} donazioni registrate`,
  undoneTitle: "Giornata annullata",
  lead: (day: string, place: string) => [formatFullDate(day), place].filter(Boolean).join(", "),
  by: (name: string, instant: string) => `Registrata da ${name}, ${formatInstantMinute(instant)}.`,
  undo: "Annulla la giornata",
  undoing: "Annullo…",
  another: "Altra giornata",
  loading: "Leggo la giornata",
  failed: "La giornata non si apre",
  aside: (count: number) => `Il foglio di questo giorno ha ${rows(count)}`,
  refused: "Non registrata, resta in bozza",
  noReason: "Il registro non l’ha accettata.",
  decide: "Decidi",
  list: "Righe",
  columns: { name: "Donatore", group: "Gruppo", type: "Tipo", note: "Nota" },
  first: "Prima donazione",
  confirmed: (reason: string) => `Confermata: ${reason}`,
  removed: "Tolta dalla scheda",
  changed: (name: string, instant: string) => `Cambiata da ${name || "qualcuno"}, ${formatInstantMinute(instant)}`,
  awards: (count: number) => (count === 1 ? "1 benemerenza maturata" : `${formatNumber(count)} benemerenze maturate`),
  awardAfter: (count: number | null) => (count === null ? "" : donations(count)),
  awardsDue: "Vedi «Da consegnare»",
  undone: (count: number, isBack: boolean) =>
    isBack
      ? `Giornata annullata: ${rows(count)} di nuovo nel foglio`
      : `${count === 1 ? "Tolta" : "Tolte"} ${donations(count)}`,
  notUndone: (message: string) => `Non annullata. ${message}`,
  kept: (names: readonly string[]) =>
    `${names.length === 1 ? "Una donazione resta" : `${formatNumber(names.length)} donazioni restano`}, perché qualcuno le ha cambiate: ${joinWithAnd(names)}. Decidi nell’elenco.`,
  askOne: (name: string) => `Togliere la donazione di ${name}?`,
  askAll: (count: number) => `Togliere ${donations(count)}?`,
  isBack: "La riga torna nel foglio.",
  isNotBack: "Non si può rimettere: il foglio contiene un altro giorno.",
  hasNoDay: "Non si può rimettere: la giornata non ha una data leggibile.",
  remove: (count: number) => `Togli ${donations(count)}`,
  undoOne: "Togli lo stesso",
  undoOneOf: (name: string) => `Togli lo stesso quella di ${name}`,
} as const;
