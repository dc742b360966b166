import { identity, items, list, map, number, record, text, type Read, type Reader } from "../../../api/read";
import { readFilter } from "../../../domain/filter/wire/parse-filter";
import { isRecord } from "../../../domain/values";
import { filterFields, filterFieldsWithFigures } from "../../../domain/filter/filter-fields";
import { RECORD_KINDS, type RecordKind } from "../../../domain/record-kinds";
import { parseLayout, type ColumnLayout } from "../column-layout";
import type { SortOrder } from "../list-view";
import { readListQuery, QUERY_KEYS, type ListQuery } from "../list-query";
import { writeFilter } from "../../../domain/filter/wire/parse-filter";

/** What a view keeps: what to ask for, and how to show it. */
export interface ViewContent {
  tab: RecordKind;
  sort: SortOrder;
  query: ListQuery;
  layout: ColumnLayout;
}

/** A view under its name. */
export interface SavedView {
  _id: string;
  version: number | null;
  name: string;
  owner: { _id: string; name: string };
  /** Roles whose members see it, too; empty for a personal one. */
  sharedWith: readonly string[];
  content: ViewContent;
  /** How many rules ask for what isn't there any more: they were left out. */
  omitted: number;
}

/** What is said of a view when it is kept or changed. */
export type ViewForm = Pick<SavedView, "name" | "sharedWith" | "content">;

/** @returns a content as it is kept, of any shape, with how many of its rules were left out */
export function readContent(value: unknown): { content: ViewContent; omitted: number } {
  const kept = isRecord(value) ? value : {};
  const tab = RECORD_KINDS.find((known) => known === kept.tab) ?? "donors";
  const { text: words, filters: sent } = readListQuery({
    [QUERY_KEYS.text]: kept.text,
    [QUERY_KEYS.filters]: JSON.stringify(kept.filters ?? []),
  });
  const fields = filterFields(tab);
  // of figures the list knows whether this server has them
  const filters = sent.filter(({ id }) => fields.has(id));
  const reading = isRecord(kept.filter) ? readFilter(kept.filter, filterFieldsWithFigures(tab)) : null;
  // a filter of which nothing can be read was one rule more than none
  const unread = reading?.status === "error" ? Math.max(1, reading.omitted.length) : 0;
  return {
    content: {
      tab,
      sort: typeof kept.sort === "string" ? kept.sort : "",
      query: { text: words, filters, filter: reading?.status === "read" ? reading.filter : null },
      layout: parseLayout(kept.layout),
    },
    omitted: sent.length - filters.length + (reading?.status === "read" ? reading.omitted.length : unread),
  };
}

/** Returns a content as the API stores it. */
export const writeContent = ({ tab, sort, query, layout }: ViewContent): Record<string, unknown> => ({
  tab,
  sort,
  text: query.text.trim(),
  filters: query.filters,
  filter: query.filter,
  layout,
});

const kept: Reader<unknown> = (value) => value;
const sentView = record({
  _id: identity,
  version: number(null),
  name: text(""),
  owner: record({ _id: identity, name: text("") }),
  sharedWith: items(text("")),
  content: kept,
});

/** Reads a view; null for one that can't be opened, since nothing says which it is. */
export const viewReader = map(sentView, (sent): SavedView | null => {
  if (!sent || sent._id === "") return null;
  const { owner, content, ...view } = sent;
  return { ...view, owner: owner ?? { _id: "", name: "" }, ...readContent(content) };
});

const listed = list("views", viewReader);
type SentViews = typeof listed extends Reader<unknown, infer Input> ? Input & { firstView: string | null } : never;

/** The views, and which of them the registry opens with: null for all rows, undefined where the server keeps none. */
export const viewsAnswer: Reader<Read<typeof listed> & { firstView?: string | null }, SentViews> = (
  body,
  path,
  note,
) => ({ ...listed(body, path, note), firstView: readFirst(isRecord(body) ? body.firstView : undefined) });

const readFirst = (sent: unknown) =>
  sent === null || typeof sent === "string" || typeof sent === "number" ? String(sent ?? "") || null : undefined;

/** @returns whether two contents ask for and show the same, whatever the order in which their parts were written */
export const sameContent = (a: ViewContent, b: ViewContent): boolean => canonical(a) === canonical(b);

const canonical = ({ tab, sort, query, layout }: ViewContent) => {
  const { text, filters, filter } = query;
  return JSON.stringify(
    sorted({ tab, sort, text: text.trim(), filters, filter: filter && JSON.parse(writeFilter(filter)), layout }),
  );
};

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, part]) => [name, sorted(part)]));
}
