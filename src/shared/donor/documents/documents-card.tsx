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
import type { DocumentRow } from "../../documents/document";
import { KindIcon } from "../../documents/kind-icon";
import { addressOf } from "../../navigation";
import { texts } from "./texts";
import type { MoreDocuments, useDonorDocuments } from "./use-donor-documents";

interface DocumentsCardProps {
  state: ReturnType<typeof useDonorDocuments>;
  /** One's own, for a donor. */
  own?: boolean;
  /** Those of the association, for whom no menu leads to them; else those of the donor of a record. */
  office?: boolean;
}

/** Documents, each leading to its page, the newest first; nothing where the server has no documents. */
export function DocumentsCard({ state, own = false, office = false }: DocumentsCardProps) {
  const { rows } = state.more;
  const [list, goOn] = useGoingOn(rows.length);
  if (state.status === "absent") return null;
  const words = own ? "own" : office ? "office" : "of";
  return (
    <Card
      title={texts[words]}
      flush={rows.length > 0}
      actions={
        (words !== "of" || rows.length > 0) && (
          <Button small href={addressOf(hrefFor("documents"))}>
            {words === "of" ? texts.toAll : texts.all}
          </Button>
        )
      }
      footer={state.status === "ready" && hasFooter(state.more) && <MoreFooter more={state.more} onShow={goOn} />}
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
            state.data.damaged === 0 && <p className={tw`text-muted`}>{texts.empty[words]}</p>
          )}
        </>
      )}
    </Card>
  );
}

/** A document on a line, leading to its page. */
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

/** Whether there is anything to be said under the rows. */
const hasFooter = ({ there, cut }: MoreDocuments): boolean => there || cut > 0;

/** How to see the other documents, and that some can't be seen. @param onShow they are asked for */
const MoreFooter = ({ more, onShow }: { more: MoreDocuments; onShow: () => void }) => (
  <>
    {more.cut > 0 && <p className={tw`text-label text-muted`}>{texts.cut(formatNumber(more.cut))}</p>}
    {more.failed && !more.showing && (
      <p role="alert" className={tw`text-label text-danger-text`}>
        {texts.moreFailed}
      </p>
    )}
    {more.there && (
      <Button
        small
        className={tw`ml-auto`}
        loading={more.showing}
        onClick={() => {
          onShow();
          more.show();
        }}
      >
        {texts.more(more.next === null ? null : formatNumber(more.next))}
      </Button>
    )}
  </>
);

/**
 * Who asks for more rows goes on with the first of those that come, wherever the button has gone; who has gone elsewhere
 * meanwhile stays there.
 * @param count rows that are shown, each with a link
 * @returns for the list, and what is to be called when more are asked for
 */
function useGoingOn(count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const asked = useRef<{ from: number; button: Element | null } | null>(null);
  const focused = () => {
    const root = ref.current?.getRootNode();
    return root instanceof ShadowRoot ? root.activeElement : null;
  };
  useLayoutEffect(() => {
    if (!asked.current || count <= asked.current.from) return;
    const { from, button } = asked.current;
    asked.current = null;
    const now = focused();
    if (now === null || now === button) ref.current?.querySelectorAll("a")[from]?.focus();
  }, [count]);
  const goOn = () => {
    asked.current = { from: count, button: focused() };
  };
  return [ref, goOn] as const;
}
