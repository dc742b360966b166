import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useConnection } from "../../../api/react/connection";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../../api/react/use-mutation";
import { ApiError } from "../../../api/errors";
import { parseAnswer } from "../../../api/schema";
import { isRecord } from "../../../domain/values";
import { donorAnswer, type DonorRecord } from "../../donor-reads";
import { useUndoable } from "../../undo";
import { texts } from "../texts";

export interface ProfileSave {
  /** What is sent: the fields that may be changed, and the version that was read. */
  body: Record<string, unknown>;
  /** The same fields as they were. */
  before: Record<string, unknown>;
}

export type ProfileOutcome = MutationOutcome<{ donor: DonorRecord }>;

/** @returns the record as it was saved; null where the server says no more than that it was */
export const readSavedProfile = (body: unknown) =>
  isRecord(body) && isRecord(body.donor) ? parseAnswer(donorAnswer, body) : null;

/** How donors save their own record, take it back for some seconds, and read it anew. */
export function useProfileCalls(userId: string): {
  save: (input: ProfileSave) => Promise<ProfileOutcome>;
  reread: () => Promise<ProfileOutcome>;
} {
  const { session } = useConnection();
  const path = endpoints.registration(userId);
  const put = (body: Record<string, unknown>): WriteRequest => ({ path, method: "PUT", body });
  const invalidates = () => affectedReads.ownRecord(userId);
  const { write } = useUndoable(
    useMutation({ request: ({ body }: ProfileSave) => put(body), reads: readSavedProfile, invalidates }),
    {
      done: () => texts.saved,
      undo: (saved, { before }) => {
        const version = saved?.donor.version;
        return put(typeof version === "number" ? { ...before, version } : before);
      },
      invalidates,
    },
  );
  const reread = async (): Promise<ProfileOutcome> => {
    try {
      return { ok: true, data: parseAnswer(donorAnswer, await session.call(path)) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { ok: false, error };
    }
  };
  return {
    async save(input) {
      const saved = await write(input);
      if (!saved.ok) return saved;
      return saved.data ? { ok: true, data: saved.data } : reread();
    },
    reread,
  };
}
