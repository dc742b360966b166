import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../../../api/errors";
import { useConnection } from "../../../api/react/connection";
import { identity, record } from "../../../api/read";
import { parseAnswer } from "../../../api/schema";
import { isWindow, useTopLayer } from "../../../ui/overlay/layers";
import { listAnswer } from "../list-answer";
import type { ListRow } from "../list-column";
import { listRead } from "../list-source";
import { selectionSlices, type Selection } from "../selection";
import type { List } from "../use-list";

const idOf = record({ _id: identity });
/** No id, as text. */
const NONE = "[]";

/**
 * Deselects rows that don't match the list's query any more, whoever has changed them: what is done next with the selection
 * would reach rows that nobody sees. Looked for when fewer rows match than before; where the server can't tell, the selection
 * stays as it is.
 */
export function useGoneRows<Row extends ListRow>(list: List<Row>, selection: Selection<Row>): void {
  const { session } = useConnection();
  const { source, view, query, page } = list;
  // a window may be telling what became of the selection, which it would go with
  const quiet = !isWindow(useTopLayer());
  const total = page.status === "ready" && !page.stale ? page.data.total : null;
  const ids = selection.chosen.kind === "some" ? JSON.stringify([...selection.chosen.ids]) : NONE;
  const [before, setBefore] = useState({ ids, total });
  const fewer = ids !== NONE && before.ids === ids && total !== null && before.total !== null && total < before.total;
  if (!fewer && total !== null && (before.ids !== ids || before.total !== total)) setBefore({ ids, total });

  const stillThere = async (signal: AbortSignal): Promise<ReadonlySet<string> | null> => {
    const there = new Set<string>();
    const name = source.rows ?? source.kind;
    for (const slice of selectionSlices(JSON.parse(ids) as string[])) {
      const filters = [...query.filters, { id: source.idField, value: slice }];
      const { path, query: parameters } = listRead(source, view, { ...query, filters });
      const body = await session.call(path, { query: { ...parameters, skip: 0, limit: slice.length }, signal });
      const { rows, total: found } = parseAnswer(listAnswer(name, idOf)(0, slice.length), body);
      // a server that doesn't know the filter sends others, too, and one with a limit of its own sends some
      if (rows.some(({ _id }) => !slice.includes(_id)) || (found !== null && found > rows.length)) return null;
      for (const { _id } of rows) there.add(_id);
    }
    return there;
  };
  const look = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const there = await stillThere(signal);
      if (signal.aborted) return;
      const gone = there && selection.rows?.filter(({ _id }) => !there.has(_id));
      setBefore({ ids, total });
      if (gone && gone.length > 0) selection.set(gone, false);
    } catch (error) {
      if (!signal.aborted && !(error instanceof ApiError)) throw error;
    }
  });
  useEffect(() => {
    if (!fewer || !quiet) return;
    const left = new AbortController();
    void look(left.signal);
    return () => left.abort();
  }, [fewer, quiet, ids, total]);
}
