import { useRef, type ReactNode } from "react";
import { formatNumber } from "../../../domain/format";
import { SearchInput } from "../../../ui/field/search-input";
import { Kbd } from "../../../ui/display/kbd";
import { PageHeader } from "../../../ui/page/page-header";
import { SkipLink } from "../../../ui/page/skip-link";
import { cx, tw } from "../../../ui/tw";
import { rowOpening, useReturnedRow } from "../opened-row";
import { isTyped } from "../use-row-keys";
import type { ListRow } from "../list-column";
import { totalOf } from "../list-answer";
import { asksForAll, type Dropped } from "../list-query";
import { texts } from "../texts";
import { useSearchText } from "../use-search-text";
import { ListResults, type ListResultsProps } from "./list-results";
import { ListTools } from "./list-tools";

export interface ListPageProps<Row extends ListRow> extends Omit<ListResultsProps<Row>, "onClear"> {
  /** The page's title, where it isn't that of the list. */
  heading?: string;
  /** How many the page is about, beside its title; the rows that match when missing. */
  count?: number | null;
  /** Beside the title: what can be done with the list as a whole. */
  actions?: ReactNode;
  /** Under the title: the view's name. */
  under?: ReactNode;
  /** Switches between the lists of a page; above `under` where there is little room. */
  tabs?: ReactNode;
  /** Beside the search: how the rows are chosen. */
  tools?: ReactNode;
  /** Beside them, or behind "…" in a narrow element: how the rows are shown, kept and taken along. */
  more?: ReactNode;
  /** With them behind "…" in a narrow element alone: what a table has in its columns' heads. */
  folded?: ReactNode;
  /** Between the search and the rows: where else to look. */
  places?: ReactNode;
}

/** A list as a page: its head, the search, the rows. */
export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { list, words, actions, under, tabs, tools, more, folded, places } = props;
  const { view, query, page, ask, top } = list;
  const text = query.text.trim();
  const [typed, setTyped] = useSearchText(query.text, (next) => {
    if (next.trim() !== text) ask({ text: next });
  });
  const search = useRef<HTMLInputElement>(null);
  const total = page.status === "ready" && !page.stale ? totalOf(page.data, view) : null;
  const { count = total, heading = words.title } = props;
  useReturnedRow(top, list);
  const clear = (what: Dropped) => {
    if (what !== "filters") setTyped("");
    const filters = { filters: [], filter: null };
    if (what !== "search" && !asksForAll({ ...query, text: "" }))
      ask({ ...(what === "all" && { text: "" }), ...filters });
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
        title={heading}
        lead={words.lead}
        count={count === null ? undefined : formatNumber(count)}
        actions={actions}
      />
      {(under || tabs) && (
        <div className={tw`-mt-2 grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden`}>
          {under && <div className={tw`empty:hidden narrow:order-last`}>{under}</div>}
          {tabs}
        </div>
      )}
      {text && <p className={tw`hidden text-muted print:block`}>{texts.searchedFor(text)}</p>}
      <div className={tw`print:hidden flex flex-wrap items-start gap-3 narrow:gap-2`}>
        {/* on a phone it shares its line with the small buttons that open sheets, and with nothing else */}
        <search
          className={cx(
            tw`min-w-0 flex-[1_1_260px] max-w-[420px] cards:max-w-none`,
            more ? tw`narrow:basis-[120px]` : tw`narrow:basis-full`,
          )}
        >
          <SearchInput
            ref={search}
            aria-label={words.searchLabel}
            placeholder={words.placeholder}
            value={typed}
            onValueChange={setTyped}
            enterKeyHint="search"
            hint={<Kbd>/</Kbd>}
          />
        </search>
        <ListTools list={list} tools={tools} more={more} folded={folded} />
      </div>
      {places}
      <ListResults {...props} onClear={clear} />
    </div>
  );
}

/** @returns the same handlers, and a slash leads to the search, wherever in the list's page the focus is */
const withSearchKey = (handlers: ReturnType<typeof rowOpening>): typeof handlers => ({
  ...handlers,
  onKeyDown(event) {
    handlers.onKeyDown?.(event);
    // windows that are opened from here are within it for React, and elsewhere on the page
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key !== "/" || event.defaultPrevented || isTyped(event)) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>("search input")?.focus();
  },
});
