import { holds, keptNothing } from "../../api/confirm-write";
import {
  useMutation,
  type MutationOptions,
  type MutationOutcome,
  type WriteRequest,
} from "../../api/react/use-mutation";
import type { Query } from "../../api/react/use-query";
import { useReread } from "../../api/react/use-reread";
import { useUndoable } from "./use-undoable";

/** A record as a form sends it. */
export interface RecordSave {
  /** What is sent: the fields that may be changed, and the version that was read. */
  body: Record<string, unknown>;
  /** The same fields as they were. */
  before: Record<string, unknown>;
}

interface UndoableSaveOptions<Answer> extends Pick<MutationOptions<RecordSave, Answer | null>, "changes"> {
  /** How the record is read; it is saved to the same path. */
  query: Query<Answer>;
  /** @returns the record as it was saved; null where the server says no more than that it was */
  reads: (body: unknown) => Answer | null;
  /** The record in what was read. */
  recordOf: (saved: Answer) => { version: number | null };
  invalidates: () => readonly string[];
  /** The toast's words. */
  done: string;
}

/**
 * How a record is saved, undone for some seconds by writing back what was there, and read anew.
 * @returns `save` gives the record as it is then, read again where the answer doesn't tell it
 */
export function useUndoableSave<Answer>(options: UndoableSaveOptions<Answer>): {
  save: (input: RecordSave) => Promise<MutationOutcome<Answer>>;
  reread: () => Promise<MutationOutcome<Answer>>;
} {
  const { query, reads, recordOf, invalidates, done, changes } = options;
  const put = (body: Record<string, unknown>): WriteRequest => ({ path: query.path, method: "PUT", body });
  const reread = useReread(query);
  const { write } = useUndoable(
    useMutation<RecordSave, Answer | null>({
      request: ({ body }) => put(body),
      reads,
      invalidates,
      keyed: true,
      async confirms({ body, before }, read, answered) {
        const data = await read(query);
        const record = recordOf(data);
        return (answered ? !keptNothing(record, body, before) : holds(record, body)) ? { data } : null;
      },
      ...(changes && { changes }),
    }),
    {
      done: () => done,
      undo: (saved, { before }) => {
        const version = saved && recordOf(saved).version;
        return put(typeof version === "number" ? { ...before, version } : before);
      },
      async confirms({ body }, read) {
        return holds(recordOf(await read(query)), body as Record<string, unknown>) ? { data: undefined } : null;
      },
      invalidates,
    },
  );
  return {
    async save(input) {
      const saved = await write(input);
      if (!saved.ok) return saved;
      return saved.data ? { ok: true, data: saved.data } : reread();
    },
    reread,
  };
}
