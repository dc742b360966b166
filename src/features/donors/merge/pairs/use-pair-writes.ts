import { endpoints } from "../../../../api/endpoints";
import { pageEndpoints } from "../../../../api/page-endpoints";
import { notDoneMessage, type ApiError } from "../../../../api/errors";
import { useMutation, type MutationOutcome } from "../../../../api/react/use-mutation";
import { parseResponse } from "../../../../api/readers/parse-response";
import { certaintyOf } from "../../../../domain/donor/duplicates";
import { isRecord } from "../../../../domain/values";
import { useUndoable } from "../../../../shared/undo";
import { useToast } from "../../../../ui/toast/toast";
import { pairAnswer, type DuplicatePair, type PairsAnswer } from "./pair-answers";
import { texts } from "./texts";
import { affectedByDecision } from "../affected";

interface Decision {
  pair: DuplicatePair;
  distinct: boolean;
}

const invalidates = ({ pair }: { pair: DuplicatePair }) => affectedByDecision(pair.donors.map(({ _id }) => _id));
const reads = (body: unknown) => parseResponse(pairAnswer, body).pair;

const decisionRequest = ({ pair, distinct }: Decision) => ({
  path: pageEndpoints.duplicate(pair._id),
  method: "PUT" as const,
  body: { distinct },
});

const isPairsAnswer = (list: unknown): list is PairsAnswer =>
  isRecord(list) && Array.isArray(list.rows) && "counts" in list;

/** Takes a pair from the list in which it is, and counts it in the other one. Other reads of pairs, as counts, stay. */
function moved(list: unknown, { pair, distinct }: Decision): unknown {
  if (!isPairsAnswer(list)) return list;
  const rows = list.rows.filter(({ _id }) => _id !== pair._id);
  if (rows.length === list.rows.length) return list;
  const step = distinct ? 1 : -1;
  const certainty = certaintyOf(pair.reason);
  const counts = list.counts && {
    ...list.counts,
    distinct: list.counts.distinct + step,
    [certainty]: list.counts[certainty] - step,
  };
  return { ...list, rows, total: list.total && list.total - 1, counts };
}

/** The writes about a pair: whether it is of two people, and a question to the administrators. */
export function usePairWrites() {
  const toast = useToast();
  const report = (error: ApiError, sentence: (message: string) => string) =>
    void toast.error(error.status === 404 ? texts.gone : notDoneMessage(error, sentence));
  const settle = <T>(outcome: MutationOutcome<T>, sentence: (message: string) => string): boolean => {
    if (!outcome.ok) report(outcome.error, sentence);
    return outcome.ok;
  };

  const { write: decide } = useUndoable(
    useMutation<Decision, DuplicatePair>({
      request: decisionRequest,
      reads,
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
  const { write: ask, writing: asking } = useMutation<{ pair: DuplicatePair }, DuplicatePair>({
    request: ({ pair }) => ({ path: pageEndpoints.askAboutDuplicate(pair._id), method: "POST" }),
    reads,
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
