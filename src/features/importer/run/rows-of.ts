import { createQueue } from "../../../domain/queue";
import type { ImportCounts, ImportEngine, ImportRow } from "../engine/types";

/** The rows of a file that are still to be written. */
export interface Rows {
  /** The next one, to one caller alone; none is left when it is undefined. */
  next(): Promise<ImportRow | undefined>;
  /** It wasn't written, and comes again. */
  putBack(row: ImportRow): void;
}

/** @returns all rows of a file that can be written, in its order */
export function rowsOf(engine: ImportEngine, { batches }: ImportCounts): Rows {
  const again: ImportRow[] = [];
  let [batch, at] = [0, 0];
  let loaded: Promise<ImportRow[]> | undefined;
  const inTurn = createQueue();
  const next = async (): Promise<ImportRow | undefined> => {
    for (;;) {
      if (again.length > 0) return again.shift();
      if (batch >= batches) return undefined;
      const rows = await (loaded ??= engine.batch(batch));
      if (at < rows.length) return rows[at++];
      [batch, at, loaded] = [batch + 1, 0, undefined];
    }
  };
  return {
    next: () => inTurn(next),
    putBack: (row) => void again.push(row),
  };
}
