import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import type { Shown } from "../../../../ui/overlay/use-opened";
import { savingTexts } from "./texts";

interface GoneDialogProps extends Shown {
  copying: boolean;
  onKeep: () => void;
}

/** The template was removed while somebody wrote: what they wrote can be kept as another one. */
export function GoneDialog({ open, onClose, copying, onKeep }: GoneDialogProps) {
  const words = savingTexts.goneDialog;
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.lead}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {words.close}
          </Button>
          <Button kind="primary" data-autofocus onClick={onKeep} loading={copying}>
            {words.keep}
          </Button>
        </>
      }
    />
  );
}
