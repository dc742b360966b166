import { formatFullMinute, formatNumber } from "../../../domain/format";
import { recordTexts } from "../../../domain/record-texts";
import type { RecordKind } from "../../../domain/records/records";
import type { BulkOutcome } from "./bulk-result";

export const bulkTexts = {
  title: (label: string, of: RecordKind, count: number | null) => {
    const { the, counted } = recordTexts(of);
    return `${label}: ${count === null ? the : counted(count)}`;
  },
  tooMany: (of: RecordKind, most: number) => {
    const { many, agree } = recordTexts(of);
    return `Scegli al massimo ${most} ${many}, ${agree("spuntandol")} nell’elenco.`;
  },
  /** Before an action on more rows than a dialog lists. */
  takesTime: (of: RecordKind, count: number) =>
    `Si cambia uno alla volta: con ${recordTexts(of).counted(count)} ci vuole tempo. Tieni aperta questa pagina; puoi fermare quando vuoi, e poi annullare tutto.`,
  reading: (of: RecordKind) => `Leggo ${recordTexts(of).the}`,
  incomplete:
    "Il server non ha dato tutto l’elenco, o l’elenco è cambiato mentre lo leggevo: non è stato cambiato nulla. Riprova.",
  running: (finished: number, count: number | null) =>
    count === null ? `${formatNumber(finished)}…` : `${formatNumber(finished)} di ${formatNumber(count)}…`,
  /** @param until the end of a long wait */
  waiting: (until: Date | null) =>
    until
      ? `Il server chiede di attendere: si riprende da soli ${formatFullMinute(until)}.`
      : "Il server chiede di attendere, o non risponde: si riprende da soli fra poco.",
  stop: "Ferma",
  unchanged: (of: RecordKind, count: number) =>
    `${formatNumber(count)} ${recordTexts(of).agree("lasciat", count)} com’${count === 1 ? "era" : "erano"}`,
  undoneInPart: (of: RecordKind, count: number, unclear: number) =>
    [
      "Annullato",
      ...(count > 0 ? [`ma non per ${recordTexts(of).counted(count)}`] : []),
      ...(unclear > 0 ? [bulkTexts.unclear(unclear)] : []),
    ].join(", ") + ".",
  unclear: (count: number): string => `${formatNumber(count)} da controllare`,
  undo: "Annulla tutto",
  interrupted(title: string, away: "session" | "page", { done, failed, unclear, left, undone }: BulkOutcome) {
    const total = done + failed + unclear + (undone ? 0 : left);
    return `${undone ? `L’annullamento di «${title}» si è fermato` : `«${title}» si è fermata`} a ${formatNumber(done)} di ${formatNumber(total)}: ${away === "session" ? "la tua sessione è finita" : "hai lasciato la pagina"}.`;
  },
  /** The page was left while the rows were read. */
  notBegun: (title: string) => `«${title}» non è cominciata: hai lasciato la pagina.`,
  left: (names: string) => `Da rifare: ${names}`,
  notUndone: (names: string) => `Non sono come prima: ${names}`,
  toCheck: (names: string) => `Da controllare, forse fatti: ${names}`,
  resultsOf: (of: RecordKind) => `Esito per ogni ${recordTexts(of).noun(1)}`,
  /** After the listed rows. */
  notListed: (of: RecordKind, count: number) => `e ${recordTexts(of).agree("altr", count)} ${formatNumber(count)}.`,
  /** @param others how many more there are */
  namesAndOthers: (names: readonly string[], others: number) =>
    names.length === 0
      ? formatNumber(others)
      : names.join(", ") + (others > 0 ? `, e altri ${formatNumber(others)}` : ""),
  /** Names up to four rows, or three and the number of others. @param names of the first rows; "" if unknown */
  named(of: RecordKind, names: readonly string[], count = names.length) {
    const [first = "", ...more] = names.slice(0, count > 4 ? 3 : 4).map((name) => name || "senza nome");
    const others = count - more.length - 1;
    if (others > 0) return `${[first, ...more].join(", ")} e ${recordTexts(of).agree("altr")} ${formatNumber(others)}.`;
    return more.length > 0 ? `${[first, ...more.slice(0, -1)].join(", ")} e ${more.at(-1)}.` : `${first}.`;
  },
  /** The default texts of an action. */
  results(of: RecordKind) {
    const { counted, agree } = recordTexts(of);
    return {
      done: (count: number) => `${counted(count)} ${agree("cambiat", count)}`,
      failed: (count: number) => `${formatNumber(count)} non ${agree("cambiat", count)}`,
      undone: "Annullato: è tutto come prima.",
      changed: agree("cambiat", 1),
    };
  },
} as const;
