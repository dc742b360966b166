import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { isVersionUnknown } from "../../../api/read-written";
import { useMutation, type Mutation, type WriteRequest } from "../../../api/react/use-mutation";
import { parseAnswer } from "../../../api/schema";
import { useUndoable } from "../../../shared/undo";
import { staffAccountAnswer, type StaffAccount } from "../account";
import { texts } from "./texts";

/** The fields of an account that the form doesn't have: role, zones, and whether the person can sign in. */
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
/** Whether two lists have the same zones, in any order. */
export const sameZones = (one: readonly string[], other: readonly string[]) =>
  [...one].sort().join() === [...other].sort().join();

/** Changes an account; the toast can undo it for some seconds. */
export function useAccountChange() {
  const mutation = useMutation<ChangeWrite, StaffAccount>({
    request: ({ account, change }) => put(account, change),
    reads: (body) => parseAnswer(staffAccountAnswer, body).user,
    invalidates,
  });
  return useUndoable(mutation, {
    done: (_, { done }) => done,
    undoLabel: (_, { change }) => texts.undo[change.status ?? "areas"],
    undo: (saved, { account, change }) => {
      if (isVersionUnknown(account.version, saved) || change.role !== undefined) return null;
      // undo would make the account active: a locked one, or one with an expired password, wasn't
      if (change.status === "inactive" && account.status !== "active") return null;
      const status = change.status === "active" ? "inactive" : "active";
      return put(saved ?? account, { ...(change.areas && { areas: account.zones }), ...(change.status && { status }) });
    },
    invalidates,
  });
}

/** Withdraws an invitation before the first sign-in. */
export const useWithdraw = (): Mutation<StaffAccount, void> =>
  useMutation<StaffAccount>({
    request: ({ _id, version }) => ({
      path: endpoints.user(_id),
      method: "DELETE",
      ...(version !== null && { query: { version } }),
    }),
    invalidates: ({ _id }) => affectedReads.user(_id),
  });
