import { affectedReads } from "../../api/writes/affected-reads";
import { endpoints } from "../../api/endpoints";
import { pageEndpoints } from "../../api/page-endpoints";
import { FORBIDDEN_STATUSES } from "../../api/errors";
import { useCan } from "../../api/react/ability";
import { useUser } from "../../api/react/connection";
import { failedReads, type FailedReads, useFeatureQuery } from "../../api/react/use-feature";
import { useMutation, type Mutation } from "../../api/react/use-mutation";
import { identity, instant, list, map, record, text, type Read } from "../../api/readers/read";

const requestReader = record({ _id: identity, date: instant(""), reason: text(null) });
type DeletionRequest = NonNullable<Read<typeof requestReader>>;

/** Reads the response of `GET /deletion-requests`. */
export const deletionRequestsAnswer = map(list("requests", requestReader), ({ requests }) => requests);

interface DeletionRequestRead {
  /**
   * Null if there is no request, if the user made it or may not answer it, or if the server doesn't declare
   * `deletion-requests`.
   */
  request: DeletionRequest | null;
  failed: FailedReads | null;
}

/** Reads a person's request to be deleted. */
export function useDeletionRequest(personId: string): DeletionRequestRead {
  const isOwn = useUser()?._id === personId;
  const mayAnswer = useCan()("delete", "Donor") && !isOwn;
  const query = { path: pageEndpoints.deletionRequests(), schema: deletionRequestsAnswer };
  const state = useFeatureQuery("deletion-requests", mayAnswer ? query : null, {
    optional: FORBIDDEN_STATUSES,
  });
  const requests = state.status === "ready" ? state.data : [];
  return { request: requests.find(({ _id }) => _id === personId) ?? null, failed: failedReads(state) };
}

interface Answer {
  state: "done" | "refused";
  answer: string | null;
}

/** Answers a request: "done" deletes record and account, "refused" needs a reason. */
export const useAnswerDeletion = (personId: string): Mutation<Answer, void> =>
  useMutation<Answer>({
    request: (body) => ({ path: pageEndpoints.deletionRequest(personId), method: "POST", body: { ...body } }),
    // the person may be a donor or a staff member
    invalidates: () => [
      pageEndpoints.deletionRequests(),
      endpoints.dataRequests(),
      ...affectedReads.user(personId),
      ...affectedReads.donor(personId),
    ],
  });
