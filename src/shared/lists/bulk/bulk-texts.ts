import { recordWords } from "../../../domain/record-words";
import type { RecordKind } from "../../../domain/record-kinds";

/** What is said of a change of many rows at once. */
export const bulkTexts = {
  title: (label: string, of: RecordKind, count: number | null) => {
    const { the, counted } = recordWords(of);
    return `${label}: ${count === null ? the : counted(count)}`;
  },
  tooMany: (of: RecordKind, most: number) => {
    const { many, agree } = recordWords(of);
    return `Scegli al massimo ${most} ${many}, ${agree("spuntandol")} nell’elenco.`;
  },
  running: (finished: number, count: number) => `${finished} di ${count}…`,
  undoneInPart: (of: RecordKind, count: number) => `Annullato, ma non per ${recordWords(of).counted(count)}.`,
  undo: "Annulla tutto",
  cancel: "Annulla",
  close: "Chiudi",
  resultsOf: (of: RecordKind) => `Esito per ogni ${recordWords(of).noun(1)}`,
  noName: "Senza nome",
  /** Of an action that has no words of its own. */
  results(of: RecordKind) {
    const { counted, agree } = recordWords(of);
    return {
      done: (count: number) => `${counted(count)} ${agree("cambiat", count)}`,
      failed: (count: number) => `${count} non ${agree("cambiat", count)}`,
      undone: "Annullato: è tutto come prima.",
      changed: agree("cambiat", 1),
    };
  },
} as const;
