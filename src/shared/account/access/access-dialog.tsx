import type { MutationOutcome } from "../../../api/react/use-mutation";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import { failureOf } from "../../../api/errors";
import type { AccessAction } from "./account";
import { texts } from "./texts";

interface AccessDialogProps extends DialogProps {
  action: Exclude<AccessAction, "unlock">;
  name: string;
  email: string;
  run: () => Promise<MutationOutcome<void>>;
}

/** Asks before an e-mail is sent to a person, and shows an error if it can't be sent. */
export function AccessDialog({ action, name, email, run, ...dialog }: AccessDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      alert={false}
      title={texts.dialog[action](name)}
      description={texts.dialog[`${action}Hint`](email)}
      submit={texts.dialog.confirm}
      pendingLabel={uiTexts.sending}
      onSubmit={async () => failureOf(await run())}
    />
  );
}
