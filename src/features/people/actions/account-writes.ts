import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useCreate } from "../../../api/react/use-create";
import { useMutation, type MutationOutcome, type WriteRequest } from "../../../api/react/use-mutation";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import { staffAccountAnswer, type StaffAccount } from "../account";
import { texts as listTexts } from "../texts";
import { texts } from "./texts";

/** What may be written of an account beside the form: its role, zones, and whether it is let in. */
export interface AccountChange {
  role?: string;
  areas?: readonly string[];
  status?: "active" | "inactive";
}

interface ChangeWrite {
  account: StaffAccount;
  change: AccountChange;
  /** The toast's words. */
  done: string;
}

const invalidates = ({ account }: Pick<ChangeWrite, "account">) => affectedReads.user(account._id);
const put = ({ _id, version }: StaffAccount, change: AccountChange): WriteRequest => ({
  path: endpoints.user(_id),
  method: "PUT",
  body: { version, ...change },
});
const readAccount = (body: unknown) => staffAccountAnswer(body, "", () => undefined).user;
const sameZones = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();
const isThere = (now: StaffAccount, { role, areas, status }: AccountChange) =>
  (role ?? now.role) === now.role && (status ?? now.status) === now.status && (!areas || sameZones(now.zones, areas));

/** Changes an account, and offers for some seconds to write back what was there. */
export function useAccountChange() {
  const mutation = useMutation<ChangeWrite, StaffAccount | null>({
    request: ({ account, change }) => put(account, change),
    reads: readAccount,
    invalidates,
    keyed: true,
    confirms: async ({ account, change }, read) => {
      const { user } = await read({ path: endpoints.user(account._id), schema: staffAccountAnswer });
      return user && isThere(user, change) ? { data: user } : null;
    },
  });
  return useUndoable(mutation, {
    done: (_, { done }) => done,
    undo: (saved, { account, change }) => {
      if (!saved || change.role !== undefined) return null;
      const status = change.status === "active" ? "inactive" : "active";
      return put(saved, { ...(change.areas && { areas: account.zones }), ...(change.status && { status }) });
    },
    invalidates,
  });
}

/** Mails an invitation once more; the former link holds no more. */
export function useInviteAgain() {
  const toast = useToast();
  const { write, writing } = useCreate<StaffAccount>({
    request: ({ _id }) => ({ path: endpoints.inviteUser(_id), method: "POST" }),
    invalidates: ({ _id }) => affectedReads.user(_id),
  });
  const tell = async (account: StaffAccount) => {
    const outcome = await write(account);
    if (outcome.ok) toast.success(listTexts.invited(account.email));
    else toast.error(outcome.error.message);
    return outcome;
  };
  return { write: tell, writing };
}

/** Lets somebody try again at once whom wrong passwords have locked. */
export function useUnlock(): (account: StaffAccount) => Promise<MutationOutcome<void>> {
  const toast = useToast();
  const { write } = useMutation<StaffAccount>({
    request: ({ _id }) => ({ path: endpoints.unlockUser(_id), method: "POST" }),
    invalidates: ({ _id }) => affectedReads.user(_id),
  });
  return async (account) => {
    const outcome = await write(account);
    if (outcome.ok) toast.success(texts.unlocked(account));
    else toast.error(outcome.error.message);
    return outcome;
  };
}

/** Takes back an invitation that nobody has followed. */
export function useWithdraw() {
  return useMutation<StaffAccount>({
    request: ({ _id, version }) => ({
      path: endpoints.user(_id),
      method: "DELETE",
      ...(version !== null && { query: { version } }),
    }),
    invalidates: () => affectedReads.user(),
    isDone: ({ status }) => status === 404,
  });
}
