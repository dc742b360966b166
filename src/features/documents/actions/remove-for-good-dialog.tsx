import { fileTitle } from "../../../domain/documents/file-name";
import type { DocumentRow } from "../../../shared/documents";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/overlay/dialog";
import type { Shown } from "../../../ui/use-opened";
import { removeForGood } from "../writes/document-writes";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts } from "./texts";

interface RemoveForGoodDialogProps extends Shown {
  document: DocumentRow;
  onRemoved: () => void;
}

/** Asks before something is gone that nothing brings back. */
export function RemoveForGoodDialog({ document, onRemoved, open, onClose }: RemoveForGoodDialogProps) {
  const { run, writing } = useDocumentWrite();
  const remove = async () => {
    const result = await run(removeForGood(document));
    // somebody else has changed it meanwhile: what is asked about is read again, and asked about again
    if (result.type === "newer") return;
    onClose();
    if (result.type === "done") onRemoved();
  };
  return (
    <Dialog
      alert
      open={open}
      onClose={onClose}
      title={texts.removeForGoodTitle(fileTitle(document.name))}
      description={texts.removeForGoodHint}
      footer={
        <>
          <Button kind="quiet" data-autofocus onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="danger" onClick={() => void remove()} loading={writing}>
            {texts.removeForGood}
          </Button>
        </>
      }
    />
  );
}
