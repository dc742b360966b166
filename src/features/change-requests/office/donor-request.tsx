import { Suspense } from "react";
import { failedReads } from "../../../api/react/use-feature";
import { lazyPage } from "../../../ui/loading/lazy-page";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { useChangeRequests } from "./use-change-requests";

const FAILED = "Non riusciamo a leggere se il donatore chiede una modifica";

/** Servers keep one request for each person. */
const MOST = 5;

const RequestCard = lazyPage(async () => ({ default: (await import("./change-requests-page")).RequestCard }));

/** The open requests of a donor, in the donor's record; the card loads if there are any. */
export function DonorRequests({ donorId }: { donorId: string }) {
  const state = useChangeRequests({ limit: MOST, donor: donorId });
  const failed = failedReads(state);
  if (failed) return <ReadFailed title={FAILED} {...failed} />;
  // a server may ignore the parameter
  const requests = state.status === "ready" ? state.data.rows.filter(({ donor }) => donor._id === donorId) : [];
  return requests.map((request) => (
    <Suspense key={request._id} fallback={null}>
      <RequestCard request={request} />
    </Suspense>
  ));
}
