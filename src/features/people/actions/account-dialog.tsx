import type { AskingAction } from "./account-actions";
import type { AccountDialogProps } from "./account-dialog-props";
import { DeactivateDialog } from "./deactivate-dialog";
import { RoleDialog } from "./role-dialog";
import { ZonesDialog } from "./zones-dialog";
import { useToast } from "../../../ui/toast/toast";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";
import { useWithdraw } from "./account-writes";
import { failureOf } from "../../../api/errors";

const DIALOGS = { zones: ZonesDialog, role: RoleDialog, withdraw: WithdrawDialog, deactivate: DeactivateDialog };

/** The window of an action that asks or tells something before. */
export function AccountDialog({ action, ...props }: AccountDialogProps & { action: AskingAction }) {
  const Window = DIALOGS[action];
  return <Window {...props} />;
}

/** Takes back an invitation, after saying what that means. */
function WithdrawDialog({ account, onRemoved, ...dialog }: AccountDialogProps) {
  const { write } = useWithdraw();
  const toast = useToast();
  const { title, text, confirm } = texts.withdrawDialog;
  return (
    <ConfirmDialog
      {...dialog}
      title={title(account)}
      description={text(account)}
      submit={confirm}
      kind="danger-solid"
      pendingLabel={uiTexts.saving}
      onSubmit={async () => {
        const outcome = await write(account);
        if (outcome.ok) toast.success(texts.withdrawn(account));
        return failureOf(outcome);
      }}
      onDone={onRemoved}
    />
  );
}
