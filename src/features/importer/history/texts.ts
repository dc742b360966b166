import { formatNumber } from "../../../domain/format";
import { counted } from "../../../domain/language/italian";
import type { Import } from "../api/read-imports";
import { rowsText } from "../shell/texts";

const ENTITIES: Partial<Record<string, string>> = { donors: "donatori", donations: "donazioni", awards: "benemerenze" };
/** @returns counts as text, without zeros: "287 nuovi, 3 saltate" */
const countsText = (parts: readonly (readonly [count: number, text: string])[]): string =>
  parts.flatMap(([count, text]) => (count > 0 ? [text] : [])).join(", ");

function writtenText({ entity, written, left }: Import): string {
  const { create, update, unchanged, skip, refuse } = written;
  const [skipped, refused] = [skip + left.skipped, refuse + left.refused];
  const men = entity === "donors";
  return countsText([
    [create, counted(create, men ? "nuovo" : "nuova", men ? "nuovi" : "nuove")],
    [update, counted(update, men ? "aggiornato" : "aggiornata", men ? "aggiornati" : "aggiornate")],
    [unchanged, counted(unchanged, "uguale", "uguali")],
    [skipped, counted(skipped, "saltata", "saltate")],
    [refused, counted(refused, "rifiutata", "rifiutate")],
  ]);
}

function undoneText({ undone }: Import): string {
  const { removed, restored, kept, failed } = undone;
  return countsText([
    [removed, counted(removed, "tolta", "tolte")],
    [restored, counted(restored, "rimessa com’era", "rimesse com’erano")],
    [kept, counted(kept, "tenuta", "tenute")],
    [failed, counted(failed, "non riuscita", "non riuscite")],
  ]);
}

function sizeText({ file }: Import): string {
  const { rows, columns } = file;
  return countsText([
    [rows, rowsText(rows)],
    [columns, counted(columns, "colonna", "colonne")],
  ]);
}

export const texts = {
  title: "Importazioni fatte",
  loading: "Leggo le importazioni fatte",
  failed: "Non riusciamo a leggere le importazioni fatte",
  refreshFailed: "L’elenco delle importazioni non è aggiornato",
  file: "File",
  when: "Quando",
  rows: "Righe",
  state: "Stato",
  actions: "Che cosa si può fare",
  details: (importRun: Import) =>
    [
      [ENTITIES[importRun.entity] ?? importRun.entity, importRun.author?.name].filter(Boolean).join(", "),
      sizeText(importRun),
    ]
      .filter(Boolean)
      .join(" · "),
  states: {
    open: "Solo provata",
    running: "In corso",
    interrupted: "Interrotta",
    stopped: "Fermata",
    done: "Conclusa",
    undoing: "Annullamento in corso",
    halfUndone: "Annullata a metà",
    undone: "Annullata",
  },
  tried: (count: number) => `${rowsText(count)} ${count === 1 ? "provata" : "provate"}, niente è scritto`,
  stoppedAt: (done: number, all: number) => `fermata a ${formatNumber(done)} di ${formatNumber(all)}`,
  written: (importRun: Import) => writtenText(importRun) || "niente da scrivere",
  undone: (importRun: Import) => undoneText(importRun) || "niente da annullare",
  resume: "Riprendi",
  resumeOf: (file: string) => `Riprendi ${file}`,
  undo: "Annulla…",
  undoOf: (file: string) => `Annulla l’importazione di ${file}…`,
  watch: "Guarda",
  watchOf: (file: string) => `Guarda come va ${file}`,
  damaged: "senza nome",
} as const;
