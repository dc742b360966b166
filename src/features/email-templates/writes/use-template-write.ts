import { affectedReads } from "../../../api/affected-reads";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { readWritten, type Written } from "../../../api/read-written";
import { useMutation } from "../../../api/react/use-mutation";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import type { TemplateWrite } from "./template-writes";
import { texts } from "./texts";

/** What has become of a write. */
type WriteResult =
  /** The key of what was written, where the server tells it. */
  | { type: "done"; key: string | null }
  /** Somebody else has saved since; what is shown is read again. */
  | { type: "newer"; error: ApiError }
  /** A toast has said why not. */
  | { type: "told" };

/** How templates are written. */
interface TemplateWriter {
  run: (write: TemplateWrite) => Promise<WriteResult>;
  writing: boolean;
}

/** Writes templates, each change with its undo. A failure is told in the server's words (specification §8). */
export function useTemplateWrite(): TemplateWriter {
  const toast = useToast();
  const invalidates = ({ id }: TemplateWrite) => affectedReads.emailTemplate(id ?? undefined);
  const { write, writing } = useUndoable(
    useMutation<TemplateWrite, Written>({
      request: ({ request }) => request,
      reads: readWritten("template"),
      invalidates,
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
      return { type: "told" };
    },
  };
}
