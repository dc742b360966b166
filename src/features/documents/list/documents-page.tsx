import { useRouteId, addressOf } from "../../../shared/navigation";
import { OnPageAction } from "../../../shared/page-actions/on-page-action";
import { useUser } from "../../../api/react/connection";
import { FolderPlus, Upload } from "lucide-react";
import { useMemo } from "react";
import { useSearch } from "wouter";
import { useCan } from "../../../api/react/ability";
import { failedReads } from "../../../api/react/use-feature";
import { useQuery } from "../../../api/react/use-query";
import { hrefFor } from "../../../domain/routes";
import {
  documentFoldersQuery,
  documentLimitsQuery,
  documentRows,
  type DocumentFolder,
} from "../../../shared/documents/document";
import { ListPage } from "../../../shared/lists/components/list-page";
import { listTexts } from "../../../shared/lists/texts";
import { useList } from "../../../shared/lists/use-list";
import { useListQuery } from "../../../shared/lists/query/use-list-state";
import { mayChange } from "../actions/document-ability";
import { FolderMenu } from "../actions/folder-menu";
import { NameDialog } from "../actions/name-dialog";
import { texts as actions } from "../actions/texts";
import { texts as uploads } from "../upload/texts";
import { useUploadWindow } from "../upload/upload-dialog";
import { createFolder } from "../writes/folder-writes";
import { useOpened } from "../../../ui/overlay/use-opened";
import { Breadcrumb, type Crumb } from "../../../ui/page/breadcrumb";
import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { Select } from "../../../ui/field/select";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { cx, tw } from "../../../ui/tw";
import { documentsSource, SEEN_BY, type DocumentScope } from "../first-reads";
import { texts } from "../texts";
import { columnsOf } from "./columns";
import { FolderCards } from "./folder-cards";
import { folderPath } from "./folder-path";

/** Documents in no folder; for a donor, the donor's own documents. */
export function DocumentsPage() {
  const own = useUser()?.role === "donor";
  return <DocumentsList key={own ? "own" : "root"} scope={own ? { type: "own" } : { type: "root" }} />;
}

export function FolderPage() {
  const id = useRouteId();
  return <DocumentsList key={id} scope={{ type: "folder", id }} />;
}

export const BinPage = () => <DocumentsList scope={{ type: "bin" }} />;

const NO_FOLDERS: readonly DocumentFolder[] = [];
/** Days until the bin deletes a document, if the server doesn't say. */
const BIN_DAYS = 30;

