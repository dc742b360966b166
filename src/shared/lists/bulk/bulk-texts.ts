import { recordTexts } from "../../../domain/record-texts";
import type { RecordKind } from "../../../domain/records/records";

export const bulkTexts = {
  title: (label: string, of: RecordKind, count: number | null) => {
    const { the, counted } = recordTexts(of);
    return `${label}: ${count === null ? the : counted(count)}`;
  },
  tooMany: (of: RecordKind, most: number) => {
    const { many, agree } = recordTexts(of);
    return `Scegli al massimo ${most} ${many}, ${agree("spuntandol")} nell’elenco.`;
  },
  running: (finished: number, count: number) => `${finished} di ${count}…`,
  undoneInPart: (of: RecordKind, count: number, unclear: number) =>
    [
      "Annullato",
      ...(count > 0 ? [`ma non per ${recordTexts(of).counted(count)}`] : []),
      ...(unclear > 0 ? [bulkTexts.unclear(unclear)] : []),
    ].join(", ") + ".",
  unclear: (count: number): string => `${count} da controllare`,
  undo: "Annulla tutto",
  interrupted: (title: string, done: number, total: number) =>
    `«${title}» si è fermata a ${done} di ${total}: la tua sessione è finita.`,
  left: (names: string) => `Da rifare: ${names}`,
  toCheck: (names: string) => `Da controllare, forse fatti: ${names}`,
  resultsOf: (of: RecordKind) => `Esito per ogni ${recordTexts(of).noun(1)}`,
  /** Names up to four rows, or three and the number of others. @param names "" if unknown */
  named(of: RecordKind, names: readonly string[]) {
    const [first = "", ...more] = names.map((name) => name || "senza nome");
    const shown = more.slice(0, more.length === 3 ? 3 : 2);
    const others = more.length - shown.length;
    if (others > 0) return `${[first, ...shown].join(", ")} e ${recordTexts(of).agree("altr")} ${others}.`;
    return shown.length > 0 ? `${[first, ...shown.slice(0, -1)].join(", ")} e ${shown.at(-1)}.` : `${first}.`;
  },
  /** The default texts of an action. */
  results(of: RecordKind) {
    const { counted, agree } = recordTexts(of);
    return {
      done: (count: number) => `${counted(count)} ${agree("cambiat", count)}`,
      failed: (count: number) => `${count} non ${agree("cambiat", count)}`,
      undone: "Annullato: è tutto come prima.",
      changed: agree("cambiat", 1),
    };
  },
} as const;
