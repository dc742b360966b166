import { useState } from "react";
import { failedReads } from "../../../api/react/use-feature";
import { useQuery } from "../../../api/react/use-query";
import { documentFoldersQuery, type DocumentFolder } from "../../../shared/documents";
import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { Dialog } from "../../../ui/overlay/dialog";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/overlay/use-opened";
import { folderPath } from "../list/folder-path";
import type { DocumentWrite } from "../writes/document-write";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts as listTexts } from "../texts";
import { texts } from "./texts";

interface MoveDialogProps extends Shown {
  title: string;
  /** The folder in which it is; null: outside of all. */
  from: string | null;
  /** What is moved is a folder: it can't go into itself, nor into what lies in it. */
  moved?: DocumentFolder;
  /** Why it can't go where another of its name is. */
  taken: string;
  write: (to: DocumentFolder | null) => DocumentWrite;
}

/** Asks into which folder a document, or a folder, goes. */
export function MoveDialog({ title, from, moved, taken, write, open, onClose }: MoveDialogProps) {
  const { run, writing } = useDocumentWrite();
  const tree = useQuery(documentFoldersQuery);
  const failed = failedReads(tree);
  const folders = tree.status === "ready" ? tree.data.folders : [];
  const [folderId, setFolderId] = useState(from ?? "");
  const [problem, setProblem] = useState<"name" | "newer" | null>(null);
  const options = folders
    .map(({ _id }) => ({ value: _id, path: folderPath(folders, _id) }))
    .filter(({ path }) => path.every(({ _id }) => _id !== moved?._id))
    .map(({ value, path }) => ({ value, label: path.map(({ name }) => name).join(" / ") }))
    .sort((one, other) => one.label.localeCompare(other.label, "it"));
  const submit = async () => {
    if (folderId === (from ?? "")) return onClose();
    const result = await run(write(folders.find(({ _id }) => _id === folderId) ?? null));
    if (result.type === "done") onClose();
    if (result.type === "name" || result.type === "newer") setProblem(result.type);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={failed !== null}
            onClick={() => void submit()}
            loading={writing}
            loadingLabel={texts.saving}
          >
            {texts.moveNow}
          </Button>
        </>
      }
    >
      <div className={tw`mt-2 grid gap-4`}>
        {problem === "newer" && <Banner tone="warn" title={texts.newer} live />}
        {failed ? (
          <ReadFailed title={listTexts.foldersFailed} {...failed} />
        ) : (
          <Field label={texts.folderField} error={problem === "name" ? taken : undefined}>
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
        )}
      </div>
    </Dialog>
  );
}
