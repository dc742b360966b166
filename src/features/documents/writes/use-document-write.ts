import { affectedReads } from "../../../api/writes/affected-reads";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { useMutation, type WritePlace } from "../../../api/react/use-mutation";
import { readWritten, type Written } from "../../../api/writes/read-written";
import { isRecord } from "../../../domain/values";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import type { DocumentWrite } from "./document-write";
import { texts } from "./texts";

/** The outcome of a write. */
type WriteResult =
  | { type: "done" }
  /** A colleague saved first; the page has read the new version. */
  | { type: "newer" }
  /** The name is taken. */
  | { type: "name" }
  /** The folder isn't empty. */
  | { type: "used" }
  /** A toast shows the error. */
  | { type: "failed" };

/** Writes documents and folders, with an undo. */
interface DocumentWriter {
  run: (write: DocumentWrite) => Promise<WriteResult>;
  writing: boolean;
}

export function useDocumentWrite(place?: WritePlace): DocumentWriter {
  const toast = useToast();
  const invalidates = () => affectedReads.documents();
  const { write, writing } = useUndoable(
    useMutation<DocumentWrite, Written>({
      request: ({ request }) => request,
      reads: (body) => readWritten(isRecord(body) && "folder" in body ? "folder" : "document")(body),
      isDone: ({ status }, { removes = false }) => removes && status === 404,
      invalidates,
      place,
    }),
    {
      done: (_, { done }) => done,
      undoLabel: (_, { undoLabel }) => undoLabel,
      undo: (answer, { undo }) => undo(answer),
      invalidates,
    },
  );
  return {
    writing,
    async run(change) {
      const outcome = await write(change);
      if (outcome.ok) return { type: "done" };
      const { error } = outcome;
      const code = codeOf(error);
      if (code === "name" || code === "used") return { type: code };
      if (error.status === 409 && code !== "deleted") return { type: "newer" };
      toast.error(error.status === 404 || code === "deleted" ? texts.gone : notDoneMessage(error, texts.notDone));
      return { type: "failed" };
    },
  };
}

const codeOf = ({ status, body }: ApiError): unknown => (status === 409 && isRecord(body) ? body.code : null);
