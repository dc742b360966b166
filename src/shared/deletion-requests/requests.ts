import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { HIDDEN_STATUSES } from "../../api/errors";
import { useCan } from "../../api/react/ability";
import { useMutation } from "../../api/react/use-mutation";
import { useOptionalQuery } from "../../api/react/use-optional-query";
import { identity, instant, list, map, record, text, type Read } from "../../api/read";

const requestReader = record({ _id: identity, date: instant(""), reason: text(null) });
export type DeletionRequest = NonNullable<Read<typeof requestReader>>;

/** The answer of `GET /deletion-requests`. */
export const deletionRequestsAnswer = map(list("requests", requestReader), ({ requests }) => requests);

/** @returns what somebody has asked, for whoever may answer; null for nothing, and where the server has no such requests */
export function useDeletionRequest(personId: string): DeletionRequest | null {
  const may = useCan()("delete", "Donor");
  const query = { path: endpoints.deletionRequests(), schema: deletionRequestsAnswer };
  const state = useOptionalQuery("deletion-requests", may ? query : null, {
    optional: HIDDEN_STATUSES,
    background: true,
  });
  return state.status === "ready" ? (state.data.find(({ _id }) => _id === personId) ?? null) : null;
}

/** Answers a request: "done" deletes record and account, "refused" says why. */
export const useAnswerDeletion = (personId: string) =>
  useMutation({
    request: (body: { state: "done" | "refused"; answer: string | null }) => ({
      ...{ path: endpoints.deletionRequest(personId), method: "POST", body },
    }),
    // whose it is nobody says: a donor's, or one of the staff's
    invalidates: () => [
      endpoints.deletionRequests(),
      ...affectedReads.user(personId),
      ...affectedReads.donor(personId),
    ],
  });
