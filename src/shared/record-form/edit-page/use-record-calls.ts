import {
  useMutation,
  type MutationOptions,
  type MutationOutcome,
  type WriteRequest,
} from "../../../api/react/use-mutation";
import type { Query } from "../../../api/react/use-query";
import { useReread } from "../../../api/react/use-reread";
import { useUndoable } from "../../undo";
import { saveOutcome, type SaveOutcome } from "../save/save-outcome";
import { texts } from "../texts";

type Body = Record<string, unknown>;

/** How a record is read and saved at one path. */
export interface RecordSource<Answer> {
  query: Query<Answer>;
  /** Reads the response of a save; null if it doesn't contain the record. By default the schema of {@link query} */
  reads?: (body: unknown) => Answer | null;
  /** Returns the record in the response, if it isn't the response itself. */
  recordOf?: (answer: Answer) => object;
  /** Converts values to the request's body. @param isKept whether a field is unchanged */
  toRequest?: (values: Body, isKept: (name: string) => boolean) => Body;
  changes?: MutationOptions<{ body: Body; before: Body }, Answer>["changes"];
  invalidates: () => readonly string[];
  /** Text of the toast. @param saved null if the response doesn't contain the record */
  done: string | ((saved: Answer | null) => string);
}

const versionOf = (record: object): unknown => ("version" in record ? record.version : undefined);

/** Compares the record with the values before; for servers without versions. */
const differs = (record: object, before: Body): boolean => {
  const current = record as Body;
  return Object.entries(before).some(
    ([name, value]) => name in current && String(current[name] || "") !== String(value || ""),
  );
};

/**
 * Saves a record with undo, and reads it again. If the server has no versions, the record is read and compared before a save.
 * @returns `save` returns the record after the save
 */
export function useRecordCalls<Answer extends object>(
  source: RecordSource<Answer>,
): {
  save: (body: Body, before: Body) => Promise<SaveOutcome<Answer>>;
  reread: () => Promise<MutationOutcome<Answer>>;
} {
  const { query, recordOf = (answer: Answer): object => answer, invalidates, done, changes } = source;
  const { toRequest = (values: Body) => values } = source;
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
      done: (saved) => (typeof done === "function" ? done(saved) : done),
      undoLabel: () => texts.restoreFormer,
      undo: (saved, { before }) => {
        if (before.version === undefined) return put(before);
        const version = saved && versionOf(recordOf(saved));
        return typeof version === "number" ? put({ ...before, version }) : null;
      },
      invalidates,
    },
  );
  /** Returns the record if another user has changed it; otherwise null. */
  const changedMeanwhile = async (before: Body): Promise<Answer | null> => {
    const now = await reread();
    return now.ok && differs(recordOf(now.data), before) ? now.data : null;
  };
  return {
    async save(typed, former) {
      const isKept = (name: string) => typed[name] === former[name];
      const [body, before] = [toRequest(typed, isKept), toRequest(former, isKept)];
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
    reread,
  };
}
