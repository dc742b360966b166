import { useQuery } from "../../../api/react/use-query";
import { hrefFor } from "../../../domain/routes";
import { donorsSource } from "../registry";
import { listAnswer } from "../../../shared/lists/list-answer";
import { askableSorts, listRead, tabOf } from "../../../shared/lists/list-source";
import { readListView } from "../../../shared/lists/list-view";
import { LIST_ENTRY_KEYS, returnToList } from "../../../shared/lists/opened-row";
import { asksForComputed, queryKeys, readListQuery } from "../../../shared/lists/list-query";
import { useFeature } from "../../../api/react/use-feature";
import { currentRoute, entryState, navigate, useEntryText } from "../../../shared/navigation";
import { donorReader } from "../../../shared/donor/reads";

/** Under this key, the history entry of a donor's form has the id of the record from which it was opened: "back" leads there. */
export const OPENED_FROM = "openedFrom";

/** Rows that are read at once: most steps then ask for nothing. */
const WINDOW = 10;

/** The donors before and after one, in the list from which the record was opened. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  /** From 1; null where the donor isn't in the list any more, as after a change. */
  position: number | null;
  total: number | null;
  /** Goes back to the list, at the page where it was left. */
  leave: () => void;
}

/**
 * @param page where the steps lead to: each donor's record, or its form
 * @returns null for a record that was not opened from a list: from a bookmark, in another tab
 */
export function useNeighbours(id: string, page: "donorDetails" | "donorEdit" = "donorDetails"): Neighbours | null {
  const kept = useEntryText(LIST_ENTRY_KEYS.at);
  const search = useEntryText(LIST_ENTRY_KEYS.search);
  const computed = useFeature("computed-fields");
  const rules = { ...donorsSource, sortable: askableSorts(donorsSource, computed) };
  const view = readListView(new URLSearchParams(search), rules);
  // a row of donations has no place among donors
  const at = /^\d{1,7}$/.test(kept) && view.tab === null ? Number(kept) : null;
  // one more on each side than the window that the row is in
  const skip = at === null ? 0 : Math.max(0, Math.floor(at / WINDOW) * WINDOW - 1);
  const limit = WINDOW + 2;
  const query = readListQuery(entryState(), queryKeys(tabOf(donorsSource)));
  const mayAsk = computed || !asksForComputed(query, donorsSource.kind);
  const { path, query: parameters } = listRead(donorsSource, view, query);
  const schema = listAnswer("donors", donorReader)(skip, limit);
  const asked = at === null || !mayAsk ? null : { path, query: { ...parameters, skip, limit }, schema };
  const state = useQuery(asked, { background: true, asCached: true });
  if (at === null) return null;

  const { rows, total } = state.status === "ready" ? state.data : { rows: [], total: null };
  const index = rows.findIndex(({ _id }) => _id === id);
  // a donor who has changed since may no longer be in the list: the next one has taken the place
  const place = index < 0 ? at : skip + index;
  const open = (to: number) => {
    const row = rows[to - skip];
    if (!row?._id) return undefined;
    return () => {
      const tab = currentRoute().search;
      navigate(hrefFor(page, { id: row._id }) + (tab && `?${tab}`), {
        replace: true, // "back" leads to the list
        state: { ...entryState(), [LIST_ENTRY_KEYS.at]: String(to) },
      });
    };
  };
  return {
    previous: open(place - 1),
    next: open(index < 0 ? place : place + 1),
    position: index < 0 && state.status === "ready" ? null : place + 1,
    total,
    leave: () => returnToList(hrefFor("donors")),
  };
}
