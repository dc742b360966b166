import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation, type Mutation, type WritePlace } from "../../../api/react/use-mutation";
import { type DonorRecord, readSavedDonor } from "../../../shared/donor/reads";
import type { ReceivedRequest } from "../answers";

interface Answer {
  state: "accepted" | "refused";
  reason: string | null;
}

/** Accepts or refuses a request as the user sees it: the server refuses if it or the record has changed. */
export const useAnswer = (
  { _id, revision, donor }: ReceivedRequest,
  place: WritePlace,
): Mutation<Answer, { donor: DonorRecord }> =>
  useMutation<Answer, { donor: DonorRecord }>({
    request: (answer) => ({
      path: endpoints.changeRequest(_id),
      method: "POST",
      body: { ...answer, revision, version: donor.version },
    }),
    reads: readSavedDonor,
    invalidates: () => affectedReads.donor(donor._id),
    place,
  });
