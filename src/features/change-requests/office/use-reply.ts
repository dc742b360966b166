import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useMutation, type Mutation, type WritePlace } from "../../../api/react/use-mutation";
import { type DonorRecord, readSavedDonor } from "../../../shared/donor/reads";
import type { ReceivedRequest } from "./answers";

interface Reply {
  state: "accepted" | "refused";
  reason: string | null;
}

/** Accepts or refuses a request as the user sees it: the server refuses if it or the record has changed. */
export const useReply = (
  { _id, revision, donor }: ReceivedRequest,
  place: WritePlace,
): Mutation<Reply, { donor: DonorRecord }> =>
  useMutation<Reply, { donor: DonorRecord }>({
    request: (reply) => ({
      path: pageEndpoints.changeRequest(_id),
      method: "POST",
      body: { ...reply, revision, version: donor.version },
    }),
    reads: readSavedDonor,
    invalidates: () => affectedReads.donor(donor._id),
    place,
  });
