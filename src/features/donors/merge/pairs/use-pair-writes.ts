import { endpoints } from "../../../../api/endpoints";
import { pageEndpoints } from "../../../../api/page-endpoints";
import { notDoneMessage, type ApiError } from "../../../../api/errors";
import { useMutation } from "../../../../api/react/use-mutation";
import { certaintyOf } from "../../../../domain/donor/duplicates";
import { isRecord } from "../../../../domain/values";
import { useUndoable } from "../../../../shared/undo";
import { useToast } from "../../../../ui/toast/toast";
import type { DuplicatePair, PairsAnswer } from "./pair-answers";
import { texts } from "./texts";
import { affectedByDecision } from "../affected";

interface Decision {
  pair: DuplicatePair;
  distinct: boolean;
}

const invalidates = ({ pair }: { pair: DuplicatePair }) => affectedByDecision(pair.donors.map(({ _id }) => _id));

const decisionRequest = ({ pair, distinct }: Decision) => ({
  path: pageEndpoints.duplicate(pair._id),
  method: "PUT" as const,
  body: { distinct },
});

const isPairsAnswer = (read: unknown): read is PairsAnswer => isRecord(read) && "rows" in read && "counts" in read;

/** Takes a pair from the list that it leaves, and counts it in the other one. Other reads, as the dashboard's count, stay. */
function moved(list: unknown, { pair, distinct }: Decision): unknown {
  if (!isPairsAnswer(list)) return list;
  const { counts, total } = list;
  const read = list.rows.find(({ _id }) => _id === pair._id);
  if (!read || Boolean(read.decided) === distinct) return list;
  const rows = list.rows.filter((row) => row !== read);
  const certainty = certaintyOf(pair.reason);
  const step = distinct ? 1 : -1;
  const changed = counts && { distinct: counts.distinct + step, [certainty]: counts[certainty] - step };
  return { ...list, rows, total: total && total - 1, counts: counts && { ...counts, ...changed } };
}

/** The writes about a pair: whether it is of two people, and a question to the administrators. */
export function usePairWrites() {
  const toast = useToast();
  const settle = ({ error }: { ok: boolean; error?: ApiError }, sentence: (message: string) => string): boolean => {
    if (error) toast.error(error.status === 404 ? texts.gone : notDoneMessage(error, sentence));
    return !error;
  };

  const { write: decide } = useUndoable(
    useMutation<Decision>({
      request: decisionRequest,
      invalidates,
      changes: (decision, done) =>
        done ? [] : [{ path: endpoints.duplicates(), apply: (now) => moved(now, decision) }],
      place: "page",
    }),
    {
      done: (_, { distinct }) => (distinct ? texts.distinctDone : texts.reopenDone),
      undoLabel: (_, { distinct }) => (distinct ? texts.distinctUndo : texts.reopenUndo),
      undo: (_, { pair, distinct }) => decisionRequest({ pair, distinct: !distinct }),
      invalidates,
    },
  );
  const { write: ask, writing: asking } = useMutation<{ pair: DuplicatePair }>({
    request: ({ pair }) => ({ path: pageEndpoints.askAboutDuplicate(pair._id), method: "POST" }),
    invalidates,
    place: "page",
  });
  return {
    decide: async (decision: Decision) => settle(await decide(decision), texts.notDone),
    async ask(pair: DuplicatePair) {
      if (settle(await ask({ pair }), texts.notAsked)) toast.success(texts.askDone);
    },
    asking,
  };
}
