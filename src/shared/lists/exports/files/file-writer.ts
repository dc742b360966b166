import type { CellValue } from "../../../../domain/fields/field-text";
import type { ExportField } from "../../../../domain/export/export-fields";
import type { Origin } from "../../../../domain/export/origin-texts";
import { nextTask, SLICE } from "../../../../domain/async/next-task";

interface FileContent {
  /** Title of the sheet or of the print. */
  title: string;
  fields: readonly ExportField[];
  /** Null for a file to fill in. */
  origin: Origin | null;
  slices: Slices;
}

/** Writes a file from pages of rows. */
export interface FileWriter {
  /** @param rows their values in the order of the fields */
  add(rows: readonly (readonly CellValue[])[]): Promise<void>;
  finish(): Promise<Blob>;
  /** Truncated cells, by column label. */
  shortened?: ReadonlyMap<string, number>;
}

export type MakeWriter = (content: FileContent) => FileWriter;

/** Yields to the page during long work. */
interface Slices {
  /** Cheap: checked after each row. */
  due(): boolean;
  /** @throws the signal's reason */
  pause(): Promise<void>;
}

export function createSlices(signal: AbortSignal): Slices {
  let since = performance.now();
  const due = () => performance.now() - since > SLICE;
  return {
    due,
    async pause() {
      signal.throwIfAborted();
      if (!due()) return;
      await nextTask();
      signal.throwIfAborted();
      since = performance.now();
    },
  };
}
