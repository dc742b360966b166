import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { HIDDEN_STATUSES } from "../../api/errors";
import { useCan } from "../../api/react/ability";
import { useCachedReads } from "../../api/react/cached-reads";
import { useUser } from "../../api/react/connection";
import { useMutation, type Mutation } from "../../api/react/use-mutation";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { identity, instant, list, map, record, text, type Read } from "../../api/read";

const requestReader = record({ _id: identity, date: instant(""), reason: text(null) });
type DeletionRequest = NonNullable<Read<typeof requestReader>>;

/** The answer of `GET /deletion-requests`. */
export const deletionRequestsAnswer = map(list("requests", requestReader), ({ requests }) => requests);

/**
 * @returns the person's request, if the reader may answer it; null where there is none, where the server has no such
 * requests, and for one's own
 */
export function useDeletionRequest(personId: string): DeletionRequest | null {
  const own = useUser()?._id === personId;
  const may = useCan()("delete", "Donor") && !own;
  const query = { path: endpoints.deletionRequests(), schema: deletionRequestsAnswer };
  const state = useOptionalQuery("deletion-requests", may ? query : null, {
    optional: HIDDEN_STATUSES,
    background: true,
  });
  return state.status === "ready" ? (state.data.find(({ _id }) => _id === personId) ?? null) : null;
}

interface Answer {
  state: "done" | "refused";
  answer: string | null;
}

/** Answers a request: "done" deletes record and account, "refused" says why. What is answered or gone is read again. */
export function useAnswerDeletion(personId: string): Mutation<Answer, void> {
  const { invalidate } = useCachedReads();
  // whose it is nobody says: a donor's, or one of the staff's
  const invalidates = () => [
    endpoints.deletionRequests(),
    ...affectedReads.user(personId),
    ...affectedReads.donor(personId),
  ];
  const { write, writing } = useMutation<Answer>({
    request: (body) => ({ path: endpoints.deletionRequest(personId), method: "POST", body: { ...body } }),
    invalidates,
  });
  return {
    writing,
    async write(answer) {
      const outcome = await write(answer);
      if (!outcome.ok && [404, 409].includes(outcome.error.status)) await invalidate(invalidates());
      return outcome;
    },
  };
}
