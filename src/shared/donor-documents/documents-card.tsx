import { dayOf } from "../../domain/days";
import { fileTitle, fileWords } from "../../domain/documents/file-words";
import { formatFullMoment, formatShortDate } from "../../domain/format";
import { hrefFor } from "../../domain/routes";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { ErrorState } from "../../ui/error-state";
import { Skeleton, SkeletonGroup } from "../../ui/skeleton";
import { tw } from "../../ui/tw";
import { KindIcon, type DocumentRow } from "../documents";
import { addressOf } from "../navigation";
import { texts } from "./texts";
import type { useDonorDocuments } from "./use-donor-documents";

interface DocumentsCardProps {
  state: ReturnType<typeof useDonorDocuments>;
  /** One's own, for a donor; else those of the donor of a record. */
  own?: boolean;
}

/** A donor's documents, each leading to its page; nothing where the server has no documents. */
export function DocumentsCard({ state, own = false }: DocumentsCardProps) {
  if (state.status === "lacking") return null;
  const rows = state.status === "ready" ? state.data.rows : [];
  const title = own ? texts.own : texts.of;
  return (
    <Card
      title={title}
      flush={rows.length > 0}
      actions={
        (!own || rows.length > 0) && (
          <Button small href={addressOf(hrefFor("documents"))}>
            {own ? texts.all : texts.toAll}
          </Button>
        )
      }
    >
      {state.status === "loading" ? (
        <SkeletonGroup label={texts.loading}>
          <Skeleton height={44} />
        </SkeletonGroup>
      ) : state.status === "error" ? (
        <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      ) : rows.length === 0 ? (
        <p className={tw`text-muted`}>{own ? texts.ownEmpty : texts.ofEmpty}</p>
      ) : (
        <ul className={tw`mt-3 border-t`}>
          {rows.map((document) => (
            <Row key={document._id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ document }: { document: DocumentRow }) {
  const instant = document.changedAt ?? document.createdAt;
  const day = instant && dayOf(instant);
  return (
    <li className={tw`border-b last:border-b-0`}>
      <a
        href={addressOf(hrefFor("documentDetails", { id: document._id }))}
        className={tw`flex min-h-[52px] items-center gap-3 px-6 py-2.5 no-underline hover:bg-hover focus-visible:outline-offset-[-2px] narrow:min-h-[60px] narrow:px-4`}
      >
        <KindIcon kind={document.kind} />
        <span className={tw`grid min-w-0 flex-1`}>
          <b className={tw`break-anywhere`}>{fileTitle(document.name) || texts.noName}</b>
          <span className={tw`text-label text-faint`}>{fileWords(document)}</span>
        </span>
        {instant && day && (
          <time
            dateTime={instant}
            title={formatFullMoment(new Date(instant))}
            className={tw`whitespace-nowrap text-label text-muted`}
          >
            {formatShortDate(day)}
          </time>
        )}
      </a>
    </li>
  );
}
