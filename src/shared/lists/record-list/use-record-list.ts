import { useEffect, useEffectEvent, useState } from "react";
import { useConnection } from "../../../api/react/connection";
import type { ListRow } from "../list-column";
import { listRead, type ListSource } from "../query/list-source";
import { useSelection, selectionSlices, type Selection } from "../selection";
import { rowChanges, type RowChanges } from "../components/row-changes";
import { useList, type List, type ListParts } from "../use-list";
import { useOpenView } from "../views/use-open-view";
import { useViewControl, type ViewControl } from "../views/view-control";
import { ApiError } from "../../../api/errors";
import { parseResponse } from "../../../api/readers/parse-response";
import { isWindow, useTopLayer } from "../../../ui/overlay/layers";
import { listAnswer, rowId } from "../list-answer";

export interface RecordListParts<Row> extends Omit<ListParts<Row>, "layout"> {
  /** The page's tabs. */
  lists?: readonly ListSource[];
}

export interface RecordListState<Row extends ListRow> {
  list: List<Row>;
  views: ViewControl;
  selection: Selection<Row>;
  changes: RowChanges;
}

export function useRecordList<Row extends ListRow>(parts: RecordListParts<Row>): RecordListState<Row> {
  const { source, lists = [source] } = parts;
  const opened = useOpenView(source, lists);
  const list = useList({ ...parts, layout: opened.layout });
  const selection = useSelection<Row>(list.source.kind, list.query);
  useGoneRows(list, selection);
  return { list, views: useViewControl(opened, list), selection, changes: useLiveRows(list) };
}

const NO_IDS: ReadonlySet<string> = new Set();

/**
 * Deselects rows that no longer match the query, since bulk actions would change invisible rows. It checks when the total
 * decreases, and when the selection returns with its history entry: a record's page may have removed the record.
 */
function useGoneRows<Row extends ListRow>(list: List<Row>, selection: Selection<Row>): void {
  const { session } = useConnection();
  const { source, view, query, page } = list;
  // a dialog may show outcomes for the selected rows
  const noDialog = !isWindow(useTopLayer());
  const total = page.status === "ready" && !page.stale ? page.data.total : null;
  const ids = selection.chosen.kind === "some" ? selection.chosen.ids : NO_IDS;
  const [before, setBefore] = useState({ ids, total: ids.size === 0 ? total : Infinity });
  const fewer = ids.size > 0 && before.ids === ids && total !== null && before.total !== null && total < before.total;
  if (!fewer && total !== null && (before.ids !== ids || before.total !== total)) setBefore({ ids, total });

  const readRemainingIds = async (signal: AbortSignal): Promise<ReadonlySet<string> | null> => {
    const remaining = new Set<string>();
    const name = source.rows ?? source.kind;
    for (const slice of selectionSlices(ids)) {
      const filters = [...query.filters, { id: source.idField, value: slice }];
      const { path, query: parameters } = listRead(source, view, { ...query, filters });
      const body = await session.call(path, { query: { ...parameters, skip: 0, limit: slice.length }, signal });
      const { rows, total: found } = parseResponse(listAnswer(name, rowId)(0, slice.length), body);
      // a server may ignore the filter, or have its own limit
      if (rows.some(({ _id }) => !slice.includes(_id)) || (found !== null && found > rows.length)) return null;
      for (const { _id } of rows) remaining.add(_id);
    }
    return remaining;
  };
  const deselectGoneRows = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const remaining = await readRemainingIds(signal);
      if (signal.aborted) return;
      const gone = remaining ? [...ids].filter((id) => !remaining.has(id)) : [];
      setBefore({ ids, total });
      if (gone.length > 0) selection.drop(gone);
    } catch (error) {
      if (!signal.aborted && !(error instanceof ApiError)) throw error;
    }
  });
  useEffect(() => {
    if (!fewer || !noDialog) return;
    const controller = new AbortController();
    void deselectGoneRows(controller.signal);
    return () => controller.abort();
  }, [fewer, noDialog, ids, total]);
}

/** ms */
const MARK_TIME = 4_000;
const NOTHING: RowChanges = { changed: new Set(), gone: 0 };

/** @returns the visible rows that the last live event changed, for some seconds */
function useLiveRows<Row extends ListRow>({ source, view, query, shown, page }: List<Row>): RowChanges {
  const events = useStaleCount(source.path);
  const [changes, setChanges] = useState(NOTHING);
  // other columns give other rows
  const request = JSON.stringify([view, query, shown.map(({ id }) => id)]);
  const rows = page.status === "ready" && !page.stale ? page.data.rows : null;
  const [before, setBefore] = useState({ rows, request, events });
  if (rows && (rows !== before.rows || request !== before.request)) {
    const former = request === before.request && events !== before.events ? before.rows : null;
    setBefore({ rows, request, events });
    setChanges(former ? rowChanges(former, rows) : NOTHING);
  }
  useEffect(() => {
    if (changes === NOTHING) return;
    const timer = setTimeout(() => setChanges(NOTHING), MARK_TIME);
    return () => clearTimeout(timer);
  }, [changes]);
  return changes;
}

/** @returns how many live events have made the reads at a path stale */
function useStaleCount(path: string): number {
  const { liveChannel } = useConnection();
  const [count, setCount] = useState(0);
  useEffect(
    () =>
      liveChannel.follow(async (stale) => {
        if (stale !== "all" && stale.has(path)) setCount((before) => before + 1);
      }),
    [liveChannel, path],
  );
  return count;
}
