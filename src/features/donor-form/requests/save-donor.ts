import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../../api/react/use-mutation";
import { useReread } from "../../../api/react/use-reread";
import { parseAnswer } from "../../../api/schema";
import { isRecord } from "../../../domain/values";
import { donorAnswer, type DonorRecord } from "../../donor-reads";
import { useUndoable } from "../../undo";
import { texts } from "../texts";

export interface DonorSave {
  /** What is sent: the fields that may be changed, and the version that was read. */
  body: Record<string, unknown>;
  /** The same fields as they were. */
  before: Record<string, unknown>;
}

export type DonorOutcome = MutationOutcome<{ donor: DonorRecord }>;

/** @returns the record as it was saved; null where the server says no more than that it was */
export const readSaved = (body: unknown) =>
  isRecord(body) && isRecord(body.donor) ? parseAnswer(donorAnswer, body) : null;

/** How a donor is saved, undone for some seconds by writing back what was there, and read anew. */
export function useDonorCalls(id: string): {
  save: (input: DonorSave) => Promise<DonorOutcome>;
  reread: () => Promise<DonorOutcome>;
} {
  const path = endpoints.donor(id);
  const put = (body: Record<string, unknown>): WriteRequest => ({ path, method: "PUT", body });
  const invalidates = () => affectedReads.donor(id);
  const reread = useReread({ path, schema: donorAnswer });
  const { write } = useUndoable(
    useMutation({
      request: ({ body }: DonorSave) => put(body),
      reads: readSaved,
      changes: (_input, done) => (done?.data ? [{ path, data: done.data }] : []),
      invalidates,
    }),
    {
      done: () => texts.saved,
      undo: (saved, { before }) => {
        const version = saved?.donor.version;
        return put(typeof version === "number" ? { ...before, version } : before);
      },
      invalidates,
    },
  );
  return {
    async save(input) {
      const saved = await write(input);
      if (!saved.ok) return saved;
      return saved.data ? { ok: true, data: saved.data } : reread();
    },
    reread,
  };
}
