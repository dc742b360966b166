import type { ReadRequest } from "../../api/client/early-reads";
import { romeDay } from "../../domain/dates/days";
import type { Feature } from "../../domain/features";
import type { Preload } from "../navigation";
import { isComputedField } from "../../domain/filter/computed-fields";
import { wireField } from "../../domain/filter/period-counts";
import type { ListKind, RecordKind } from "../../domain/record-kinds";
import { readListView, sortField, type ListView, type ListViewRules } from "./list-view";
import { asksForComputed, queryKeys, queryParameters, readListQuery, type ListQuery } from "./list-query";

/** Where a list's rows come from, and what its address may say. Without React: it is known before the page's code. */
export interface ListSource extends PlainListSource {
  kind: RecordKind;
  tabs?: readonly RecordKind[];
}

/** The same of rows without fields of a catalogue: no filters, views and files. */
export interface PlainListSource extends ListViewRules {
  /** What its rows are; what is kept of this list is kept under this name. */
  kind: ListKind;
  /** What the server must declare to have it: all of these. */
  features?: readonly Feature[];
  /** The endpoint. */
  path: string;
  /** Under which name an answer has the rows; the kind when missing. */
  rows?: string;
  /** Asked with every query: which of the endpoint's records are this list's. */
  query?: Readonly<Record<string, string>>;
  /** The field by which the server is asked for rows by their ids. */
  idField: string;
}

/** Which of its page's tabs a list is: null for the first, or a list without tabs. Each keeps a query of its own. */
export const tabOf = ({ kind, tabs = [kind] }: Pick<PlainListSource, "kind" | "tabs">): string | null =>
  kind === tabs[0] ? null : kind;

/**
 * @param computed whether the server declares `computed-fields`
 * @returns the fields by which the server can sort a list; any other order in the address counts for nothing
 */
export const askableSorts = ({ kind, sortable }: PlainListSource, computed: boolean): readonly string[] =>
  sortable.filter((name) => computed || !isComputedField(name, kind));

/**
 * How a page of rows is asked for.
 * @param figures over a period, by the names of their columns: what each row is to say of them
 */
export function listRead(
  { kind, path, query: own, features = [] }: PlainListSource,
  view: ListView,
  query: ListQuery,
  figures: readonly string[] = [],
): ReadRequest {
  const today = romeDay(Date.now());
  const computed = figures.length > 0 || isComputedField(sortField(view.sort), kind) || asksForComputed(query, kind);
  return {
    path,
    features: computed ? [...features, "computed-fields"] : features,
    query: {
      ...own,
      skip: view.pageIndex * view.pageSize,
      limit: view.pageSize,
      order: view.sort,
      ...queryParameters(query, today),
      ...periodCountsQuery(figures, today),
    },
  };
}

/** @returns how the API is asked for the figures of columns; nothing without any */
export const periodCountsQuery = (names: readonly string[], today: string): { figures?: string } =>
  names.length > 0 ? { figures: names.map((name) => wireField(name, today)).join(",") } : {};

/**
 * The list of the tab that the address names, as address and history entry have it; it waits until it is known whose
 * entry that is.
 * @param first the page's list that the address doesn't name, then those of its other tabs
 */
export const preloadList =
  (first: ListSource, ...others: readonly ListSource[]): Preload =>
  ({ search, state }) => {
    if (!state) return [];
    const source = others.find(({ kind }) => kind === search.get("tab")) ?? first;
    const query = readListQuery(state, queryKeys(tabOf(source)));
    return [listRead(source, readListView(search, source), query)];
  };
