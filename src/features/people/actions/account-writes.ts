import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { isVersionUnknown } from "../../../api/writes/read-written";
import { useMutation, type Mutation, type WritePlace, type WriteRequest } from "../../../api/react/use-mutation";
import { parseResponse } from "../../../api/readers/parse-response";
import { useUndoable } from "../../../shared/undo";
import { staffAccountAnswer, type StaffAccount } from "../account";
import { texts } from "./texts";

/** The fields of an account that aren't in the form: role, zones and status. */
export interface AccountChange {
  role?: string;
  areas?: readonly string[];
  status?: "active" | "inactive";
}

interface ChangeWrite {
  account: StaffAccount;
  change: AccountChange;
  /** Text of the toast. */
  done: string;
}

const invalidates = ({ account }: Pick<ChangeWrite, "account">) => affectedReads.user(account._id);
const put = ({ _id, version }: StaffAccount, change: AccountChange): WriteRequest => ({
  path: endpoints.user(_id),
  method: "PUT",
  body: { ...(version !== null && { version }), ...change },
});

/** Changes an account. The toast offers undo, except for a change of the role. */
export function useAccountChange(place?: WritePlace) {
  const mutation = useMutation<ChangeWrite, StaffAccount>({
    request: ({ account, change }) => put(account, change),
    reads: (body) => parseResponse(staffAccountAnswer, body).user,
    invalidates,
    place,
  });
  return useUndoable(mutation, {
    done: (_, { done }) => done,
    undoLabel: (_, { change }) => texts.undo[change.status ?? "areas"],
    undo: (saved, { account, change }) => {
      if (isVersionUnknown(account.version, saved) || change.role !== undefined) return null;
      // undo would also unlock a locked account, and let in one with an expired password
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
