import { affectedReads } from "../../api/affected-reads";
import { endpoints } from "../../api/endpoints";
import { useCachedReads } from "../../api/react/cached-reads";
import { useLackingWrites } from "../../api/react/lacking-writes";
import { useMutation, type MutationOutcome } from "../../api/react/use-mutation";
import { useToast } from "../../ui/toast/toast";
import type { AccessAccount, AccessAction } from "./account";
import { texts } from "./texts";

const PATHS: Record<AccessAction, (id: string) => string> = {
  unlock: endpoints.unlockUser,
  invite: endpoints.inviteUser,
  passwordLink: endpoints.sendPasswordLink,
};

/** A server may offer an action for the staff and not for donors. */
const nameOf = (action: AccessAction, { role }: AccessAccount) =>
  `${action} ${role === "donor" ? "donor" : "staff"} account`;

/**
 * Runs the actions for a person who can't sign in. A toast says that an action was done.
 * @returns `possible`: false for an action that this server has refused before
 */
export function useAccessAction(account: AccessAccount, name: string) {
  const { _id, email, role } = account;
  const toast = useToast();
  const lacking = useLackingWrites();
  const { invalidate } = useCachedReads();
  const stale = [...affectedReads.user(_id), ...(role === "donor" ? affectedReads.donor(_id) : [])];
  const { write, writing } = useMutation<AccessAction>({
    request: (action) => ({ path: PATHS[action](_id), method: "POST" }),
    invalidates: () => stale,
    keyed: true,
  });
  return {
    writing,
    possible: (action: AccessAction) => !lacking.has(nameOf(action, account)),
    async run(action: AccessAction): Promise<MutationOutcome<void>> {
      const outcome = await write(action);
      if (outcome.ok) {
        toast.success(action === "unlock" ? texts.unlocked(name) : texts.sent(email));
        return outcome;
      }
      const lacks = await lacking.learn(nameOf(action, account), outcome.error, endpoints.user(_id));
      // somebody else was first, or the account has gone
      if (!lacks && [404, 409].includes(outcome.error.status)) await invalidate(stale);
      return outcome;
    },
  };
}
