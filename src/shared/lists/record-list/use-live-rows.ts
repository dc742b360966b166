import { useEffect, useState } from "react";
import { useConnection } from "../../../api/react/connection";
import type { ListRow } from "../list-column";
import type { List } from "../use-list";
import { rowChanges, type RowChanges } from "../row-changes";

/** How long a row that somebody has changed is marked, in ms. */
const MARK_TIME = 4_000;
const NOTHING: RowChanges = { changed: new Set(), gone: 0 };

/** @returns what the last event of the server changed of the rows on the screen; for some seconds */
export function useLiveRows<Row extends ListRow>({ source, view, question, shown, page }: List<Row>): RowChanges {
  const events = useStaleCount(source.path);
  const [changes, setChanges] = useState(NOTHING);
  // the same rows read with other columns differ, too
  const asked = JSON.stringify([view, question, shown.map(({ id }) => id)]);
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
