import type { CellValue } from "../../../../domain/fields/field-words";
import type { ExportField } from "../../../../domain/export/export-fields";
import { nextTask, SLICE } from "../../../../domain/async/next-task";

/** What a file is made of, known before its rows. */
interface FileContent {
  /** The sheet's name, and the list's on paper. */
  title: string;
  fields: readonly ExportField[];
  slices: Slices;
}

/** Makes a file of rows that come page by page. Nothing of it can be had before it is whole. */
export interface FileWriter {
  /** @param rows their values in the order of the fields */
  add(rows: readonly (readonly CellValue[])[]): Promise<void>;
  /** @returns the file */
  finish(): Promise<Blob>;
  /** Cells of which the format holds only the beginning: how many, by their column's label. Missing: it holds all. */
  shortened?: ReadonlyMap<string, number>;
}

export type MakeWriter = (content: FileContent) => FileWriter;

/** Says when work has gone on for long enough. */
interface Slices {
  /** Whether the page should have its turn; cheap enough to be asked after each row. */
  due(): boolean;
  /** Lets the page have its turn, if it should. @throws the signal's reason once it is aborted */
  pause(): Promise<void>;
}

/** Cuts long work so that the page stays usable. */
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
