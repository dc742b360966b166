import { useToast } from "../../../ui/toast/toast";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { failureOf } from "../../../api/errors";
import type { AccountDialogProps } from "./account-dialog-props";
import { useWithdraw } from "./account-writes";
import { texts } from "./texts";

/** Takes back an invitation, after saying what that means. */
export function WithdrawDialog({ account, onRemoved, ...dialog }: AccountDialogProps) {
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
