import { affectedReads } from "../../../api/writes/affected-reads";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useMutation, type MutationOutcome, type WritePlace } from "../../../api/react/use-mutation";
import { useToast } from "../../../ui/toast/toast";
import type { AccessAccount, AccessAction } from "./account";
import { texts } from "./texts";

const PATHS: Record<AccessAction, (id: string) => string> = {
  unlock: pageEndpoints.unlockUser,
  invite: pageEndpoints.inviteUser,
  passwordLink: pageEndpoints.sendPasswordLink,
};

interface AccessWrite {
  account: Pick<AccessAccount, "_id" | "email" | "role">;
  /** Name of the person. */
  name: string;
  action: AccessAction;
}

/** Runs the actions for a person who can't sign in. A toast confirms each. */
export function useAccessAction(place?: WritePlace) {
  const toast = useToast();
  const { write, writing } = useMutation<AccessWrite>({
    request: ({ account, action }) => ({ path: PATHS[action](account._id), method: "POST" }),
    invalidates: ({ account: { _id, role } }) => [
      ...affectedReads.user(_id),
      ...(role === "donor" ? affectedReads.donor(_id) : []),
    ],
    place,
  });
  const run = async (input: AccessWrite): Promise<MutationOutcome<void>> => {
    const outcome = await write(input);
    const { account, name, action } = input;
    if (outcome.ok) toast.success(texts.done[action](action === "unlock" ? name : account.email));
    return outcome;
  };
  return {
    writing,
    run,
    /** Runs an action without a dialog. A toast shows errors. */
    async runAtOnce(input: AccessWrite): Promise<MutationOutcome<void>> {
      const outcome = await run(input);
      if (!outcome.ok) toast.error(outcome.error.message);
      return outcome;
    },
  };
}
