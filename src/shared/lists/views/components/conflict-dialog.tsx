import { Button } from "../../../../ui/buttons/button";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { panelTexts as texts } from "../panel-texts";
import type { SavedView } from "../saved-view";

interface ConflictDialogProps {
  /** The colleague's version; null while closed. */
  current: SavedView | null;
  onClose: () => void;
  onOverwrite: (current: SavedView) => void;
  onOpen: (current: SavedView) => void;
}

/** Somebody else saved the view first: the user chooses which version to keep. */
export function ConflictDialog({ current, onClose, onOverwrite, onOpen }: ConflictDialogProps) {
  return (
    <ConfirmDialog
      open={current !== null}
      onClose={onClose}
      title={texts.conflictTitle}
      description={texts.conflict(current?.name ?? "")}
      actions={<Button onClick={() => current && onOpen(current)}>{texts.openTheirs}</Button>}
      submit={texts.overwrite}
      onSubmit={() => {
        if (current) onOverwrite(current);
        return false;
      }}
    />
  );
}
