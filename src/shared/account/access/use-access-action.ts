import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useMutation, type MutationOutcome } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import type { AccessAccount, AccessAction } from "./account";
import { texts } from "./texts";

const PATHS: Record<AccessAction, (id: string) => string> = {
  unlock: endpoints.unlockUser,
  invite: endpoints.inviteUser,
  passwordLink: endpoints.sendPasswordLink,
};

/** Runs the actions for a person who can't sign in. A toast says that an action was done. */
export function useAccessAction(account: AccessAccount, name: string) {
  const { _id, email, role } = account;
  const toast = useToast();
  const { invalidate } = useCachedReads();
  const stale = [...affectedReads.user(_id), ...(role === "donor" ? affectedReads.donor(_id) : [])];
  const { write, writing } = useMutation<AccessAction>({
    request: (action) => ({ path: PATHS[action](_id), method: "POST" }),
    invalidates: () => stale,
    keyed: true,
  });
  return {
    writing,
    async run(action: AccessAction): Promise<MutationOutcome<void>> {
      const outcome = await write(action);
      if (outcome.ok) {
        toast.success(action === "unlock" ? texts.unlocked(name) : texts.sent(email));
        return outcome;
      }
      // somebody else was first, or the account has gone
      if ([404, 409].includes(outcome.error.status)) await invalidate(stale);
      return outcome;
    },
  };
}
