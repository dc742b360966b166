import { useQuery } from "../../../api/react/use-query";
import { hrefFor } from "../../../domain/routes";
import { donorsSource } from "../registry";
import { listAnswer } from "../../../shared/lists/list-answer";
import { askableSorts, listRead, tabOf } from "../../../shared/lists/query/list-source";
import { readListView } from "../../../shared/lists/query/list-view";
import { LIST_ENTRY_KEYS, returnToList } from "../../../shared/lists/opened-row";
import { asksForComputed, readListQuery } from "../../../shared/lists/query/list-query";
import { useFeature } from "../../../api/react/use-feature";
import { useEntryText, useAreaLocation } from "../../../shared/navigation";
import { donorReader } from "../../../shared/donor/reads";

/** Key in the history entry of a donor's form: the id of the record to which "back" leads. */
export const OPENED_FROM = "openedFrom";

/** Rows per read, so that most steps need no request. */
const ROWS_AT_ONCE = 10;

/** The donors before and after a donor, in the list from which the record was opened. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** From 1; null if the donor is no longer in the list, for example after a change. */
  position: number | null;
  total: number | null;
  /** Goes back to the list, at the same page. */
  leave: () => void;
}

/**
 * @param page that the steps open: the record or its form
 * @returns null if the record wasn't opened from a list
 */
export function useNeighbours(id: string, page: "donorDetails" | "donorEdit" = "donorDetails"): Neighbours | null {
  const area = useAreaLocation();
  const storedPosition = useEntryText(LIST_ENTRY_KEYS.at);
  const search = useEntryText(LIST_ENTRY_KEYS.search);
  const computed = useFeature("computed-fields");
  const rules = { ...donorsSource, sortable: askableSorts(donorsSource, computed) };
  const view = readListView(new URLSearchParams(search), rules);
  // a position in the list of donations isn't one among donors
  const position = /^\d{1,7}$/.test(storedPosition) && view.tab === null ? Number(storedPosition) : null;
  // one more row on each side
  const skip = position === null ? 0 : Math.max(0, Math.floor(position / ROWS_AT_ONCE) * ROWS_AT_ONCE - 1);
  const limit = ROWS_AT_ONCE + 2;
  const query = readListQuery(area.entryState(), tabOf(donorsSource));
  const mayAsk = computed || !asksForComputed(query, donorsSource.kind);
  const { path, query: parameters } = listRead(donorsSource, view, query);
  const schema = listAnswer("donors", donorReader)(skip, limit);
  const listQuery = position === null || !mayAsk ? null : { path, query: { ...parameters, skip, limit }, schema };
  const state = useQuery(listQuery, { background: true, asCached: true });
  if (position === null) return null;

  const { rows, total } = state.status === "ready" ? state.data : { rows: [], total: null };
  const index = rows.findIndex(({ _id }) => _id === id);
  // a changed donor may have left the list: then the next one has its position
  const place = index < 0 ? position : skip + index;
  const open = (target: number) => {
    const row = rows[target - skip];
    if (!row?._id) return undefined;
    return () => {
      const tab = area.currentRoute().search;
      area.navigate(hrefFor(page, { id: row._id }) + (tab && `?${tab}`), {
        replace: true, // "back" leads to the list
        state: { ...area.entryState(), [LIST_ENTRY_KEYS.at]: String(target) },
      });
    };
  };
  return {
    previous: open(place - 1),
    next: open(index < 0 ? place : place + 1),
    position: index < 0 && state.status === "ready" ? null : place + 1,
    total,
    leave: () => returnToList(area, hrefFor("donors")),
  };
}
