import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { useReread } from "../../../api/react/use-reread";
import { hasIdentity } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import { isRecord } from "../../../domain/values";
import { ownRecordAnswer, type OwnRecord, type OwnRecordAnswer } from "../../own-record";

/** @returns the record as it was saved; null where the server says no more than that it was */
export const readSaved = (body: unknown): OwnRecordAnswer | null =>
  isRecord(body) && (isRecord(body.donor) || hasIdentity(body)) ? parseAnswer(ownRecordAnswer, body) : null;

/** How a donor's form is saved, and how the record is read anew when somebody else saved first. */
export function useRegistrationCalls(userId: string): {
  /** @param after the record as it should be then, for a server that neither answers with it nor lets it be read */
  save: (body: Record<string, unknown>, after: OwnRecord) => Promise<MutationOutcome<OwnRecordAnswer>>;
  reread: () => Promise<MutationOutcome<OwnRecordAnswer>>;
} {
  const path = endpoints.registration(userId);
  const cached = useCachedReads();
  const reread = useReread({ path, schema: ownRecordAnswer });
  const { write } = useMutation({
    request: (body: Record<string, unknown>) => ({ path, method: "PUT", body }),
    reads: readSaved,
    changes: (_body, done) => (done?.data ? [{ path, data: done.data }] : []),
    invalidates: () => affectedReads.ownRecord(userId),
  });
  return {
    async save(body, after) {
      const saved = await write(body);
      if (!saved.ok) return saved;
      if (saved.data) return { ok: true, data: saved.data };
      const again = await reread();
      if (again.ok) return again;
      const data = { donor: after };
      cached.change([{ path, data }]);
      return { ok: true, data };
    },
    reread,
  };
}
