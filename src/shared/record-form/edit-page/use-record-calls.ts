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
  /** @returns the record as it was saved; null if the response doesn't contain it. By default, what {@link query} reads */
  reads?: (body: unknown) => Answer | null;
  /** The record in what was read, where it isn't that itself. */
  recordOf?: (answer: Answer) => object;
  /** What is sent, where the record calls a field otherwise. @param isKept whether a field stays as it was */
  asSent?: (values: Body, isKept: (name: string) => boolean) => Body;
  changes?: MutationOptions<{ body: Body; before: Body }, Answer>["changes"];
  invalidates: () => readonly string[];
  /** The toast's words. */
  done: string;
}

const versionOf = (record: object): unknown => ("version" in record ? record.version : undefined);

/** Whether a record has other values than those that were read before: a server without versions doesn't say so itself. */
const differs = (record: object, before: Body): boolean => {
  const now = record as Body;
  return Object.entries(before).some(([name, value]) => name in now && String(now[name] || "") !== String(value || ""));
};

/**
 * How a record is saved, undone for some seconds by writing back what was there, and read again. If the server has no versions,
 * the record is read and compared before a save.
 * @returns `save` gives the record as it is afterwards
 */
export function useRecordCalls<Answer extends object>(
  source: RecordSource<Answer>,
): {
  save: (body: Body, before: Body) => Promise<SaveOutcome<Answer>>;
  reread: () => Promise<SaveOutcome<Answer>>;
} {
  const { query, recordOf = (answer: Answer): object => answer, invalidates, done, changes } = source;
  const { asSent = (values: Body) => values } = source;
  const readRecord = (body: unknown) => query.schema(body, "", () => undefined);
  const put = (body: Body): WriteRequest => ({ path: query.path, method: "PUT", body });
  const reread = useReread(query);
  const { write } = useUndoable(
    useMutation<{ body: Body; before: Body }, Answer>({
      request: ({ body }) => put(body),
      reads: source.reads ?? readRecord,
      invalidates,
      ...(changes && { changes }),
    }),
    {
      done: () => done,
      undoLabel: () => texts.restoreFormer,
      undo: (saved, { before }) => {
        if (before.version === undefined) return put(before);
        const version = saved && versionOf(recordOf(saved));
        return typeof version === "number" ? put({ ...before, version }) : null;
      },
      invalidates,
    },
  );
  /** The record as somebody else has saved it meanwhile; null if nobody has. */
  const changedMeanwhile = async (before: Body): Promise<Answer | null> => {
    const now = await reread();
    return now.ok && differs(recordOf(now.data), before) ? now.data : null;
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
      if (saved.data) return { status: "saved", answer: saved.data };
      const now = await reread();
      return { status: "saved", answer: now.ok ? now.data : null };
    },
    reread: async () => saveOutcome(await reread()),
  };
}