function DocumentsList({ scope }: { scope: DocumentScope }) {
  const own = scope.type === "own";
  const folderId = scope.type === "folder" ? scope.id : null;
  const { text } = useListQuery(null);
  const tab = new URLSearchParams(useSearch()).get("tab");
  const seenBy = SEEN_BY.slice(1).find((known) => known === tab) ?? null;
  const source = useMemo(
    () => documentsSource(folderId === null ? scope : { type: "folder", id: folderId }, text, seenBy),
    // a scope consists of its type and its folder
    // oxlint-disable-next-line react/exhaustive-deps
    [scope.type, folderId, text, seenBy],
  );
  const list = useList({ source, columns: columnsOf(scope), readerOf: documentRows });
  const tree = useQuery(own ? null : documentFoldersQuery);
  const treeFailed = failedReads(tree);
  const limits = useQuery(own ? null : documentLimitsQuery);
  const folders = tree.status === "ready" ? tree.data.folders : NO_FOLDERS;
  const binDays = (limits.status === "ready" ? limits.data.limits.binDays : null) ?? BIN_DAYS;
  const path = folderId === null ? [] : folderPath(folders, folderId);
  const folder = path.at(-1);
  const can = useCan();
  const mayAdd = can("create", "Document");
  const newFolder = useOpened();
  const upload = useUploadWindow(
    folder ? { _id: folder._id, name: folder.name } : null,
    mayAdd && scope.type !== "bin",
  );
  if (folderId !== null && tree.status === "ready" && !folder)
    return (
      <EmptyState
        level={1}
        title={texts.noFolder}
        actions={
          <Button kind="primary" href={addressOf(hrefFor("documents"))}>
            {texts.toAll}
          </Button>
        }
      >
        {texts.noFolderHint}
      </EmptyState>
    );
  const searching = text.trim() !== "";
  const heading = own ? texts.own : scope.type === "bin" ? texts.bin : (folder?.name ?? texts.heading);
  const crumbs: Crumb[] = [
    { label: texts.heading, href: addressOf(hrefFor("documents")) },
    ...path.map(({ _id, name }) => ({ label: name, href: addressOf(hrefFor("documentFolder", { id: _id })) })),
    ...(scope.type === "bin" ? [{ label: texts.bin, href: null }] : []),
  ];
  return (
    // files may be dropped here; a button does the same
    <div
      className={cx(
        tw`grid grid-cols-[minmax(0,1fr)] content-start gap-2`,
        // a transparent outline would be visible in forced colours
        upload.over && tw`rounded-lg outline-2 outline-dashed outline-offset-8 outline-[color:var(--gds-focus)]`,
      )}
      {...upload.dropProps}
    >
      <p aria-live="polite" className={tw`sr-only`}>
        {upload.over && uploads.dropNow}
      </p>
      {(path.length > 0 || scope.type === "bin") && <Breadcrumb crumbs={crumbs} />}
      <ListPage
        list={list}
        listTexts={listTexts("documents", {
          placeholder: texts.placeholder,
          searchTip: texts.searchTip,
          ...emptyTexts(scope, binDays),
        })}
        heading={heading}
        actions={
          mayAdd &&
          scope.type !== "bin" && (
            <>
              {folder && mayChange(can, folder) && <FolderMenu folder={folder} />}
              <Button icon={FolderPlus} iconWhenNarrow onClick={newFolder.show}>
                {actions.newFolder}
              </Button>
              <Button kind="primary" icon={Upload} onClick={upload.open}>
                {uploads.uploadShort}
                <span className={tw`narrow:sr-only`}> {uploads.uploadWhat}</span>
              </Button>
            </>
          )
        }
        tools={
          !own && (
            <Select
              aria-label={texts.seenBy}
              className={tw`ml-auto cards:ml-0 cards:flex-[1_1_190px]`}
              value={seenBy ?? ""}
              placeholder={texts.seenByAnyone}
              options={SEEN_BY.slice(1).map((value) => ({
                value,
                label: texts.seenByRole[value as keyof typeof texts.seenByRole],
              }))}
              onChange={({ target }) => list.changeView({ tab: target.value || null })}
            />
          )
        }
        places={
          !own &&
          !searching &&
          scope.type !== "bin" &&
          (treeFailed ? (
            <ReadFailed title={texts.foldersFailed} {...treeFailed} />
          ) : (
            <FolderCards
              folders={folders.filter(({ parent }) => parent === folderId)}
              bin={folderId === null && tree.status === "ready" ? tree.data.bin : null}
              binDays={binDays}
            />
          ))
        }
      />
      {mayAdd && <OnPageAction action="upload" run={upload.open} />}
      {upload.dialog}
      {newFolder.times > 0 && (
        <NameDialog
          key={newFolder.times}
          {...newFolder.shown}
          title={actions.newFolder}
          before=""
          submitLabel={actions.createFolder}
          taken={actions.folderTaken}
          write={(name) => createFolder(name, folderId)}
        />
      )}
    </div>
  );
}

function emptyTexts({ type }: DocumentScope, binDays: number) {
  if (type === "own") return { emptyTitle: texts.emptyOwn, emptyHint: texts.emptyOwnHint };
  if (type === "bin") return { emptyTitle: texts.emptyBin, emptyHint: texts.emptyBinHint(binDays) };
  if (type === "folder") return { emptyTitle: texts.emptyFolder, emptyHint: texts.emptyFolderHint };
  return { emptyTitle: texts.emptyTitle, emptyHint: texts.emptyHint };
}
