import type { ReadRequest } from "../../../api/client/early-reads";
import { romeDay } from "../../../domain/dates/days";
import type { Feature } from "../../../domain/features";
import type { Preload } from "../../navigation";
import { isComputedField } from "../../../domain/filter/computed-fields";
import { wireField } from "../../../domain/filter/period-counts";
import { sortableFields } from "../../../domain/records/record";
import { RECORDS, type ListKind, type RecordKind } from "../../../domain/records/records";
import { readListView, sortField, type ListView, type ListViewRules } from "./list-view";
import { asksForComputed, queryParameters, readListQuery, type ListQuery } from "./list-query";

/** Where a list's rows come from. Without React, since preloading needs it. */
export interface ListSource extends PlainListSource {
  kind: RecordKind;
  tabs?: readonly RecordKind[];
}

/** As {@link ListSource}, for rows outside the catalogue: no filters, views and exports. */
export interface PlainListSource extends ListViewRules {
  kind: ListKind;
  /** The list needs all of these features. */
  features?: readonly Feature[];
  path: string;
  /** Name of the rows in responses; the kind when missing. */
  rows?: string;
  /** Fixed parameters of each request. */
  query?: Readonly<Record<string, string>>;
  /** Field for filters by id. */
  idField: string;
}

/**
 * @param path the endpoint
 * @param tabs the kinds of the page's tabs
 */
export const listSource = (kind: RecordKind, path: string, tabs?: readonly RecordKind[]): ListSource => ({
  kind,
  path,
  tabs,
  ...RECORDS[kind].list,
  sortable: sortableFields(RECORDS[kind]),
});

/** @returns the tab of a list; null for the first. Each tab has its own query */
export const tabOf = ({ kind, tabs = [kind] }: Pick<PlainListSource, "kind" | "tabs">): string | null =>
  kind === tabs[0] ? null : kind;

/** @returns the sortable fields on this server */
export const askableSorts = ({ kind, sortable }: PlainListSource, computed: boolean): readonly string[] =>
  sortable.filter((name) => computed || !isComputedField(name, kind));

/**
 * @param periodCounts names of period counts to return with each row
 * @returns the request for a page of rows
 */
export function listRead(
  { kind, path, query: own, features = [] }: PlainListSource,
  view: ListView,
  query: ListQuery,
  periodCounts: readonly string[] = [],
): ReadRequest {
  const today = romeDay(Date.now());
  const computed =
    periodCounts.length > 0 || isComputedField(sortField(view.sort), kind) || asksForComputed(query, kind);
  return {
    path,
    features: computed ? [...features, "computed-fields"] : features,
    query: {
      ...own,
      skip: view.pageIndex * view.pageSize,
      limit: view.pageSize,
      order: view.sort,
      ...queryParameters(query, today),
      ...periodCountsQuery(periodCounts, today),
    },
  };
}

/** @returns the parameter for period counts */
export const periodCountsQuery = (names: readonly string[], today: string): { figures?: string } =>
  names.length > 0 ? { figures: names.map((name) => wireField(name, today)).join(",") } : {};

/**
 * Preloads the list of the tab in the address, once the user is known.
 * @param first the list of the first tab, which the address doesn't name
 */
export const preloadList =
  (first: ListSource, ...others: readonly ListSource[]): Preload =>
  ({ search, state }) => {
    if (!state) return [];
    const source = others.find(({ kind }) => kind === search.get("tab")) ?? first;
    return [listRead(source, readListView(search, source), readListQuery(state, tabOf(source)))];
  };
