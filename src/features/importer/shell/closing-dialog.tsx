import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { useState, useEffect } from "react";
import { setLeaveGate } from "../../../shared/navigation";
import { useAskBeforeUnload } from "../../../shared/record-form";
import { texts } from "./texts";

const leaveTexts = texts.leave;

/** Asks who would lose what is in hand. */
export function ClosingDialog({ closing }: { closing: Closing | null }) {
  // while it closes it goes on showing what it showed
  const [shown, setShown] = useState(false);
  if (closing && closing.signsOut !== shown) setShown(closing.signsOut);
  return (
    <ConfirmDialog
      open={closing !== null}
      onClose={() => closing?.stay()}
      title={shown ? leaveTexts.signOutTitle : leaveTexts.title}
      description={leaveTexts.hint}
      cancel={shown ? leaveTexts.signOut : leaveTexts.close}
      cancelKind="secondary"
      onCancel={() => closing?.go()}
      focus="submit"
      submit={leaveTexts.stay}
      onSubmit={() => undefined}
    />
  );
}

/** What is in hand would be lost, and somebody is asked. */
interface Closing {
  /** By the end of the session, not by taking another file. */
  signsOut: boolean;
  go: () => void;
  stay: () => void;
}

/**
 * Asks before what is in hand is lost: by another file, by signing out, by a reload. Going elsewhere in the back office loses
 * nothing: it is found again.
 * @param held there is something to lose
 * @param kept a reload loses nothing
 * @returns what is asked, null for nothing; and how to do something that would lose it
 */
export function useClosing(held: boolean, kept: boolean): [Closing | null, (action: () => void) => void] {
  const [closing, setClosing] = useState<Closing | null>(null);
  useAskBeforeUnload(held && !kept);
  useEffect(() => {
    if (!held) return;
    const stay = () => setClosing(null);
    const open = setLeaveGate({
      route: null,
      ask(leave, signsOut) {
        const go = () => {
          stay();
          open();
          leave();
        };
        setClosing({ signsOut, go, stay });
      },
    });
    return open;
  }, [held]);
  const ask = (action: () => void) => {
    const stay = () => setClosing(null);
    const go = () => {
      stay();
      action();
    };
    setClosing({ signsOut: false, go, stay });
  };
  return [closing, ask];
}
