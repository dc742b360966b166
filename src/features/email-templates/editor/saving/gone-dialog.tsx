import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../../ui/texts";
import { savingTexts } from "./texts";

interface GoneDialogProps extends DialogProps {
  copying: boolean;
  onKeep: () => void;
}

/** The template was removed while somebody wrote: what they wrote can be kept as another one. */
export function GoneDialog({ copying, onKeep, ...dialog }: GoneDialogProps) {
  const words = savingTexts.goneDialog;
  return (
    <ConfirmDialog
      {...dialog}
      title={words.title}
      description={words.lead}
      cancel={uiTexts.close}
      focus="submit"
      submit={words.keep}
      pending={copying}
      onSubmit={() => {
        onKeep();
        return false;
      }}
    />
  );
}
