import { Download } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { useUser } from "../../../api/react/connection";
import { useOptionalQuery } from "../../../api/react/use-optional-query";
import { LACKING_STATUSES } from "../../../api/errors";
import { dayOf } from "../../../domain/days";
import { fileTitle, fileWords } from "../../../domain/documents/file-words";
import { formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { documentFoldersQuery, documentQuery, type WholeDocument } from "../../../shared/documents";
import { leaveRecord } from "../../../shared/lists/opened-row";
import { addressOf, useRouteId } from "../../../shared/navigation";
import { Banner } from "../../../ui/banner";
import { Breadcrumb } from "../../../ui/breadcrumb";
import { Button } from "../../../ui/button";
import { EmptyState } from "../../../ui/empty-state";
import { ErrorState } from "../../../ui/error-state";
import { PageHeader } from "../../../ui/page-header";
import { RefreshFailed } from "../../../ui/refresh-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import { folderPath } from "../list/folder-path";
import { texts as shared } from "../texts";
import { useDownload } from "../use-download";
import { ContentPreview } from "./content-preview";
import { SightCard } from "./sight-card";
import { texts } from "./texts";
import { VersionsCard } from "./versions-card";

/** One document: what is in it, who sees it, its versions. */
export function DocumentPage() {
  const id = useRouteId();
  return <Loaded key={id} id={id} />;
}

const GONE: ReadonlySet<number> = new Set([...LACKING_STATUSES, 403]);

function Loaded({ id }: { id: string }) {
  const state = useOptionalQuery(`document ${id}`, documentQuery(id), { optional: GONE });
  const list = hrefFor("documents");
  useEffect(() => () => leaveRecord(list, id), [list, id]);
  const back = (
    <Button kind="primary" href={addressOf(list)}>
      {texts.toList}
    </Button>
  );
  if (state.status === "lacking" || (state.status === "ready" && state.error && GONE.has(state.error.status)))
    return (
      <EmptyState level={1} title={texts.notFound} actions={back}>
        {texts.notFoundHint}
      </EmptyState>
    );
  if (state.status === "error")
    return (
      <ErrorState level={1} title={texts.failed} onRetry={state.retry} retrying={state.retrying} actions={back}>
        {state.error.message}
      </ErrorState>
    );
  const document = state.status === "ready" ? state.data.document : null;
  if (state.status === "loading" || !document)
    return (
      <SkeletonGroup label={texts.loading}>
        <div className={tw`grid gap-5`}>
          <Skeleton width={260} height={56} />
          <Skeleton height={420} />
        </div>
      </SkeletonGroup>
    );
  return (
    <Details document={document}>
      {state.error && <RefreshFailed title={texts.refreshFailed} onRetry={state.retry} retrying={state.refreshing} />}
    </Details>
  );
}

function Details({ document, children }: { document: WholeDocument; children: ReactNode }) {
  const own = useUser()?.role === "donor";
  const tree = useOptionalQuery("documents/folders", own ? null : documentFoldersQuery);
  const { download, loading } = useDownload();
  const [pdf, setPdf] = useState<{ pages: number; hasCode: boolean } | null>(null);
  const title = fileTitle(document.name) || shared.noName;
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
        lead={[fileWords(document), ...(pdf ? [texts.pages(pdf.pages)] : [])].join(", ")}
        actions={
          <Button
            kind="primary"
            icon={Download}
            loading={loading}
            loadingLabel={texts.downloading}
            onClick={() => void download(document)}
          >
            {shared.download}
          </Button>
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
          {!own && <SightCard document={document} />}
          {!own && document.files.length > 0 && <VersionsCard document={document} />}
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
