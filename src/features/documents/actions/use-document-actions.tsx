import { ArchiveRestore, Eye, FolderInput, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { fileTitle } from "../../../domain/documents/file-name";
import type { DocumentRow } from "../../../shared/documents/document";
import type { MenuEntry } from "../../../ui/menu/menu-entry";
import { useToast } from "../../../ui/toast/toast";
import { useOpened, type DialogProps } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import {
  moveDocument,
  removeDocument,
  renameDocument,
  restoreDocument,
  removeForGood,
} from "../writes/document-writes";
import type { DocumentWrite } from "../writes/document-write";
import { useDocumentWrite } from "../writes/use-document-write";
import { MoveDialog } from "./move-dialog";
import { NameDialog } from "./name-dialog";
import { ShareDialog } from "./share-dialog";
import { texts } from "./texts";

interface DocumentActions {
  /** Whether this person may change it at all. */
  changes: boolean;
  /** For a menu: what can be done with it. */
  entries: readonly MenuEntry[];
  /** To be shown once, where the menu is. */
  dialogs: ReactNode;
  running: boolean;
  move: () => void;
  share: () => void;
  restore: () => void;
  /** Any other change of it; what somebody else has done meanwhile is told. */
  run: (write: DocumentWrite) => Promise<boolean>;
}

/** @param onRemoved it is no longer where it was shown */
export function useDocumentActions(document: DocumentRow, onRemoved: () => void = () => undefined): DocumentActions {
  const can = useCan();
  const toast = useToast();
  const { run: write, writing } = useDocumentWrite();
  const rename = useOpened();
  const move = useOpened();
  const share = useOpened();
  const removal = useOpened();
  const everywhere = can("delete", "Document", { area: null });
  // the server knows of each; one that doesn't say goes by the ability
  const changes = document.changeable ?? can("update", "Document");
  const run = async (wish: DocumentWrite) => {
    const result = await write(wish);
    if (result.type === "newer") toast.error(texts.newer);
    if (result.type === "name") toast.error(texts.nameTaken);
    return result.type === "done";
  };
  const restore = () => void run(restoreDocument(document));
  const remove = async () => {
    if (await run(removeDocument(document))) onRemoved();
  };
  const binned = document.deletedAt !== null;
  const entries: MenuEntry[] = !changes
    ? []
    : binned
      ? [
          { kind: "item", label: texts.restore, icon: ArchiveRestore, onSelect: restore },
          ...(everywhere
            ? [
                { kind: "separator" as const, key: "danger" },
                {
                  kind: "item" as const,
                  label: texts.removeForGood,
                  icon: Trash2,
                  danger: true,
                  onSelect: removal.show,
                },
              ]
            : []),
        ]
      : [
          { kind: "item", label: texts.rename, icon: Pencil, onSelect: rename.show },
          { kind: "item", label: texts.move, icon: FolderInput, onSelect: move.show },
          { kind: "item", label: texts.share, icon: Eye, onSelect: share.show },
          { kind: "separator", key: "danger" },
          { kind: "item", label: texts.remove, icon: Trash2, danger: true, onSelect: () => void remove() },
        ];
  return {
    changes,
    entries,
    running: writing,
    move: move.show,
    share: share.show,
    restore,
    run,
    dialogs: (
      <>
        {rename.times > 0 && (
          <NameDialog
            key={`rename ${rename.times}`}
            {...rename.shown}
            title={texts.renameTitle}
            before={fileTitle(document.name)}
            submitLabel={uiTexts.save}
            taken={texts.nameTaken}
            write={(name) => renameDocument(document, name)}
          />
        )}
        {move.times > 0 && (
          <MoveDialog
            key={`move ${move.times}`}
            {...move.shown}
            title={texts.moveTitle}
            from={document.folder}
            taken={texts.moveTaken}
            write={(folder) => moveDocument(document, folder)}
          />
        )}
        {share.times > 0 && <ShareDialog key={`share ${share.times}`} document={document} {...share.shown} />}
        {removal.times > 0 && (
          <RemoveForGoodDialog
            key={`remove ${removal.times}`}
            document={document}
            {...removal.shown}
            onRemoved={onRemoved}
          />
        )}
      </>
    ),
  };
}

interface RemoveForGoodDialogProps extends DialogProps {
  document: DocumentRow;
  onRemoved: () => void;
}

/** Asks before a document is deleted for good. */
function RemoveForGoodDialog({ document, onRemoved, ...dialog }: RemoveForGoodDialogProps) {
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
