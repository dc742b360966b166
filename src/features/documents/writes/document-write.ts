import type { WriteRequest } from "../../../api/react/use-mutation";
import type { Written } from "../../../api/read-written";

/** A change of a document or of a folder: how it is sent, told and taken back. */
export interface DocumentWrite {
  request: WriteRequest;
  /** The toast's words. */
  done: string;
  /** The label of the toast's button: what undoing does. */
  undoLabel: string;
  /** The write that takes it back; null where there is none. */
  undo: (answer: Written | null) => WriteRequest | null;
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
  return {
    request: put(version, to),
    undo: (answer) => (version !== null && !answer ? null : put(answer?.version ?? null, former)),
  };
}
