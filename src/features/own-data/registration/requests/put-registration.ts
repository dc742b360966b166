import { affectedReads } from "../../../../api/affected-reads";
import { holds } from "../../../../api/confirm-write";
import { endpoints } from "../../../../api/endpoints";
import { useCachedReads } from "../../../../api/react/cached-reads";
import { useMutation, type MutationOutcome } from "../../../../api/react/use-mutation";
import { useReread } from "../../../../api/react/use-reread";
import { hasIdentity } from "../../../../api/read";
import { parseAnswer } from "../../../../api/schema";
import { isPending } from "../../../../domain/donor/status";
import { isRecord } from "../../../../domain/values";
import { ownRecordAnswer, type OwnRecord, type OwnRecordAnswer } from "../../record";

/** @returns the record as it was saved; null where the server says no more than that it was */
const readSaved = (body: unknown): OwnRecordAnswer | null =>
  isRecord(body) && (isRecord(body.donor) || hasIdentity(body)) ? parseAnswer(ownRecordAnswer, body) : null;

interface Sending {
  body: Record<string, unknown>;
  before: OwnRecord;
}

/** How a donor's form is saved, and how the record is read anew when somebody else saved first. */
export function useRegistrationCalls(userId: string): {
  /** @param before the record as it was */
  save: (body: Record<string, unknown>, before: OwnRecord) => Promise<MutationOutcome<OwnRecordAnswer>>;
  reread: () => Promise<MutationOutcome<OwnRecordAnswer>>;
} {
  const path = endpoints.registration(userId);
  const cached = useCachedReads();
  const reread = useReread({ path, schema: ownRecordAnswer });
  const { write } = useMutation({
    request: ({ body }: Sending) => ({ path, method: "PUT", body }),
    reads: readSaved,
    keyed: true,
    rereads: (_sending, read) => read({ path, schema: ownRecordAnswer }),
    async confirms({ body, before }, read) {
      const data = await read({ path, schema: ownRecordAnswer });
      const { donor } = data;
      // the same words in a form that isn't sent yet aren't the form that was sent
      const waits = isPending(before.status) && isPending(donor.status);
      return holds(donor, body) && !waits ? { data } : null;
    },
    changes: (_sending, done) => (done?.data ? [{ path, data: done.data }] : []),
    invalidates: () => affectedReads.ownRecord(userId),
  });
  return {
    async save(body, before) {
      const saved = await write({ body, before });
      // it may speak of a text that is no longer in force: the present one is shown
      if (!saved.ok && saved.error.status === 422) await cached.reread(affectedReads.settings());
      if (!saved.ok) return saved;
      return { ok: true, data: saved.data as OwnRecordAnswer }; // `rereads` finds it, or throws
    },
    reread,
  };
}
