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
