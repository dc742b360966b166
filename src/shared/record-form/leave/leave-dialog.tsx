import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { texts } from "../texts";
import type { Leaving } from "./use-leave-guard";

interface LeaveDialogProps {
  leaving: Leaving | null;
  /** A save is under way, and goes on. */
  saving: boolean;
  /** Says what leaving loses, where no draft is kept. */
  lossHint?: string | undefined;
  /** Throws what was typed away. */
  onDiscard: () => void;
}

/** Asks who leaves a form on which something isn't saved: the draft is kept, unless it is thrown away or the session ends. */
export function LeaveDialog({ leaving, saving, lossHint, onDiscard }: LeaveDialogProps) {
  // while it closes it goes on showing what it showed
  const [shown, setShown] = useState({ signsOut: false, saving });
  const { signsOut } = leaving ?? shown;
  if (leaving && (shown.signsOut !== signsOut || shown.saving !== saving)) setShown({ signsOut, saving });
  const discard = () => {
    onDiscard();
    leaving?.leave();
  };
  const leave = () => leaving?.leave();
  const loses = signsOut || lossHint !== undefined;
  const words = shown.saving ? texts.leaveSaving : texts.leaveUnsaved;
  return (
    <ConfirmDialog
      open={leaving !== null}
      onClose={() => leaving?.stay()}
      title={words.title}
      description={shown.saving || !lossHint ? (signsOut ? words.signOutHint : words.hint) : lossHint}
      {...(shown.saving
        ? {
            cancel: signsOut ? texts.leaveSaving.signOut : texts.leaveSaving.leave,
            cancelKind: "secondary" as const,
            onCancel: leave,
          }
        : {
            cancel: loses ? texts.leaveUnsaved.signOut : texts.leaveUnsaved.discard,
            onCancel: discard,
            actions: !loses && <Button onClick={leave}>{texts.leaveUnsaved.keep}</Button>,
          })}
      focus="submit"
      submit={texts.leaveStay}
      onSubmit={() => undefined}
    />
  );
}
