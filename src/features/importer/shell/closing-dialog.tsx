import { useState } from "react";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { texts } from "./texts";
import type { Closing } from "./use-closing";

const words = texts.leave;

/** Asks who would lose what is in hand. */
export function ClosingDialog({ closing }: { closing: Closing | null }) {
  // while it closes it goes on showing what it showed
  const [shown, setShown] = useState(false);
  if (closing && closing.signsOut !== shown) setShown(closing.signsOut);
  return (
    <ConfirmDialog
      open={closing !== null}
      onClose={() => closing?.stay()}
      title={shown ? words.signOutTitle : words.title}
      description={words.hint}
      cancel={shown ? words.signOut : words.close}
      cancelKind="secondary"
      onCancel={() => closing?.go()}
      focus="submit"
      submit={words.stay}
      onSubmit={() => undefined}
    />
  );
}
