import { affectedReads } from "../../../api/affected-reads";
import { notDoneMessage, type ApiError } from "../../../api/errors";
import { readWritten, type Written } from "../../../api/read-written";
import { useCreate } from "../../../api/react/use-create";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import { templatesQuery } from "../template";
import { written, type TemplateWrite } from "./template-writes";
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
  const { reread } = useCachedReads();
  const invalidates = ({ id }: TemplateWrite) => affectedReads.emailTemplate(id ?? undefined);
  const { write, writing } = useUndoable(
    useCreate<TemplateWrite, Written>({
      request: ({ request }) => request,
      reads: readWritten("template"),
      async rereads({ found, id }, read) {
        const { rows } = await read(templatesQuery);
        const row = rows.find(({ _id }) => _id === id);
        return row ? written(row) : found(rows);
      },
      async confirms({ found }, read) {
        const data = found((await read(templatesQuery)).rows);
        return data && { data };
      },
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
      if (outcome.ok) return { type: "done", key: outcome.data.key };
      const { error } = outcome;
      // what is shown may be old: whoever tries again begins from what there is
      if (error.status === 409 || error.status === 404) await reread(invalidates(wish));
      if (error.status === 409) return { type: "newer", error };
      toast.error(error.status === 404 && wish.id ? texts.gone : notDoneMessage(error, texts.notDone));
      return { type: "told" };
    },
  };
}
