import { Banner } from "../../../ui/banner";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { useToast } from "../../../ui/toast/toast";
import type { AccountDialogProps } from "./account-dialog-props";
import { useWithdraw } from "./account-writes";
import { texts } from "./texts";

/** Takes back an invitation, after saying what that means. */
export function WithdrawDialog({ open, onClose, account, onRemoved, onRefused }: AccountDialogProps) {
  const { write, writing } = useWithdraw();
  const toast = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const words = texts.withdrawDialog;
  const confirm = async () => {
    const outcome = await write(account);
    await onRefused("withdraw", outcome);
    if (!outcome.ok) return setFailure(outcome.error.message);
    toast.success(texts.withdrawn(account));
    onClose();
    onRemoved();
  };
  return (
    <Dialog
      alert
      {...{ open, onClose }}
      title={words.title(account)}
      description={words.text(account)}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="danger-solid" loading={writing} loadingLabel={texts.saving} onClick={() => void confirm()}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {failure && <Banner live tone="danger" title={failure} />}
    </Dialog>
  );
}
