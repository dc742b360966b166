import { affectedReads } from "../../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../../api/page-endpoints";
import { readWritten, type Written } from "../../../../api/writes/read-written";
import { useMutation, type Mutation } from "../../../../api/react/use-mutation";

/** The answer to a consent on a paper form. */
export interface PaperAnswer {
  code: string;
  version: string;
  given: boolean;
  /** ISO day. */
  signed: string;
}

interface PaperFormBody {
  consents: readonly PaperAnswer[];
  /** The donor's version; omitted if the server has no versions. */
  version?: number;
}

/** Records the answers of a signed paper form. */
export function useRecordPaperForm(donorId: string): Mutation<PaperFormBody, Written> {
  return useMutation({
    request: (body: PaperFormBody) => ({
      path: pageEndpoints.donorConsents(donorId),
      method: "PUT",
      body: { ...body },
    }),
    reads: readWritten("donor"),
    invalidates: () => affectedReads.donor(donorId),
  });
}
