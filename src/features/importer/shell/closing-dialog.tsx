import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { texts } from "./texts";
import type { Closing } from "./use-closing";

const words = texts.leave;

/** Asks who would lose what is in hand. */
export function ClosingDialog({ closing }: { closing: Closing | null }) {
  // while it closes it goes on showing what it showed
  const [shown, setShown] = useState(false);
  if (closing && closing.signsOut !== shown) setShown(closing.signsOut);
  return (
    <Dialog
      open={closing !== null}
      onClose={() => closing?.stay()}
      title={shown ? words.signOutTitle : words.title}
      description={words.hint}
      alert
      footer={
        <>
          <Button onClick={() => closing?.go()}>{shown ? words.signOut : words.close}</Button>
          <Button kind="primary" onClick={() => closing?.stay()} data-autofocus>
            {words.stay}
          </Button>
        </>
      }
    />
  );
}
