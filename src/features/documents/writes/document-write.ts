import type { ReadNow, WriteRequest } from "../../../api/react/use-mutation";
import type { Written } from "../../../api/read-written";

/**
 * Reads what there is now.
 * @param answered the server has said yes: the write is done, whatever the record says
 * @returns what the answer would have said; null where it isn't done
 */
export type Look = (read: ReadNow, answered: boolean) => Promise<Written | null>;

/** A change of a document or of a folder: how it goes out, is told, is taken back, and is found where its answer was lost. */
export interface DocumentWrite {
  request: WriteRequest;
  /** The toast's words. */
  done: string;
  /** The label of the toast's button: what undoing does. */
  undoLabel: string;
  /** The write that takes it back; null where there is none. */
  undo: (answer: Written) => WriteRequest | null;
  /** Whether it is done. */
  look: Look;
  /** Whether it is taken back. @param answer of what was done */
  lookUndone: (read: ReadNow, answer: Written) => Promise<Written | null>;
  /** What it is about is gone afterwards: a server that hasn't got it any more says the same as one that has done it. */
  removes?: boolean;
}

/** The version that was read goes with a change, where the server tells one. */
export const versioned = (version: number | null) => (version === null ? {} : { version });

/** A change of one field of what stands at a path, taken back by its former value. */
export function changeAt(
  path: string,
  version: number | null,
  to: object,
  former: object,
): Pick<DocumentWrite, "request" | "undo"> {
  const put = (of: number | null, body: object): WriteRequest => ({
    path,
    method: "PUT",
    body: { ...versioned(of), ...body },
  });
  return { request: put(version, to), undo: (answer) => put(answer.version, former) };
}
