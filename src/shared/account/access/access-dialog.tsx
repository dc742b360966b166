import { useState } from "react";
import type { MutationOutcome } from "../../../api/react/use-mutation";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/overlay/use-opened";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import type { AccessAction } from "./account";
import { texts } from "./texts";

interface AccessDialogProps extends Shown {
  action: Exclude<AccessAction, "unlock">;
  name: string;
  email: string;
  run: (action: AccessAction) => Promise<MutationOutcome<void>>;
  writing: boolean;
}

/** Asks before an e-mail goes to a person, and says why it wasn't sent. */
export function AccessDialog({ open, onClose, action, name, email, run, writing }: AccessDialogProps) {
  const stillOpen = useStillOpen(open);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    if (writing) return;
    setFailure(null);
    const outcome = await run(action);
    const message = outcome.ok ? null : outcome.error.message;
    if (!stillOpen(message)) return;
    if (message === null) onClose();
    else setFailure(message);
  };
  return (
    <Dialog
      {...{ open, onClose }}
      title={texts.dialog[action](name)}
      description={texts.dialog[`${action}Hint`](email)}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.dialog.cancel}
          </Button>
          <Button kind="primary" loading={writing} loadingLabel={texts.dialog.sending} onClick={() => void send()}>
            {texts.dialog.confirm}
          </Button>
        </>
      }
    >
      {failure && (
        <div className={tw`pt-4`}>
          <Banner live tone="danger" title={failure} />
        </div>
      )}
    </Dialog>
  );
}
