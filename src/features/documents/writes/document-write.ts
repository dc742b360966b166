import type { WriteRequest } from "../../../api/react/use-mutation";
import { isVersionUnknown, type Written } from "../../../api/writes/read-written";

/** A change of a document or a folder: its request, its toast and its undo. */
export interface DocumentWrite {
  request: WriteRequest;
  /** Text of the toast. */
  done: string;
  /** Label of the toast's undo button. */
  undoLabel: string;
  /** The request that undoes the change; null if it can't be undone. */
  undo: (answer: Written | null) => WriteRequest | null;
  /** The change deletes its record: a 404 then counts as done. */
  removes?: boolean;
}

/** @returns the version as a parameter; empty if the server has none */
export const versioned = (version: number | null) => (version === null ? {} : { version });

/**
 * Changes fields of the record at a path; undo writes their former values.
 * @param version the version that was read; null if the server has none
 */
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
  return {
    request: put(version, to),
    undo: (answer) => (isVersionUnknown(version, answer) ? null : put(answer?.version ?? null, former)),
  };
}
