import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { useToday } from "../../api/react/use-today";
import { formatNumber } from "../../domain/format";
import { hrefFor } from "../../domain/routes";
import { SearchInput } from "../../ui/field/search-input";
import { PageHeader } from "../../ui/page-header";
import { tw } from "../../ui/tw";
import { entryState, navigate, useEntryText } from "../navigation";
import { DonorsList } from "./components/donors-list";
import { SortSelect } from "./components/sort-select";
import { nextSort, readListView, writeListView, type ListView, type SortField } from "./list-view";
import { hasNext, totalOf } from "./paging";
import { useDonors, usePrefetchedDonors } from "./requests/list-donors";
import { texts } from "./texts";
import { useSearchText } from "./use-search-text";

const addressFor = (view: ListView) => {
  const query = writeListView(view);
  return hrefFor("donors") + (query && `?${query}`);
};

/** The registry: pages, order and size in the address, the text searched for in the history entry (decisions §4). */
export function DonorsPage() {
  const view = readListView(new URLSearchParams(useSearch()));
  const today = useToday();
  const query = useEntryText("query");
  const [typed, setTyped] = useSearchText(query, (text) => {
    if (text.trim() === query.trim()) return;
    navigate(addressFor({ ...view, pageIndex: 0 }), { replace: true, state: { ...entryState(), query: text } });
  });

  const [most, setMost] = useState(Infinity);
  const donors = useDonors({ ...view, query, most });
  const answer = donors.status === "ready" ? donors.data : null;
  const total = answer && totalOf(answer, view);
  // the server's own limit for a page is followed: the next page begins where this one ends
  if (donors.status === "ready" && !donors.stale && donors.data.limit < Math.min(view.pageSize, most))
    setMost(donors.data.limit);
  // Nobody leafs through what they are still searching for: the next page is read ahead of the whole list alone.
  const readAhead = query.trim() === "" && answer && hasNext(answer, view);
  usePrefetchedDonors(readAhead ? { ...view, pageIndex: view.pageIndex + 1, query, most } : null);

  const search = useRef<HTMLInputElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const show = (change: Partial<ListView>) => {
    navigate(addressFor({ ...view, pageIndex: 0, ...change }), { state: entryState() });
    // on a phone the pages' buttons are below ten cards: the next ten begin above
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView({ block: "start" });
  };
  const { status } = donors;
  const shown = useRef(false);
  useEffect(() => {
    if (status === "ready") shown.current = true;
    if (status !== "error" || !shown.current) return; // a page that opens with an error moves nothing
    // an error is shorter than the list was: where the rows' end was seen there is the host's page now
    const { top: start = 0, bottom: end = 0 } = top.current?.getBoundingClientRect() ?? {};
    if (start < 0 || end > innerHeight) top.current?.scrollIntoView({ block: "start" });
  }, [status]);

  return (
    <div ref={top} className={tw`grid content-start gap-5`}>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        count={donors.status === "ready" && !donors.stale && total !== null ? formatNumber(total) : undefined}
      />
      {query.trim() && <p className={tw`hidden text-muted print:block`}>{texts.searchedFor(query.trim())}</p>}
      <search className={tw`print:hidden grid max-w-[420px] gap-3 cards:max-w-none`}>
        <SearchInput
          ref={search}
          aria-label={texts.searchLabel}
          placeholder={texts.search}
          value={typed}
          onValueChange={setTyped}
          enterKeyHint="search"
        />
        <SortSelect sort={view.sort} onSort={(sort) => show({ sort })} className={tw`hidden cards:block`} />
      </search>
      <DonorsList
        donors={donors}
        view={view}
        query={query}
        today={today}
        onSort={(field: SortField) => show({ sort: nextSort(view.sort, field) })}
        onPage={(pageIndex) => show({ pageIndex })}
        onPageSize={(pageSize) => show({ pageSize })}
        onClearSearch={() => {
          setTyped("");
          search.current?.focus();
        }}
      />
    </div>
  );
}
