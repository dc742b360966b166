import { useState } from "react";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { documentFoldersQuery, type DocumentRow } from "../../../shared/documents";
import { Banner } from "../../../ui/banner";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/use-opened";
import { folderPath } from "../list/folder-path";
import { moveDocument } from "../writes/document-writes";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts } from "./texts";

/** Asks into which folder a document goes. */
export function MoveDialog({ document, open, onClose }: Shown & { document: DocumentRow }) {
  const { run, writing } = useDocumentWrite();
  const tree = useOptionalQuery("documents/folders", documentFoldersQuery);
  const folders = tree.status === "ready" ? tree.data.folders : [];
  const [folderId, setFolderId] = useState(document.folder ?? "");
  const [problem, setProblem] = useState<"name" | "newer" | null>(null);
  const options = folders
    .map(({ _id }) => ({
      value: _id,
      label: folderPath(folders, _id)
        .map(({ name }) => name)
        .join(" / "),
    }))
    .sort((one, other) => one.label.localeCompare(other.label, "it"));
  const submit = async () => {
    if (folderId === (document.folder ?? "")) return onClose();
    const result = await run(moveDocument(document, folders.find(({ _id }) => _id === folderId) ?? null));
    if (result.type === "done") onClose();
    if (result.type === "name" || result.type === "newer") setProblem(result.type);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.moveTitle}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={() => void submit()} loading={writing} loadingLabel={texts.saving}>
            {texts.moveNow}
          </Button>
        </>
      }
    >
      <div className={tw`mt-2 grid gap-4`}>
        {problem === "newer" && <Banner tone="warn" title={texts.newer} live />}
        <Field label={texts.folderField} error={problem === "name" ? texts.moveTaken : undefined}>
          <Select
            data-autofocus
            value={folderId}
            placeholder={texts.outside}
            options={options}
            onChange={({ target }) => {
              setFolderId(target.value);
              setProblem(null);
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}
