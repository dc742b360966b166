import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
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
  const { write, writing } = useMutation<AccessAction>({
    request: (action) => ({ path: PATHS[action](_id), method: "POST" }),
    invalidates: () => [...affectedReads.user(_id), ...(role === "donor" ? affectedReads.donor(_id) : [])],
  });
  return {
    writing,
    async run(action: AccessAction): Promise<MutationOutcome<void>> {
      const outcome = await write(action);
      if (outcome.ok) toast.success(action === "unlock" ? texts.unlocked(name) : texts.sent(email));
      return outcome;
    },
  };
}
