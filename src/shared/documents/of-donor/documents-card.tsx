import { useLayoutEffect, useRef } from "react";
import { dayOf } from "../../../domain/dates/days";
import { fileTitle, fileText } from "../../../domain/documents/file-name";
import { formatFullMoment, formatNumber, formatShortDate } from "../../../domain/format";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { DamagedRows } from "../../../ui/messages/damaged-rows";
import { ErrorState } from "../../../ui/messages/error-state";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import type { DocumentRow } from "../document";
import { KindIcon } from "../kind-icon";
import { addressOf } from "../../navigation";
import { texts } from "./texts";
import type { MoreDocuments, useDonorDocuments } from "./use-donor-documents";

interface DocumentsCardProps {
  state: ReturnType<typeof useDonorDocuments>;
  /** The documents of the signed-in donor. */
  own?: boolean;
  /** The association's documents, for users without them in the menu; otherwise a donor's documents. */
  office?: boolean;
}

/** Shows documents as links to their pages, the newest first; nothing if the server doesn't declare them. */
export function DocumentsCard({ state, own = false, office = false }: DocumentsCardProps) {
  const { rows } = state.more;
  const [list, focusFirstNew] = useFocusFirstNew(rows.length);
  if (state.status === "absent") return null;
  const variant = own ? "own" : office ? "office" : "donor";
  return (
    <Card
      title={texts[variant]}
      flush={rows.length > 0}
      actions={
        (variant !== "donor" || rows.length > 0) && (
          <Button small href={addressOf(hrefFor("documents"))}>
            {variant === "donor" ? texts.goToDocuments : texts.all}
          </Button>
        )
      }
      footer={
        state.status === "ready" && hasFooter(state.more) && <MoreFooter more={state.more} onShow={focusFirstNew} />
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
      ) : (
        <>
          <DamagedRows count={state.data.damaged} />
          {rows.length > 0 ? (
            <ul ref={list} className={tw`mt-3 border-t`}>
              {rows.map((document) => (
                <DocumentLine key={document._id} document={document} />
              ))}
            </ul>
          ) : (
            state.data.damaged === 0 && <p className={tw`text-muted`}>{texts.empty[variant]}</p>
          )}
        </>
      )}
    </Card>
  );
}

function DocumentLine({ document }: { document: DocumentRow }) {
  const instant = document.changedAt ?? document.createdAt;
  const day = instant && dayOf(instant);
  return (
    <li className={tw`border-b last:border-b-0`}>
      <a
        href={addressOf(hrefFor("documentDetails", { id: document._id }))}
        className={tw`flex min-h-[52px] items-center gap-3 px-6 py-2.5 no-underline hover:bg-hover focus-visible:outline-offset-[-2px] narrow:min-h-[60px] narrow:px-4 tiny:flex-wrap tiny:!px-3`}
      >
        <KindIcon kind={document.kind} />
        <span className={tw`grid min-w-0 flex-1 tiny:!flex-[1_1_96px]`}>
          <b className={tw`break-anywhere`}>{fileTitle(document.name) || uiTexts.noName}</b>
          <span className={tw`text-label text-faint`}>{fileText(document)}</span>
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

const hasFooter = ({ available, notSent }: MoreDocuments): boolean => available || notSent > 0;

/** Offers more documents, and says how many the server doesn't send. @param onShow called before more are shown */
const MoreFooter = ({ more, onShow }: { more: MoreDocuments; onShow: () => void }) => (
  <>
    {more.notSent > 0 && <p className={tw`text-label text-muted`}>{texts.notSent(formatNumber(more.notSent))}</p>}
    {more.failed && !more.loading && (
      <p role="alert" className={tw`text-label text-danger-text`}>
        {texts.moreFailed}
      </p>
    )}
    {more.available && (
      <Button
        small
        className={tw`ml-auto`}
        loading={more.loading}
        onClick={() => {
          onShow();
          more.showMore();
        }}
      >
        {texts.more(more.next === null ? null : formatNumber(more.next))}
      </Button>
    )}
  </>
);

/**
 * Moves the focus to the first new row after the user has asked for more, unless the user has moved the focus meanwhile.
 * @param count of the visible rows, each with a link
 * @returns the list's ref, and a function to call before more rows are shown
 */
function useFocusFirstNew(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const pending = useRef<{ from: number; button: Element | null } | null>(null);
  const focused = () => {
    const root = ref.current?.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  };
  useLayoutEffect(() => {
    if (!pending.current || count <= pending.current.from) return;
    const { from, button } = pending.current;
    pending.current = null;
    const current = focused();
    if (current === null || current === button) ref.current?.querySelectorAll("a")[from]?.focus();
  }, [count]);
  const focusFirstNew = () => {
    pending.current = { from: count, button: focused() };
  };
  return [ref, focusFirstNew] as const;
}
