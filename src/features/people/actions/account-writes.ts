import { isLocked } from "../../../domain/donor/status";
import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { orNull } from "../../../api/read-written";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useCreate } from "../../../api/react/use-create";
import { useMutation, type Mutation, type MutationOutcome, type WriteRequest } from "../../../api/react/use-mutation";
import { useUndoable } from "../../../shared/undo";
import { useToast } from "../../../ui/toast/toast";
import { staffAccountAnswer, type StaffAccount } from "../account";
import { isAccountGone, isInvitedAgain, readAccount } from "../read-accounts";
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
  body: { ...(version !== null && { version }), ...change },
});
const accountIn = (body: unknown) => orNull(() => staffAccountAnswer(body, "", () => undefined).user);
/** Whether two lists name the same zones, in whatever order. */
export const sameZones = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();
const isThere = (now: StaffAccount, { role, areas, status }: AccountChange) =>
  (role ?? now.role) === now.role && (status ?? now.status) === now.status && (!areas || sameZones(now.zones, areas));

/** Changes an account, and offers for some seconds to write back what was there. */
export function useAccountChange() {
  const { invalidate } = useCachedReads();
  const mutation = useMutation<ChangeWrite, StaffAccount | null>({
    request: ({ account, change }) => put(account, change),
    reads: accountIn,
    invalidates,
    keyed: true,
    rereads: ({ account }, read) => readAccount(read, account._id),
    confirms: async ({ account, change }, read) => {
      const now = await readAccount(read, account._id);
      return isThere(now, change) ? { data: now } : null;
    },
  });
  const { write, ...undoable } = useUndoable(mutation, {
    done: (_, { done }) => done,
    undoLabel: (_, { change }) => texts.undo[change.status ?? "areas"],
    undo: (saved, { account, change }) => {
      if (!saved || change.role !== undefined) return null;
      // let in again they would be active: who was to choose a password, or waits for a lock to pass, isn't
      if (change.status === "inactive" && account.status !== "active") return null;
      const status = change.status === "active" ? "inactive" : "active";
      return put(saved, { ...(change.areas && { areas: account.zones }), ...(change.status && { status }) });
    },
    invalidates,
  });
  return {
    ...undoable,
    write: async (input: ChangeWrite): Promise<MutationOutcome<StaffAccount | null>> => {
      const outcome = await write(input);
      // somebody else was first, or it is gone: a second try is about what there is now
      if (!outcome.ok && [404, 409].includes(outcome.error.status)) await invalidate(invalidates(input));
      return outcome;
    },
  };
}

/** What a write's answer would have said that says nothing. */
const done = (is: boolean) => (is ? { data: undefined } : null);

/** @returns what has become of a write, after a toast */
function useToldWrite({ write, writing }: Mutation<StaffAccount, void>) {
  const toast = useToast();
  return {
    writing,
    write: async (account: StaffAccount, done: string): Promise<MutationOutcome<void>> => {
      const outcome = await write(account);
      if (outcome.ok) toast.success(done);
      else toast.error(outcome.error.message);
      return outcome;
    },
  };
}

/** Mails an invitation once more; the former link holds no more. */
export function useInviteAgain() {
  const mutation = useCreate<StaffAccount>({
    request: ({ _id }) => ({ path: endpoints.inviteUser(_id), method: "POST" }),
    confirms: async (account, read) => done(await isInvitedAgain(read, account)),
    invalidates: ({ _id }) => affectedReads.user(_id),
  });
  const { write, writing } = useToldWrite(mutation);
  return { writing, write: (account: StaffAccount) => write(account, listTexts.invited(account.email)) };
}

/** Lets somebody try again at once whom wrong passwords have locked. */
export function useUnlock() {
  const mutation = useMutation<StaffAccount>({
    request: ({ _id }) => ({ path: endpoints.unlockUser(_id), method: "POST" }),
    confirms: async ({ _id }, read) => {
      const { status, lockedUntil } = await readAccount(read, _id);
      return done(status !== "lockedOut" && !isLocked(lockedUntil));
    },
    invalidates: ({ _id }) => affectedReads.user(_id),
  });
  const { write } = useToldWrite(mutation);
  return (account: StaffAccount) => write(account, texts.unlocked(account));
}

/** Takes back an invitation that nobody has followed. After a failure, what there is now is read again. */
export function useWithdraw(): Mutation<StaffAccount, void> {
  const { invalidate } = useCachedReads();
  const { write, writing } = useMutation<StaffAccount>({
    request: ({ _id, version }) => ({
      path: endpoints.user(_id),
      method: "DELETE",
      ...(version !== null && { query: { version } }),
    }),
    confirms: async ({ _id }, read) => done(await isAccountGone(read, _id)),
    invalidates: () => affectedReads.user(),
  });
  return {
    writing,
    async write(account) {
      const outcome = await write(account);
      if (!outcome.ok) await invalidate(affectedReads.user(account._id));
      return outcome;
    },
  };
}
