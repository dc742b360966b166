import { useEffect, useState } from "react";
import { useConnection } from "../../../api/react/connection";
import type { ListRow } from "../list-column";
import type { ListSource } from "../list-source";
import { rowChanges, type RowChanges } from "../row-changes";
import { type List, type ListParts, useList } from "../use-list";
import { useGoneRows } from "./use-gone-rows";
import { useSelection, type Selection } from "../selection";
import { useOpenView } from "../views/use-open-view";
import { useViewControl, type ViewControl } from "../views/view-control";

export interface RecordListParts<Row> extends Omit<ListParts<Row>, "layout"> {
  /** The lists of the page's tabs, this one among them; itself alone when missing. */
  lists?: readonly ListSource[];
}

/** A list of records as it stands, for `<RecordList>`. */
export interface RecordListState<Row extends ListRow> {
  list: List<Row>;
  views: ViewControl;
  selection: Selection<Row>;
  /** What somebody has just changed of the rows in sight. */
  changes: RowChanges;
}

/** A list of records with all that lists have: views, filters, chosen columns, a selection. */
export function useRecordList<Row extends ListRow>(parts: RecordListParts<Row>): RecordListState<Row> {
  const { source, lists = [source] } = parts;
  const opened = useOpenView(source, lists);
  const list = useList({ ...parts, layout: opened.layout });
  const selection = useSelection<Row>(list.source.kind, list.query);
  useGoneRows(list, selection);
  return { list, views: useViewControl(opened, list), selection, changes: useLiveRows(list) };
}

/** How long a row that somebody has changed is marked, in ms. */
const MARK_TIME = 4_000;
const NOTHING: RowChanges = { changed: new Set(), gone: 0 };

/** @returns what the last event of the server changed of the rows on the screen; for some seconds */
function useLiveRows<Row extends ListRow>({ source, view, query, shown, page }: List<Row>): RowChanges {
  const events = useStaleCount(source.path);
  const [changes, setChanges] = useState(NOTHING);
  // the same rows read with other columns differ, too
  const asked = JSON.stringify([view, query, shown.map(({ id }) => id)]);
  const rows = page.status === "ready" && !page.stale ? page.data.rows : null;
  const [before, setBefore] = useState({ rows, asked, events });
  if (rows && (rows !== before.rows || asked !== before.asked)) {
    const former = asked === before.asked && events !== before.events ? before.rows : null;
    setBefore({ rows, asked, events });
    setChanges(former ? rowChanges(former, rows) : NOTHING);
  }
  useEffect(() => {
    if (changes === NOTHING) return;
    const timer = setTimeout(() => setChanges(NOTHING), MARK_TIME);
    return () => clearTimeout(timer);
  }, [changes]);
  return changes;
}

/** @returns how often an event of the server has made the reads at a path stale */
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
