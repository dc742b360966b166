import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { failureOf } from "../../../api/errors";
import type { AccessAccount, AccessAction } from "./account";
import { texts } from "./texts";
import { useAccessAction } from "./use-access-action";

interface AccessDialogProps extends DialogProps {
  action: Exclude<AccessAction, "unlock">;
  name: string;
  account: AccessAccount;
}

/** Asks before an e-mail is sent to a person, and shows an error if it can't be sent. */
export function AccessDialog({ action, name, account, ...dialog }: AccessDialogProps) {
  const { run } = useAccessAction();
  return (
    <ConfirmDialog
      {...dialog}
      alert={false}
      title={texts.dialog[action](name)}
      description={texts.dialog[`${action}Hint`](account.email)}
      submit={texts.dialog.confirm}
      pendingLabel={uiTexts.sending}
      onSubmit={async () => failureOf(await run({ account, name, action }))}
    />
  );
}
