import { fileTitle } from "../../../domain/documents/file-words";
import type { DocumentRow } from "../../../shared/documents/document";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { removeForGood } from "../writes/document-writes";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts } from "./texts";

interface RemoveForGoodDialogProps extends DialogProps {
  document: DocumentRow;
  onRemoved: () => void;
}

/** Asks before a document is deleted for good. */
export function RemoveForGoodDialog({ document, onRemoved, ...dialog }: RemoveForGoodDialogProps) {
  const { run } = useDocumentWrite();
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.removeForGoodTitle(fileTitle(document.name))}
      description={texts.removeForGoodHint}
      focus="cancel"
      submit={texts.removeForGood}
      kind="danger"
      onSubmit={async () => {
        const { type } = await run(removeForGood(document));
        if (type === "done") onRemoved();
        // somebody else has changed it: it was read again, and the dialog asks again
        return type === "newer" ? false : null;
      }}
    />
  );
}
