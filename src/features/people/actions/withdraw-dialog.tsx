import { useToast } from "../../../ui/toast/toast";
import type { AccountDialogProps } from "./account-dialog-props";
import { AccountWindow } from "./account-window";
import { useWithdraw } from "./account-writes";
import { texts } from "./texts";

/** Takes back an invitation, after saying what that means. */
export function WithdrawDialog({ account, onRemoved, ...window }: AccountDialogProps) {
  const { write, writing } = useWithdraw();
  const toast = useToast();
  const { title, text, confirm } = texts.withdrawDialog;
  return (
    <AccountWindow
      {...window}
      danger
      title={title(account)}
      description={text(account)}
      confirm={confirm}
      writing={writing}
      onConfirm={async () => {
        const outcome = await write(account);
        if (!outcome.ok) return outcome.error;
        toast.success(texts.withdrawn(account));
        return null;
      }}
      onDone={onRemoved}
    />
  );
}
