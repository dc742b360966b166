import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ImportEngine } from "../engine/engine";
import type { GridRow, RowFilter } from "../engine/types";

const PAGE = 100;

export interface GridRows {
  total: number | null;
  at(index: number): GridRow | undefined;
  /** Loads the rows from one index to another, without the last one. */
  load(from: number, to: number): void;
  fields: readonly string[];
}

interface LoadedRows {
  key: string;
  total: number | null;
  rows: ReadonlyMap<number, GridRow>;
  fields: readonly string[];
}

const NOT_LOADED: LoadedRows = { key: "", total: null, rows: new Map(), fields: [] };

/**
 * Loads the rows of a filter in pages, as they become visible. After a change they are loaded again; the former rows stay
 * until then.
 * @param version grows with each change of the rows
 */
export function useGridRows(engine: ImportEngine, filter: RowFilter, version: number): GridRows {
  const [loaded, setLoaded] = useState<LoadedRows>(NOT_LOADED);
  const key = JSON.stringify([version, filter]);
  const requested = useRef({ key: "", pages: new Set<number>(), from: 0, to: PAGE });

  const read = useEffectEvent(async (page: number, forKey: string) => {
    const from = page * PAGE;
    try {
      const { total, rows } = await engine.rows(filter, from, from + PAGE);
      if (requested.current.key !== forKey) return;
      setLoaded((before) => {
        const known = before.key === forKey ? before.rows : [];
        const all = new Map([...known, ...rows.map((row, at) => [from + at, row] as const)]);
        const fields = before.fields.length > 0 ? before.fields : Object.keys(rows[0]?.values ?? {});
        return { key: forKey, total, rows: all, fields };
      });
    } catch {
      requested.current.pages.delete(page); // the engine was closed; if not, the next render loads the page again
    }
  });
  const load = (from: number, to: number) => {
    requested.current.from = from;
    requested.current.to = to;
    if (requested.current.key === key) request();
  };
  const request = () => {
    const { pages, from, to, key: of } = requested.current;
    for (let page = Math.floor(from / PAGE); page * PAGE < Math.max(to, from + 1); page++) {
      if (pages.has(page)) continue;
      pages.add(page);
      void read(page, of);
    }
  };
  const begin = useEffectEvent(() => {
    requested.current = { ...requested.current, key, pages: new Set() };
    request();
  });
  useEffect(() => begin(), [key]);

  return { total: loaded.total, at: (index) => loaded.rows.get(index), load, fields: loaded.fields };
}

/** Loads the visible rows. @param from the index of the first one: `items` may begin with the focused row, far above */
export function useShownRows(rows: GridRows, from: number, items: readonly { index: number }[]): void {
  const to = (items.at(-1)?.index ?? 0) + 1;
  const { load } = rows;
  useEffect(() => load(Math.min(from, to), to));
}
