import { identity, items, list, map, number, record, text, type Read, type Reader } from "../../../api/readers/read";
import { readFilter } from "../../../domain/filter/wire/parse-filter";
import { isRecord } from "../../../domain/values";
import { filterFields, filterFieldsWithPeriodCounts } from "../../../domain/filter/filter-fields";
import { RECORD_KINDS, type RecordKind } from "../../../domain/records/records";
import { parseLayout, type ColumnLayout } from "../column-layout";
import type { SortOrder } from "../query/list-view";
import { parseListQuery, type ListQuery } from "../query/list-query";

export interface ViewContent {
  tab: RecordKind;
  sort: SortOrder;
  query: ListQuery;
  layout: ColumnLayout;
}

export interface SavedView {
  _id: string;
  version: number | null;
  name: string;
  owner: { _id: string; name: string };
  /** Empty for a personal view. */
  sharedWith: readonly string[];
  content: ViewContent;
  /** Number of rules whose field or operator no longer exists. */
  omitted: number;
}

export type ViewForm = Pick<SavedView, "name" | "sharedWith" | "content">;

/** @returns a stored content, with the number of omitted rules */
export function readContent(value: unknown): { content: ViewContent; omitted: number } {
  const stored = isRecord(value) ? value : {};
  const tab = RECORD_KINDS.find((known) => known === stored.tab) ?? "donors";
  const { text: searchText, filters: sent } = parseListQuery(stored);
  const fields = filterFields(tab);
  // the list checks period counts
  const filters = sent.filter(({ id }) => fields.has(id));
  const reading = isRecord(stored.filter) ? readFilter(stored.filter, filterFieldsWithPeriodCounts(tab)) : null;
  // an unreadable filter counts as one rule
  const unread = reading?.status === "error" ? Math.max(1, reading.omitted.length) : 0;
  return {
    content: {
      tab,
      sort: typeof stored.sort === "string" ? stored.sort : "",
      query: { text: searchText, filters, filter: reading?.status === "read" ? reading.filter : null },
      layout: parseLayout(stored.layout),
    },
    omitted: sent.length - filters.length + (reading?.status === "read" ? reading.omitted.length : unread),
  };
}

export const writeContent = ({ tab, sort, query, layout }: ViewContent): Record<string, unknown> => ({
  tab,
  sort,
  text: query.text.trim(),
  filters: query.filters,
  filter: query.filter,
  layout,
});

const unchanged: Reader<unknown> = (value) => value;
const sentView = record({
  _id: identity,
  version: number(null),
  name: text(""),
  owner: record({ _id: identity, name: text("") }),
  sharedWith: items(text("")),
  content: unchanged,
});

/** Returns null for a view without an id. */
export const viewReader = map(sentView, (sent): SavedView | null => {
  if (!sent || sent._id === "") return null;
  const { owner, content, ...view } = sent;
  return { ...view, owner: owner ?? { _id: "", name: "" }, ...readContent(content) };
});

const readViews = list("views", viewReader);
const readPinned = items(text(""));
type SentViews =
  typeof readViews extends Reader<unknown, infer Input>
    ? Input & { firstView: string | null; pinned: string[] }
    : never;

/** `firstView`: the default view; null for all rows, undefined if the server has none. `pinned`: those on the dashboard. */
export const viewsAnswer: Reader<
  Read<typeof readViews> & { firstView?: string | null; pinned: readonly string[] },
  SentViews
> = (body, path, note) => {
  const { pinned, ...others } = isRecord(body) ? body : {};
  return {
    // without `pinned`: otherwise missing `views` would be read from it, as the only list of the body
    ...readViews(isRecord(body) ? others : body, path, note),
    firstView: readFirst(others.firstView),
    pinned: pinned === undefined ? [] : readPinned(pinned, "pinned", note),
  };
};

const readFirst = (sent: unknown) =>
  sent === null || typeof sent === "string" || typeof sent === "number" ? String(sent ?? "") || null : undefined;

/** @returns whether two contents are equal, in any order of keys */
export const sameContent = (a: ViewContent, b: ViewContent): boolean => canonical(a) === canonical(b);

const canonical = (content: ViewContent) => JSON.stringify(sorted(writeContent(content)));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]));
}
