import { ArchiveRestore, Eye, FolderInput, Pencil, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useCan } from "../../../api/react/ability";
import { fileTitle } from "../../../domain/documents/file-name";
import type { DocumentRow } from "../../../shared/documents/document";
import type { MenuEntry } from "../../../ui/menu/menu-entry";
import { useToast } from "../../../ui/toast/toast";
import { useOpened, type DialogProps } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import {
  moveDocument,
  removeDocument,
  renameDocument,
  restoreDocument,
  removeForGood,
  shareDocument,
} from "../writes/document-writes";
import type { DocumentWrite } from "../writes/document-write";
import { useDocumentWrite } from "../writes/use-document-write";
import { mayChange } from "./document-ability";
import { MoveDialog } from "./move-dialog";
import { NameDialog } from "./name-dialog";
import { texts } from "./texts";
import { ConfirmDialog, FormDialog } from "../../../ui/overlay/action-dialogs";
import { Banner } from "../../../ui/messages/banner";
import { VisibilityFields, useDocumentZones } from "../visibility/visibility-fields";
import {
  visibilityDraft,
  visibilityForm,
  visibilityProblem,
  type VisibilityProblem,
} from "../visibility/visibility-form";

interface DocumentActions {
  canChange: boolean;
  entries: readonly MenuEntry[];
  dialogs: ReactNode;
  running: boolean;
  /** Null if the user may not. */
  move: (() => void) | null;
  share: (() => void) | null;
  restore: () => void;
  run: (write: DocumentWrite) => Promise<boolean>;
}

export function useDocumentActions(document: DocumentRow, onRemoved: () => void = () => undefined): DocumentActions {
  const can = useCan();
  const toast = useToast();
  const { run: write, writing } = useDocumentWrite("page");
  const rename = useOpened();
  const move = useOpened();
  const share = useOpened();
  const removal = useOpened();
  const canDeleteForGood = can("delete", "Document", { area: null });
  const canChange = mayChange(can, document);
  const mayWrite = (field: keyof DocumentRow) => mayChange(can, document, field);
  const run = async (change: DocumentWrite) => {
    const result = await write(change);
    if (result.type === "newer") toast.error(texts.newer);
    if (result.type === "name") toast.error(texts.nameTaken);
    return result.type === "done";
  };
  const restore = () => void run(restoreDocument(document));
  const remove = async () => {
    if (await run(removeDocument(document))) onRemoved();
  };
  const isInBin = document.deletedAt !== null;
  const entries: MenuEntry[] = !canChange
    ? []
    : isInBin
      ? [
          { kind: "item", label: texts.restore, icon: ArchiveRestore, onSelect: restore },
          ...(canDeleteForGood
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
          ...(mayWrite("name")
            ? [{ kind: "item" as const, label: texts.rename, icon: Pencil, onSelect: rename.show }]
            : []),
          ...(mayWrite("folder")
            ? [{ kind: "item" as const, label: texts.move, icon: FolderInput, onSelect: move.show }]
            : []),
          ...(mayWrite("sight")
            ? [{ kind: "item" as const, label: texts.share, icon: Eye, onSelect: share.show }]
            : []),
          { kind: "separator", key: "danger" },
          { kind: "item", label: texts.remove, icon: Trash2, danger: true, onSelect: () => void remove() },
        ];
  return {
    canChange,
    entries,
    running: writing,
    move: mayWrite("folder") ? move.show : null,
    share: mayWrite("sight") ? share.show : null,
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
        // somebody else changed the document: it was reloaded, and the dialog stays open to ask again
        return type === "newer" ? false : null;
      }}
    />
  );
}

function ShareDialog({ document, ...dialog }: DialogProps & { document: DocumentRow }) {
  const { run } = useDocumentWrite();
  const { own } = useDocumentZones();
  const [draft, setDraft] = useState(() => visibilityDraft(document.sight, own));
  const [problem, setProblem] = useState<VisibilityProblem | null>(null);
  const [newer, setNewer] = useState(false);
  const submit = async () => {
    const missing = visibilityProblem(draft, own);
    setProblem(missing);
    if (missing) return false;
    const { type } = await run(shareDocument(document, visibilityForm(draft, own)));
    if (type === "newer") setNewer(true);
    return type === "done" ? null : false;
  };
  return (
    <FormDialog {...dialog} title={texts.shareTitle} submit={uiTexts.save} onSubmit={submit}>
      {newer && <Banner tone="warn" title={texts.newer} live />}
      <VisibilityFields
        draft={draft}
        problem={problem}
        onChange={(next) => {
          setDraft(next);
          setProblem(null);
        }}
      />
    </FormDialog>
  );
}
