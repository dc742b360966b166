import type { WriteRequest } from "../../../api/writes/send-write";

export interface BulkRow {
  id: string;
  /** The name in the list; empty if unknown. */
  name: string;
}

/** The outcome for one row. */
export interface BulkResult extends BulkRow {
  done: boolean;
  /** The response was lost: the change may have been made. */
  unclear?: boolean;
  /** The error, or what was done; null for the action's default text. */
  text: string | null;
}

/** The outcomes of all rows. After an undo `done` are the undone ones, and `failed` those that aren't as before. */
export interface BulkOutcome {
  done: number;
  failed: number;
  unclear: number;
  /** Rows that weren't begun, because the run stopped. After an undo: the failed ones whose undo can go on. */
  left: number;
  /** Why rows are left; null if the user stopped, or none is left. */
  reason: string | null;
  undone: boolean;
  /** The first results; those that aren't done come first. */
  results: readonly BulkResult[];
}

/** A request that undoes a change, or how to make it: then the record isn't kept meanwhile. */
export type UndoStep = WriteRequest | (() => Promise<WriteRequest>);

/** The outcome for one row, and the steps that undo it, in order. */
export interface BulkStep extends Pick<BulkResult, "done" | "unclear" | "text"> {
  /** The name that was read, for a row without one. */
  name?: string;
  undo: readonly UndoStep[];
}
