import { affectedReads } from "../../../api/writes/affected-reads";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { readWritten, type Written } from "../../../api/writes/read-written";
import { useMutation, type WritePlace } from "../../../api/react/use-mutation";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import type { TemplateWrite } from "./template-writes";
import { texts } from "./texts";

/** The outcome of a write. */
type WriteResult =
  /** `key`: of the template; null if the server doesn't return it. */
  | { type: "done"; key: string | null }
  /** Somebody else saved first; the page reads the template again. */
  | { type: "newer"; error: ApiError }
  /** A toast shows the error. */
  | { type: "failed" };

interface TemplateWriter {
  run: (write: TemplateWrite) => Promise<WriteResult>;
  writing: boolean;
}

/** Writes templates, with an undo. A toast shows the server's message of a failure (specification §8). */
export function useTemplateWrite(place?: WritePlace): TemplateWriter {
  const toast = useToast();
  const invalidates = ({ id }: TemplateWrite) => affectedReads.emailTemplate(id ?? undefined);
  const { write, writing } = useUndoable(
    useMutation<TemplateWrite, Written>({
      request: ({ request }) => request,
      reads: readWritten("template"),
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
    async run(wish) {
      const outcome = await write(wish);
      if (outcome.ok) return { type: "done", key: outcome.data?.key ?? null };
      const { error } = outcome;
      if (error.status === 409) return { type: "newer", error };
      toast.error(error.status === 404 && wish.id ? texts.gone : notDoneMessage(error, texts.notDone));
      return { type: "failed" };
    },
  };
}
