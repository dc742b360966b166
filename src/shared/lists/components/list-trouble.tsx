import { Banner } from "../../../ui/messages/banner";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { NOT_COMPUTED } from "../not-computed";
import { asksForAll, withoutComputed, type Dropped } from "../question";
import { texts } from "../texts";
import type { ShownList } from "../use-list";
import { REFUSALS } from "../use-rows";

type TroubledList = Pick<ShownList<unknown>, "page" | "question" | "view" | "source" | "show" | "ask">;

interface ListTroubleProps {
  list: TroubledList;
  /** Asks for all rows again. */
  onClear: (what: Dropped) => void;
}

/** Rows of a moment ago that could not be read again, or that are shown since the server refuses the question, stay. */
export function ListTrouble({ list, onClear }: ListTroubleProps) {
  const { page } = list;
  if (page.status !== "ready" || !page.error) return null;
  if (!page.stale || !REFUSALS.has(page.error.status))
    return <ReadFailed title={texts.refreshFailed} onRetry={page.retry} retrying={page.refreshing} />;
  return (
    <FocusFallback>
      <Banner tone="warn" title={refusal(list)} live actions={<EndRefusal small list={list} onClear={onClear} />}>
        {page.error.message}
      </Banner>
    </FocusFallback>
  );
}

function refusal({ question, view, source }: TroubledList): string {
  if (asksForAll(question)) return texts.refusedOrder;
  return view.sort === source.defaultSort ? texts.refusedFilter : texts.refusedFilterOrOrder;
}

/** The way back from a question that the server refuses: without the filters, or without the order. */
export function EndRefusal({ list, onClear, small }: ListTroubleProps & { small?: boolean }) {
  const { page, question, view, source, show, ask } = list;
  const usualSort = source.defaultSort;
  const notComputed = page.status === "error" && page.error.code === NOT_COMPUTED;
  return (
    <>
      {notComputed && (
        <Button small={small} onClick={() => ask(withoutComputed(question, source.kind))}>
          {texts.withoutComputed}
        </Button>
      )}
      {!asksForAll(question) && (
        <Button small={small} onClick={() => onClear("all")}>
          {texts.clearFilters}
        </Button>
      )}
      {view.sort !== usualSort && (
        <Button small={small} onClick={() => show({ sort: usualSort })}>
          {texts.usualOrder}
        </Button>
      )}
    </>
  );
}
