import { useState } from "react";
import { failedReads } from "../../../api/react/use-feature";
import { useQuery } from "../../../api/react/use-query";
import { documentFoldersQuery, type DocumentFolder } from "../../../shared/documents/document";
import { Banner } from "../../../ui/messages/banner";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { ReadFailed } from "../../../ui/messages/read-failed";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { folderPath } from "../list/folder-path";
import type { DocumentWrite } from "../writes/document-write";
import { useDocumentWrite } from "../writes/use-document-write";
import { texts as listTexts } from "../texts";
import { texts } from "./texts";

interface MoveDialogProps extends DialogProps {
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
export function MoveDialog({ title, from, moved, taken, write, ...dialog }: MoveDialogProps) {
  const { run } = useDocumentWrite();
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
    if (folderId === (from ?? "")) return null;
    const { type } = await run(write(folders.find(({ _id }) => _id === folderId) ?? null));
    if (type === "name" || type === "newer") setProblem(type);
    return type === "done" ? null : false;
  };
  return (
    <FormDialog {...dialog} title={title} submit={texts.moveNow} disabled={failed !== null} onSubmit={submit}>
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
    </FormDialog>
  );
}
