import { ArchiveRestore, Download, Ellipsis, FolderInput } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useUser } from "../../../api/react/connection";
import { useQuery } from "../../../api/react/use-query";
import { dayOf } from "../../../domain/dates/days";
import { fileTitle, fileText } from "../../../domain/documents/file-name";
import { formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { documentFoldersQuery, type WholeDocument } from "../../../shared/documents/document";
import { addressOf, useAreaLocation } from "../../../shared/navigation";
import { Banner } from "../../../ui/messages/banner";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { Button } from "../../../ui/buttons/button";
import { PageHeader } from "../../../ui/page/page-header";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { texts as actions } from "../actions/texts";
import { useDocumentActions } from "../actions/use-document-actions";
import { NewVersionButton } from "../upload/new-version-button";
import { restoreVersion } from "../writes/document-writes";
import { folderPath } from "../list/folder-path";
import { texts as shared } from "../texts";
import { useDownload } from "../use-download";
import { ContentPreview } from "./content-preview";
import { VisibilityCard } from "./visibility-card";
import { texts } from "./texts";
import { VersionsCard } from "./versions-card";

export function DocumentDetails({ document, children }: { document: WholeDocument; children: ReactNode }) {
  const { currentRoute, navigate } = useAreaLocation();
  const own = useUser()?.role === "donor";
  const tree = useQuery(own ? null : documentFoldersQuery);
  const { download, loading } = useDownload();
  const folderHref =
    document.folder === null ? hrefFor("documents") : hrefFor("documentFolder", { id: document.folder });
  const { canChange, entries, dialogs, running, move, share, restore, run } = useDocumentActions(document, () => {
    // the user may have gone elsewhere meanwhile
    if (currentRoute().path === hrefFor("documentDetails", { id: document._id })) navigate(folderHref);
  });
  const [opened, setPdf] = useState<{ pages: number; hasCode: boolean } | null>(null);
  // a new version may be of another type
  const pdf = document.type === "application/pdf" ? opened : null;
  const title = fileTitle(document.name) || uiTexts.noName;
  const folders = tree.status === "ready" ? folderPath(tree.data.folders, document.folder ?? "") : [];
  const deleted = document.deletedAt && dayOf(document.deletedAt);
  return (
    <article aria-label={title} className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5 narrow:gap-4`}>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { label: own ? shared.own : shared.heading, href: addressOf(hrefFor("documents")) },
              ...folders.map(({ _id, name }) => ({
                label: name,
                href: addressOf(hrefFor("documentFolder", { id: _id })),
              })),
              { label: title, href: null },
            ]}
          />
        }
        title={<span className={tw`break-anywhere`}>{title}</span>}
        lead={[fileText(document), ...(pdf ? [texts.pages(pdf.pages)] : [])].join(", ")}
        actions={
          <>
            {canChange && move && !deleted && (
              <Button icon={FolderInput} className={tw`narrow:hidden`} onClick={move}>
                {actions.move}
              </Button>
            )}
            {canChange && deleted && (
              <Button icon={ArchiveRestore} loading={running} onClick={restore}>
                {actions.restore}
              </Button>
            )}
            <Button
              kind="primary"
              icon={Download}
              loading={loading}
              loadingLabel={texts.downloading}
              onClick={() => void download(document)}
            >
              {shared.download}
            </Button>
            {entries.length > 0 && (
              <Menu
                align="end"
                trigger={(props) => <IconButton icon={Ellipsis} kind="secondary" label={actions.more} {...props} />}
                entries={entries}
              />
            )}
            {dialogs}
          </>
        }
      />
      {children}
      {deleted && (
        <Banner tone="warn" title={texts.inBin(formatShortDate(deleted))}>
          {texts.inBinHint}
        </Banner>
      )}
      <div
        className={
          own
            ? tw`grid min-w-0 gap-6 narrow:gap-4`
            : tw`grid items-start gap-6 w900:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] narrow:gap-4`
        }
      >
        <ContentPreview document={document} onPdf={setPdf} />
        <div className={tw`grid min-w-0 items-start gap-6 medium:grid-cols-2 narrow:gap-4`}>
          {!own && (
            <VisibilityCard
              document={document}
              actions={
                canChange &&
                share &&
                !deleted && (
                  <Button kind="quiet" small aria-label={actions.share} onClick={share}>
                    {actions.shareShort}
                  </Button>
                )
              }
            />
          )}
          {!own && document.files.length > 0 && (
            <VersionsCard
              document={document}
              footer={canChange && !deleted && <NewVersionButton document={document} />}
              actionsOf={({ number }) =>
                canChange &&
                !deleted && (
                  <Button
                    small
                    loading={running}
                    aria-label={actions.restoreVersion(number)}
                    onClick={() => void run(restoreVersion(document, number))}
                  >
                    {actions.restore}
                  </Button>
                )
              }
            />
          )}
          {pdf?.hasCode && (
            <Banner tone="warn" title={texts.code}>
              {texts.codeHint}
            </Banner>
          )}
        </div>
      </div>
    </article>
  );
}
