import { useMemo, useRef, type ReactNode } from "react";
import { formatNumber } from "../../../domain/format";
import { SearchInput } from "../../../ui/field/search-input";
import { PageHeader } from "../../../ui/page-header";
import { tw } from "../../../ui/tw";
import { chosenColumns } from "../chosen-columns";
import type { ListColumn, ListRow } from "../list-column";
import { totalOf } from "../paging";
import type { Selection } from "../selection";
import { asksForAll } from "../question";
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
  /** Beside the title: what can be done with the list as a whole. */
  actions?: ReactNode;
  /** Between the title and the search: the view's name, the tabs. */
  under?: ReactNode;
  /** Beside the search: how the rows are chosen and shown. */
  tools?: ReactNode;
  /** At the head of the table, over the rows: what they were chosen by. */
  strip?: ReactNode;
}

/** A list as a page: its head, the search, the rows. */
export function ListPage<Row extends ListRow>(props: ListPageProps<Row>) {
  const { list, columns, words, selection, actions, under, tools, strip } = props;
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
    if (!asksForAll({ ...question, text: "" })) ask({ text: "", filters: [], filter: null });
    search.current?.focus();
  };
  return (
    <div ref={top} className={tw`grid content-start gap-5`}>
      <PageHeader
        title={words.title}
        lead={words.lead}
        count={total === null ? undefined : formatNumber(total)}
        actions={actions}
      />
      {under}
      {text && <p className={tw`hidden text-muted print:block`}>{texts.searchedFor(text)}</p>}
      <div className={tw`print:hidden flex flex-wrap items-start gap-3 cards:grid`}>
        <search className={tw`grid flex-[1_1_260px] max-w-[420px] gap-3 cards:max-w-none`}>
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
        {tools && <div className={tw`ml-auto flex flex-wrap gap-2 cards:ml-0`}>{tools}</div>}
      </div>
      <ListResults list={list} columns={shown} words={words} selection={selection} strip={strip} onClear={clear} />
    </div>
  );
}
