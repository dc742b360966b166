import { mutate } from "swr";
import { endpoints } from "../../../api/endpoints";
import { useConnection } from "../../../api/react/connection";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { queryKey } from "../../../api/react/use-query";
import { hasIdentity } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import { isRecord } from "../../../api/values";
import { ownRecordAnswer, type OwnRecord, type OwnRecordAnswer } from "../../own-record";

const read = (body: unknown) => parseAnswer(ownRecordAnswer, body);

/** @returns the record as it was saved; null where the server says no more than that it was */
export const readSaved = (body: unknown): OwnRecordAnswer | null =>
  isRecord(body) && (isRecord(body.donor) || hasIdentity(body)) ? read(body) : null;

/** How a donor's form is saved, and how the record is read anew when somebody else saved first. */
export function useRegistrationCalls(userId: string): {
  /** @param after the record as it should be then, for a server that neither answers with it nor lets it be read */
  save: (body: Record<string, unknown>, after: OwnRecord) => Promise<MutationOutcome<OwnRecordAnswer>>;
  reread: () => Promise<MutationOutcome<OwnRecordAnswer>>;
} {
  const { apiBase } = useConnection();
  const path = endpoints.registration(userId);
  const put = useMutation((body: Record<string, unknown>) => ({ path, method: "PUT", body }), readSaved);
  const get = useMutation<void, OwnRecordAnswer>(() => ({ path }), read);

  /** Puts the answer's record into the cache, for all that show it. */
  const keep = async (outcome: MutationOutcome<OwnRecordAnswer>) => {
    if (outcome.ok) await mutate(queryKey(apiBase, userId, { path }), outcome.data, { revalidate: false });
    return outcome;
  };
  const reread = async () => keep(await get.write());
  return {
    async save(body, after) {
      const saved = await put.write(body);
      if (!saved.ok) return saved;
      if (saved.data) return keep({ ok: true, data: saved.data });
      const again = await reread();
      return again.ok ? again : keep({ ok: true, data: { donor: after } });
    },
    reread,
  };
}
