import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { readWritten, type Written } from "../../../api/read-written";
import { useMutation, type Mutation } from "../../../api/react/use-mutation";

/** An answer as it stands on a paper. */
export interface PaperAnswer {
  code: string;
  version: string;
  given: boolean;
  /** ISO day. */
  signed: string;
}

interface PapersBody {
  consents: readonly PaperAnswer[];
  /** Of the donor; left out for a server without versions. */
  version?: number;
}

/** How what somebody signed on paper is recorded. */
export function usePapers(donorId: string): Mutation<PapersBody, Written> {
  return useMutation({
    request: (body: PapersBody) => ({ path: endpoints.donorConsents(donorId), method: "PUT", body: { ...body } }),
    reads: readWritten("donor"),
    invalidates: () => affectedReads.donor(donorId),
  });
}
