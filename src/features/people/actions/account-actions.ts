import type { Can } from "../../../api/session/ability";
import { isLocked } from "../../../domain/donor/status";
import type { StaffAccount } from "../account";
import type { DialogProps } from "../../../ui/overlay/use-opened";

/** What can be done with an account. */
export type AccountAction =
  | "inviteAgain"
  | "unlock"
  | "reactivate"
  | "zones"
  | "edit"
  | "role"
  | "withdraw"
  | "deactivate";

/** The actions with a dialog. */
export const ASKING = ["zones", "role", "withdraw", "deactivate"] as const satisfies AccountAction[];
export type AskingAction = (typeof ASKING)[number];

/**
 * @param hasZones whether the server declares `zones`
 * @param own whether it is the user's own account, which can't be demoted, deactivated or removed
 * @returns the actions that are possible in the account's present state
 */
export function actionsFor(can: Can, hasZones: boolean, account: StaffAccount, own: boolean): AccountAction[] {
  const { status, role, lockedUntil } = account;
  const staged = status === "staged";
  const may = can("update", "User", account);
  const offered: [AccountAction, boolean][] = [
    ["inviteAgain", may && staged],
    ["unlock", may && (status === "lockedOut" || isLocked(lockedUntil))],
    ["reactivate", may && status === "inactive"],
    ["zones", may && role === "manager" && hasZones],
    ["edit", may],
    ["role", may && !own],
    ["withdraw", can("delete", "User", account) && staged && !own],
    ["deactivate", may && !own && !staged && status !== "inactive"],
  ];
  return offered.flatMap(([action, offers]) => (offers ? action : []));
}

/** The props of an action's dialog. */
export interface AccountDialogProps extends DialogProps {
  account: StaffAccount;
  /** The account is gone. */
  onRemoved: () => void;
}
