import { holds } from "../../../api/confirm-write";
import { orNull } from "../../../api/read-written";
import { useMutation, type MutationOptions, type WriteRequest } from "../../../api/react/use-mutation";
import type { Query } from "../../../api/react/use-query";
import { useReread } from "../../../api/react/use-reread";
import { useUndoable } from "../../undo";
import { saveOutcome, type SaveOutcome } from "../save/save-outcome";
import { texts } from "../texts";

type Body = Record<string, unknown>;

/** Where a record is read, and saved to the same path. */
export interface RecordSource<Answer> {
  query: Query<Answer>;
  /**
   * @returns the record as it was saved; null where the server says no more than that it was. Without it a record that can be
   *   read is one
   */
  reads?: (body: unknown) => Answer | null;
  /** The record in what was read, where it isn't that itself. */
  recordOf?: (answer: Answer) => object;
  /** What is sent, where the record calls a field otherwise. @param isKept whether a field stays as it was */
  asSent?: (values: Body, isKept: (name: string) => boolean) => Body;
  changes?: MutationOptions<{ body: Body; before: Body }, Answer | null>["changes"];
  invalidates: () => readonly string[];
  /** The toast's words. */
  done: string;
}

const versionOf = (record: object): unknown => ("version" in record ? record.version : undefined);

/**
 * How a record is saved, undone for some seconds by writing back what was there, and read anew. Where the server has no versions
 * it is read before a save, and compared.
 * @returns `save` gives the record as it is then, read again where the answer doesn't tell it
 */
export function useRecordCalls<Answer extends object>(
  source: RecordSource<Answer>,
): {
  save: (body: Body, before: Body) => Promise<SaveOutcome<Answer>>;
  reread: () => Promise<SaveOutcome<Answer>>;
} {
  const { query, recordOf = (answer: Answer): object => answer, invalidates, done, changes } = source;
  const { asSent = (values: Body) => values } = source;
  const readRecord = (body: unknown) => orNull(() => query.schema(body, "", () => undefined));
  const put = (body: Body): WriteRequest => ({ path: query.path, method: "PUT", body });
  const reread = useReread(query);
  const { write } = useUndoable(
    useMutation<{ body: Body; before: Body }, Answer | null>({
      request: ({ body }) => put(body),
      reads: source.reads ?? readRecord,
      invalidates,
      keyed: true,
      rereads: (_, read) => read(query),
      async confirms({ body }, read) {
        const data = await read(query);
        return holds(recordOf(data), body) ? { data } : null;
      },
      ...(changes && { changes }),
    }),
    {
      done: () => done,
      undoLabel: () => texts.restoreFormer,
      undo: (saved, { before }) => {
        const version = saved && versionOf(recordOf(saved));
        return put(typeof version === "number" ? { ...before, version } : before);
      },
      async confirms({ body }, read) {
        return holds(recordOf(await read(query)), body as Body) ? { data: undefined } : null;
      },
      invalidates,
    },
  );
  /** What somebody else has saved since: the record, where it isn't as it was. */
  const changedMeanwhile = async (before: Body): Promise<Answer | null> => {
    const now = await reread();
    return now.ok && !holds(recordOf(now.data), before) ? now.data : null;
  };
  return {
    async save(typed, was) {
      const isKept = (name: string) => typed[name] === was[name];
      const [body, before] = [asSent(typed, isKept), asSent(was, isKept)];
      const theirs = body.version === undefined ? await changedMeanwhile(before) : null;
      if (theirs)
        return {
          status: "conflict",
          conflict: { message: texts.changedMeanwhile, theirs, author: null, date: null },
        };
      const saved = await write({ body, before });
      if (!saved.ok) return saveOutcome(saved, readRecord);
      return { status: "saved", answer: saved.data as Answer }; // `rereads` finds it, or throws
    },
    reread: async () => saveOutcome(await reread()),
  };
}
