import { affectedReads } from "../../../../api/writes/affected-reads";
import { endpoints } from "../../../../api/endpoints";
import { useMutation } from "../../../../api/react/use-mutation";
import { useReread } from "../../../../api/react/use-reread";
import { meAnswer } from "../../../../api/session/answers";
import type { User } from "../../../../domain/entities";
import { saveOutcome, type SaveOutcome } from "../../../../shared/record-form";

type Body = Record<string, unknown>;

/** Saves the account of the signed-in staff user, and reads it again. */
export function useAccountCalls() {
  const reread = useReread({ path: endpoints.me(), schema: meAnswer });
  const { write } = useMutation<Body>({
    request: (body) => ({ path: endpoints.updateProfile(), method: "PUT", body }),
    invalidates: affectedReads.ownAccount,
  });

  /** Sends only the changed fields, because accounts have no version: other fields could overwrite newer values. */
  const save = async (body: Body, before: Body): Promise<SaveOutcome<{ user: User }>> => {
    const changed = Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== before[name]));
    if (Object.keys(changed).length > 0) {
      const saved = await write(changed);
      if (!saved.ok) return { status: "failed", error: saved.error };
    }
    const current = await reread();
    return current.ok ? saveOutcome(current) : { status: "saved", answer: null };
  };
  return { save, reread };
}
