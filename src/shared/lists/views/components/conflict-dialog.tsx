import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { panelTexts as texts } from "../panel-texts";
import type { SavedView } from "../saved-view";

interface ConflictDialogProps {
  /** The view as a colleague has saved it. */
  current: SavedView | null;
  onClose: () => void;
  onOverwrite: (current: SavedView) => void;
  onOpen: (current: SavedView) => void;
}

/** Somebody else saved the same view first: whose counts is the person's to say. */
export function ConflictDialog({ current, onClose, onOverwrite, onOpen }: ConflictDialogProps) {
  return (
    <Dialog
      open={current !== null}
      onClose={onClose}
      alert
      title={texts.conflictTitle}
      description={texts.conflict(current?.name ?? "")}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button onClick={() => current && onOpen(current)}>{texts.openTheirs}</Button>
          <Button kind="primary" onClick={() => current && onOverwrite(current)}>
            {texts.overwrite}
          </Button>
        </>
      }
    />
  );
}
