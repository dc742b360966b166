import { Ellipsis, FolderInput, Pencil, Trash2 } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { hrefFor } from "../../../domain/routes";
import type { DocumentFolder } from "../../../shared/documents/document";
import { useAreaLocation } from "../../../shared/navigation";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import { useToast } from "../../../ui/toast/toast";
import { useOpened } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import { moveFolder, removeFolder, renameFolder } from "../writes/folder-writes";
import { useDocumentWrite } from "../writes/use-document-write";
import { mayChange } from "./document-ability";
import { MoveDialog } from "./move-dialog";
import { NameDialog } from "./name-dialog";
import { texts } from "./texts";

export function FolderMenu({ folder }: { folder: DocumentFolder }) {
  const { currentRoute, navigate } = useAreaLocation();
  const can = useCan();
  const rename = useOpened();
  const move = useOpened();
  const toast = useToast();
  const { run, writing } = useDocumentWrite("page");
  const remove = async () => {
    const { type } = await run(removeFolder(folder));
    if (type === "used") toast.error(texts.folderUsed);
    if (type === "newer") toast.error(texts.newer);
    const { _id: id, parent } = folder;
    // the user may have gone elsewhere meanwhile
    const isHere = currentRoute().path === hrefFor("documentFolder", { id });
    if (type === "done" && isHere)
      navigate(parent === null ? hrefFor("documents") : hrefFor("documentFolder", { id: parent }));
  };
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton icon={Ellipsis} kind="secondary" label={texts.folderActions} {...props} aria-busy={writing} />
        )}
        entries={[
          ...(mayChange(can, folder, "name")
            ? [{ kind: "item" as const, label: texts.renameFolder, icon: Pencil, onSelect: rename.show }]
            : []),
          ...(mayChange(can, folder, "parent")
            ? [{ kind: "item" as const, label: texts.moveFolder, icon: FolderInput, onSelect: move.show }]
            : []),
          { kind: "separator", key: "danger" },
          { kind: "item", label: texts.removeFolder, icon: Trash2, danger: true, onSelect: () => void remove() },
        ]}
      />
      {rename.times > 0 && (
        <NameDialog
          key={rename.times}
          {...rename.shown}
          title={texts.renameFolder}
          before={folder.name}
          submitLabel={uiTexts.save}
          taken={texts.folderTaken}
          write={(name) => renameFolder(folder, name)}
        />
      )}
      {move.times > 0 && (
        <MoveDialog
          key={`move ${move.times}`}
          {...move.shown}
          title={texts.moveFolder}
          from={folder.parent}
          moved={folder}
          taken={texts.moveFolderTaken}
          write={(to) => moveFolder(folder, to)}
        />
      )}
    </>
  );
}
