import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { useState, useEffect } from "react";
import { useAreaLocation } from "../../../shared/navigation";
import { useAskBeforeUnload } from "../../../shared/record-form";
import { texts } from "./texts";

const leaveTexts = texts.leave;

/** Asks before the open file is closed. */
export function ClosingDialog({ closing }: { closing: Closing | null }) {
  // keeps the texts while the dialog closes
  const [signsOut, setSignsOut] = useState(false);
  if (closing && closing.signsOut !== signsOut) setSignsOut(closing.signsOut);
  return (
    <ConfirmDialog
      open={closing !== null}
      onClose={() => closing?.stay()}
      title={signsOut ? leaveTexts.signOutTitle : leaveTexts.title}
      description={leaveTexts.hint}
      cancel={signsOut ? leaveTexts.signOut : leaveTexts.close}
      cancelKind="secondary"
      onCancel={() => closing?.go()}
      focus="submit"
      submit={leaveTexts.stay}
      onSubmit={() => undefined}
    />
  );
}

/** A question that waits for the user's answer. */
interface Closing {
  /** The user is signing out; otherwise, the user closes the file. */
  signsOut: boolean;
  go: () => void;
  stay: () => void;
}

/**
 * Asks before the open file is lost: when it is closed, at a sign-out, and at a reload. Other pages of the back office don't
 * close it.
 * @param isOpen whether a file is open
 * @param isSaved whether the draft has everything, so that a reload loses nothing
 * @returns the question to show (null for none), and a function that asks before it runs an action
 */
export function useClosing(isOpen: boolean, isSaved: boolean): [Closing | null, (action: () => void) => void] {
  const { setLeaveGate } = useAreaLocation();
  const [closing, setClosing] = useState<Closing | null>(null);
  useAskBeforeUnload(isOpen && !isSaved);
  useEffect(() => {
    if (!isOpen) return;
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
  }, [isOpen, setLeaveGate]);
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
