import { affectedReads } from "../../../../api/writes/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { useCachedReads } from "../../../../api/react/cached-reads";
import { useMutation, type MutationOutcome } from "../../../../api/react/use-mutation";
import { useReread } from "../../../../api/react/use-reread";
import { hasIdentity } from "../../../../api/readers/read";
import { parseResponse } from "../../../../api/readers/parse-response";
import { isRecord } from "../../../../domain/values";
import { ownRecordAnswer, type OwnRecordAnswer } from "../../record";

/** @returns the record as it was saved; null if the response doesn't contain it */
const readSaved = (body: unknown): OwnRecordAnswer | null =>
  isRecord(body) && (isRecord(body.donor) || hasIdentity(body)) ? parseResponse(ownRecordAnswer, body) : null;

/** Saves a donor's form, and reads the record again if another user saved first. */
export function useRegistrationCalls(userId: string): {
  save: (body: Record<string, unknown>) => Promise<MutationOutcome<OwnRecordAnswer>>;
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
    async save(body) {
      const saved = await write(body);
      // the reason may be a consent whose text has changed: then the form shows the new text
      if (!saved.ok && saved.error.status === 422) await cached.invalidate(affectedReads.settings()).all;
      if (!saved.ok || saved.data) return saved;
      const current = await reread();
      return current.ok ? current : saved;
    },
    reread,
  };
}
