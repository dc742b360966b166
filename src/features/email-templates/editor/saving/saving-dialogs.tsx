import { LeaveDialog } from "../../../../shared/record-form";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../../ui/overlay/use-opened";
import { uiTexts } from "../../../../ui/texts";
import type { Content } from "../state/editor-state";
import { ConflictDialog } from "./conflict-dialog";
import { savingTexts } from "./texts";
import type { useSaving } from "./use-saving";

interface SavingDialogsProps {
  ownContent: Content;
  saving: ReturnType<typeof useSaving>;
  onDiscard: () => void;
}

/** The dialogs for a conflict, for a deleted template, and before the user leaves unsaved changes. */
export function SavingDialogs({ ownContent, saving: { conflict, leaving, trying }, onDiscard }: SavingDialogsProps) {
  return (
    <>
      {conflict.theirs && (
        <ConflictDialog
          open={conflict.open}
          ownContent={ownContent}
          theirs={conflict.theirs}
          content={conflict.content}
          copying={conflict.copying}
          onKeepOwn={conflict.keepOwn}
          onTakeTheirs={conflict.takeTheirs}
          onCopy={() => void conflict.keepCopy()}
          onClose={conflict.close}
        />
      )}
      {conflict.gone && (
        <GoneDialog
          open={conflict.open}
          onClose={conflict.close}
          copying={conflict.copying}
          onKeep={() => void conflict.keepCopy()}
        />
      )}
      <LeaveDialog leaving={leaving} saving={trying} onDiscard={onDiscard} />
    </>
  );
}

interface GoneDialogProps extends DialogProps {
  copying: boolean;
  onKeep: () => void;
}

/** The template was deleted during editing: offers to save the content as a new template. */
function GoneDialog({ copying, onKeep, ...dialog }: GoneDialogProps) {
  const texts = savingTexts.goneDialog;
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.title}
      description={texts.lead}
      cancel={uiTexts.close}
      focus="submit"
      submit={texts.keep}
      pending={copying}
      onSubmit={() => {
        onKeep();
        return false;
      }}
    />
  );
}
