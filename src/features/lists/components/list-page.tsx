import { useMemo, useRef } from "react";
import { formatNumber } from "../../../domain/format";
import { SearchInput } from "../../../ui/field/search-input";
import { PageHeader } from "../../../ui/page-header";
import { tw } from "../../../ui/tw";
import { chosenColumns } from "../chosen-columns";
import type { ListColumn, ListRow } from "../list-column";
import { totalOf } from "../paging";
import type { Selection } from "../selection";
import { texts, type ListTexts } from "../texts";
import type { List } from "../use-list";
import { useSearchText } from "../use-search-text";
import { ListResults } from "./list-results";
import { SortSelect } from "./sort-select";

interface ListPageProps<Row> {
  list: List<Row>;
  columns: readonly ListColumn<Row>[];
  /** What this list says of its rows. */
  words: ListTexts;
  /** Given: rows can be selected. */
  selection?: Selection;
}

/** A list as a page: its head, the search, the rows. */
export function ListPage<Row extends ListRow>({ list, columns, words, selection }: ListPageProps<Row>) {
  const { view, question, page, choice, show, ask, top } = list;
  const text = question.text.trim();
  const [typed, setTyped] = useSearchText(question.text, (next) => {
    if (next.trim() !== text) ask({ text: next });
  });
  const search = useRef<HTMLInputElement>(null);
  const shown = useMemo(() => chosenColumns(columns, choice), [columns, choice]);
  const total = page.status === "ready" && !page.stale ? totalOf(page.data, view) : null;
  const clear = () => {
    setTyped("");
    if (question.filters.length > 0) ask({ text: "", filters: [] });
    search.current?.focus();
  };
  return (
    <div ref={top} className={tw`grid content-start gap-5`}>
      <PageHeader title={words.title} lead={words.lead} count={total === null ? undefined : formatNumber(total)} />
      {text && <p className={tw`hidden text-muted print:block`}>{texts.searchedFor(text)}</p>}
      <search className={tw`print:hidden grid max-w-[420px] gap-3 cards:max-w-none`}>
        <SearchInput
          ref={search}
          aria-label={words.search.label}
          placeholder={words.search.placeholder}
          value={typed}
          onValueChange={setTyped}
          enterKeyHint="search"
        />
        <SortSelect
          columns={shown}
          sort={view.sort}
          onSort={(sort) => show({ sort })}
          className={tw`hidden cards:block`}
        />
      </search>
      <ListResults list={list} columns={shown} words={words} selection={selection} onClear={clear} />
    </div>
  );
}
