import { Button } from "../../ui/button";
import { Dialog } from "../../ui/overlay/dialog";
import { texts } from "./texts";
import type { Leaving } from "./use-leave-guard";

interface LeaveDialogProps {
  leaving: Leaving | null;
  /** Throws what was typed away. */
  onDiscard: () => void;
}

/** Asks who leaves a form on which something isn't saved: the draft is kept, unless it is thrown away or the session ends. */
export function LeaveDialog({ leaving, onDiscard }: LeaveDialogProps) {
  const discard = () => {
    onDiscard();
    leaving?.leave();
  };
  return (
    <Dialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={texts.leaveTitle}
      description={leaving?.signsOut ? texts.signOutHint : texts.leaveHint}
      alert
      footer={
        <>
          <Button kind="quiet" onClick={discard}>
            {leaving?.signsOut ? texts.signOut : texts.leaveDiscard}
          </Button>
          {!leaving?.signsOut && <Button onClick={() => leaving?.leave()}>{texts.leaveKeep}</Button>}
          <Button kind="primary" onClick={() => leaving?.stay()} data-autofocus>
            {texts.leaveStay}
          </Button>
        </>
      }
    />
  );
}
