import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { malformed } from "../../../api/read";
import { readWritten, type Written } from "../../../api/read-written";
import { useMutation, type Mutation, type ReadNow } from "../../../api/react/use-mutation";
import { toldConsents } from "../../../shared/consents/get-consents";
import { donorAnswer } from "../../../shared/donor/reads";
import { readChanged } from "./status-change";

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

/** How what somebody signed on paper is recorded: once, and told as done although the answer was lost. */
export function usePapers(donorId: string): Mutation<PapersBody, Written> {
  return useMutation({
    request: (body: PapersBody) => ({ path: endpoints.donorConsents(donorId), method: "PUT", body: { ...body } }),
    reads: readWritten("donor"),
    keyed: true,
    rereads: (_, read) => readChanged(donorId, read),
    confirms: ({ consents }, read) => confirmPapers(donorId, consents, read),
    invalidates: () => affectedReads.donor(donorId),
  });
}

/** What a lost answer would have said, where the answers that stand by now are those that were sent. */
async function confirmPapers(donorId: string, sent: readonly PaperAnswer[], read: ReadNow) {
  const told = await read({ path: endpoints.registration(donorId), schema: toldConsents, part: "consents" });
  // from a server that doesn't tell them nobody knows
  if (told === null) throw malformed("consents");
  const isKept = (one: PaperAnswer) =>
    told.some(
      (kept) =>
        kept.code === one.code &&
        kept.given === one.given &&
        kept.version === one.version &&
        (kept.signed === null || kept.signed === one.signed),
    );
  if (!sent.every(isKept)) return null;
  const { donor } = await read({ path: endpoints.donor(donorId), schema: donorAnswer });
  return { data: { key: donor._id, version: donor.version } };
}
