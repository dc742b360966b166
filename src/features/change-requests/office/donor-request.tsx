import { Suspense } from "react";
import { failedReads } from "../../../api/react/use-feature";
import { lazyPage } from "../../../ui/loading/lazy-page";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { useChangeRequests } from "./use-change-requests";

const FAILED = "Non riusciamo a leggere se il donatore chiede una modifica";

const RequestCard = lazyPage(async () => ({ default: (await import("./change-requests-page")).RequestCard }));

/** The open request of a donor, in the donor's record; the card loads if there is one. */
export function DonorRequest({ donorId }: { donorId: string }) {
  const state = useChangeRequests({ limit: 1, donor: donorId });
  const failed = failedReads(state);
  if (failed) return <ReadFailed title={FAILED} {...failed} />;
  const request = state.status === "ready" ? state.data.rows[0] : undefined;
  // meanwhile the former record's
  if (request?.donor._id !== donorId) return null;
  return (
    <Suspense fallback={null}>
      <RequestCard key={request._id} request={request} />
    </Suspense>
  );
}
