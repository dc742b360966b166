import type { AskingAction } from "./account-actions";
import type { AccountDialogProps } from "./account-dialog-props";
import { DeactivateDialog } from "./deactivate-dialog";
import { RoleDialog } from "./role-dialog";
import { WithdrawDialog } from "./withdraw-dialog";
import { ZonesDialog } from "./zones-dialog";

const DIALOGS = { zones: ZonesDialog, role: RoleDialog, withdraw: WithdrawDialog, deactivate: DeactivateDialog };

/** The window of an action that asks or tells something before. */
export function AccountDialog({ action, ...props }: AccountDialogProps & { action: AskingAction }) {
  const Window = DIALOGS[action];
  return <Window {...props} />;
}
