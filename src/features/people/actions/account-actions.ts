import type { Can } from "../../../api/session/ability";
import { isLocked } from "../../../domain/donor/status";
import type { StaffAccount } from "../account";
import type { AccountChange } from "./account-writes";
import type { DialogProps } from "../../../ui/overlay/use-opened";

export type AccountAction =
  | "inviteAgain"
  | "unlock"
  | "reactivate"
  | "zones"
  | "edit"
  | "role"
  | "withdraw"
  | "deactivate";

/** The actions that open a dialog. */
export const DIALOG_ACTIONS = ["zones", "role", "withdraw", "deactivate"] as const satisfies AccountAction[];
export type DialogAction = (typeof DIALOG_ACTIONS)[number];

/**
 * @param hasZones whether the server declares `zones`
 * @param isOwn whether it is the user's own account: its role can't be changed, and it can't be deactivated or removed
 * @returns the possible actions in the account's current state
 */
export function actionsFor(can: Can, hasZones: boolean, account: StaffAccount, isOwn: boolean): AccountAction[] {
  const { status, role, lockedUntil } = account;
  const staged = status === "staged";
  const canUpdate = can("update", "User", account);
  const mayChange = (field: keyof AccountChange) => can("update", "User", account, field);
  const all: [AccountAction, boolean][] = [
    ["inviteAgain", canUpdate && staged],
    ["unlock", canUpdate && (status === "lockedOut" || isLocked(lockedUntil))],
    ["reactivate", mayChange("status") && status === "inactive"],
    ["zones", mayChange("areas") && role === "manager" && hasZones],
    ["edit", canUpdate],
    ["role", mayChange("role") && !isOwn],
    ["withdraw", can("delete", "User", account) && staged && !isOwn],
    ["deactivate", mayChange("status") && !isOwn && !staged && status !== "inactive"],
  ];
  return all.flatMap(([action, possible]) => (possible ? action : []));
}

/** The props of an action's dialog. */
export interface AccountDialogProps extends DialogProps {
  account: StaffAccount;
  /** Called when the account has been removed. */
  onRemoved: () => void;
}
