import type { ImportDraft, SentRow, WrittenRow, WrittenRows } from "./types";

/** Keeps on the device what became of each row that this page writes, for a reload to go on after it. */
export interface RowLog {
  /** What a former page has written; empty where nothing was begun. */
  found(): WrittenRows;
  /** @param what became of it, or what is about to be sent */
  wrote(row: number, what: WrittenRow | SentRow): Promise<void>;
  /** All is written, or shall not be: nothing goes on after a reload. */
  close(): void;
}

/**
 * @param found what a former page has written of the draft that is open now
 * @param onLost a row isn't kept: the device has no room, for instance. Nothing goes on after a reload
 */
export function createRowLog(
  draft: ImportDraft,
  found: WrittenRows = new Map(),
  onLost: () => void = () => undefined,
): RowLog {
  let isOpen = true;
  return {
    found: () => found,
    // what ends late may not stand in the draft of the next file
    async wrote(row, what) {
      const kept = isOpen && (await draft.wrote(row, what));
      if (isOpen && !kept) onLost();
    },
    close() {
      isOpen = false;
      draft.drop();
    },
  };
}

/** How far an import came that is written row by row. */
export interface RowFigures {
  figures: Record<WrittenRow["outcome"], number>;
  refused: { row: number; name: string; reason: string }[];
}

/** @returns how far a former page came */
export function figuresOf(rows: WrittenRows): RowFigures {
  const figures = { create: 0, update: 0, unchanged: 0, skip: 0, refuse: 0 };
  const refused: RowFigures["refused"] = [];
  for (const [row, end] of rows) {
    if ("sent" in end) continue;
    figures[end.outcome] += 1;
    if (end.outcome === "refuse") refused.push({ row, name: end.name, reason: end.reason ?? "" });
  }
  return { figures, refused };
}
