import { affectedReads } from "../../../../api/affected-reads";
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

  /** Accounts have no version: only what was changed is sent, so that nothing older is written over another's change. */
  const save = async (body: Body, before: Body): Promise<SaveOutcome<{ user: User }>> => {
    const changed = Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== before[name]));
    if (Object.keys(changed).length > 0) {
      const saved = await write(changed);
      if (!saved.ok) return { status: "failed", error: saved.error };
    }
    const found = await reread();
    return found.ok ? saveOutcome(found) : { status: "saved", answer: null };
  };
  return { save, reread: async () => saveOutcome(await reread()) };
}
