import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { texts } from "../texts";
import type { Leaving } from "./use-leave-guard";

interface LeaveDialogProps {
  leaving: Leaving | null;
  /** A save is under way, and goes on. */
  saving: boolean;
  /** Throws what was typed away. */
  onDiscard: () => void;
}

/** Asks who leaves a form on which something isn't saved: the draft is kept, unless it is thrown away or the session ends. */
export function LeaveDialog({ leaving, saving, onDiscard }: LeaveDialogProps) {
  // while it closes it goes on showing what it showed
  const [shown, setShown] = useState({ signsOut: false, saving });
  const { signsOut } = leaving ?? shown;
  if (leaving && (shown.signsOut !== signsOut || shown.saving !== saving)) setShown({ signsOut, saving });
  const discard = () => {
    onDiscard();
    leaving?.leave();
  };
  const leave = () => leaving?.leave();
  const words = shown.saving ? texts.leaveSaving : texts.leaveUnsaved;
  return (
    <Dialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={words.title}
      description={signsOut ? words.signOutHint : words.hint}
      alert
      footer={
        <>
          {shown.saving ? (
            <Button onClick={leave}>{signsOut ? texts.leaveSaving.signOut : texts.leaveSaving.leave}</Button>
          ) : (
            <>
              <Button kind="quiet" onClick={discard}>
                {signsOut ? texts.leaveUnsaved.signOut : texts.leaveUnsaved.discard}
              </Button>
              {!signsOut && <Button onClick={leave}>{texts.leaveUnsaved.keep}</Button>}
            </>
          )}
          <Button kind="primary" onClick={() => leaving?.stay()} data-autofocus>
            {texts.leaveStay}
          </Button>
        </>
      }
    />
  );
}
