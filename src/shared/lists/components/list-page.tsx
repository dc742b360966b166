import { useRef, type ReactNode } from "react";
import { usePageTitlePart } from "../../navigation";
import { formatNumber } from "../../../domain/format";
import { SearchInput } from "../../../ui/field/search-input";
import { Kbd } from "../../../ui/display/kbd";
import { PageHeader } from "../../../ui/page/page-header";
import { SkipLink } from "../../../ui/page/skip-link";
import { cx, tw } from "../../../ui/tw";
import { rowOpening, useReturnedRow } from "../opened-row";
import { isOnHere } from "../../../ui/browser/device-switch";
import { isTyped } from "../../../ui/browser/is-typed";
import { LETTER_KEYS } from "../../../ui/browser/use-letter-keys";
import type { ListRow } from "../list-column";
import { asksForAll, type ClearTarget } from "../query/list-query";
import { texts } from "../texts";
import { useListed } from "../use-listed";
import { ReadAhead } from "../use-rows";
import { useSearchText } from "../use-search-text";
import { useInterruptedNotice } from "../bulk/interrupted";
import { ListResults, type ListResultsProps } from "./list-results";
import { ListTools } from "./list-tools";

export interface ListPageProps<Row extends ListRow> extends Omit<ListResultsProps<Row>, "onClear"> {
  heading?: string;
  /** Number beside the title; the total of the rows when missing. A search shows its own number. */
  count?: number | null;
  actions?: ReactNode;
  /** Below the title: the view's name. */
  under?: ReactNode;
  /** Above `under` on narrow screens. */
  tabs?: ReactNode;
  /** Beside the search. */
  tools?: ReactNode;
  /** Beside the search, or behind "…" on narrow screens: columns, views, export. */
  more?: ReactNode;
  /** Behind "…" on narrow screens only: the filters of the columns' heads. */
  folded?: ReactNode;
  /** Between the search and the rows. */
  places?: ReactNode;
}

export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { list, listTexts, actions, under, tabs, tools, more, folded, places } = props;
  const { query, page, changeQuery, top } = list;
  const text = query.text.trim();
  const [typed, setTyped] = useSearchText(query.text, (next) => {
    if (next.trim() !== text) changeQuery({ text: next });
  });
  const search = useRef<HTMLInputElement>(null);
  const listed = useListed(list);
  const isSearched = listed.text !== "";
  const { count = listed.total, heading = listTexts.title } = props;
  usePageTitlePart(isSearched && listed.total !== null ? listTexts.found(listed.total) : null);
  const interrupted = useInterruptedNotice();
  useReturnedRow(top, list);
  const clear = (what: ClearTarget) => {
    if (what !== "filters") setTyped("");
    const filters = { filters: [], filter: null };
    if (what !== "search" && !asksForAll({ ...query, text: "" }))
      changeQuery({ ...(what === "all" && { text: "" }), ...filters });
    search.current?.focus();
  };
  return (
    <div
      ref={top}
      {...withSearchKey(rowOpening(list))}
      className={tw`relative grid grid-cols-[minmax(0,1fr)] content-start gap-5 [&_tr:has([data-row-link])]:cursor-pointer`}
    >
      {page.status === "ready" && page.data.rows.length > 0 && (
        <SkipLink
          label={texts.skipToRows}
          to={() => top.current?.querySelector<HTMLElement>("tr[data-row][tabindex='0']")}
        />
      )}
      <PageHeader
        title={isSearched ? listTexts.searched(listed.text, listed.total) : heading}
        lead={listTexts.lead}
        count={isSearched || count === null ? undefined : formatNumber(count)}
        actions={actions}
      />
      {(under || tabs) && (
        <div className={tw`-mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden`}>
          {under && <div className={tw`empty:hidden narrow:order-last`}>{under}</div>}
          {tabs}
        </div>
      )}
      <div className={tw`print:hidden flex flex-wrap items-start gap-3 narrow:gap-2`}>
        {/* on narrow screens only icon buttons are beside the search */}
        <search
          className={cx(
            tw`min-w-0 flex-[1_1_260px] max-w-[420px] cards:max-w-none`,
            more ? tw`narrow:basis-[120px]` : tw`narrow:basis-full`,
          )}
        >
          <SearchInput
            ref={search}
            aria-label={listTexts.searchLabel}
            placeholder={listTexts.placeholder}
            value={typed}
            onValueChange={setTyped}
            enterKeyHint="search"
            hint={isOnHere(LETTER_KEYS) && <Kbd>/</Kbd>}
          />
        </search>
        <ListTools list={list} tools={tools} more={more} folded={folded} />
      </div>
      {places}
      {interrupted}
      <ListResults {...props} onClear={clear} />
      {list.ahead && <ReadAhead query={list.ahead} />}
    </div>
  );
}

/** Adds the key "/", which focuses the search. */
const withSearchKey = (handlers: ReturnType<typeof rowOpening>): typeof handlers => ({
  ...handlers,
  onKeyDown(event) {
    handlers.onKeyDown?.(event);
    // React bubbles events of dialogs, which are elsewhere in the DOM
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key !== "/" || event.defaultPrevented || isTyped(event, event.target as Element)) return;
    if (!isOnHere(LETTER_KEYS)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>("search input")?.focus();
  },
});
