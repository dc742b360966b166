import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { ImportEngine } from "../engine/engine";
import type { GridRow, RowFilter } from "../engine/types";

const PAGE = 100;

export interface GridRows {
  total: number | null;
  at(index: number): GridRow | undefined;
  /** Loads the rows from one index to another, without the last one. */
  want(from: number, to: number): void;
  fields: readonly string[];
}

interface Held {
  key: string;
  total: number | null;
  rows: ReadonlyMap<number, GridRow>;
  fields: readonly string[];
}

const NOTHING: Held = { key: "", total: null, rows: new Map(), fields: [] };

/**
 * Loads the rows of a filter in pages, as they become visible. After a change they are loaded again; the former rows stay
 * until then.
 * @param version grows with each change of the rows
 */
export function useGridRows(engine: ImportEngine, filter: RowFilter, version: number): GridRows {
  const [held, setHeld] = useState<Held>(NOTHING);
  const key = JSON.stringify([version, filter]);
  const asked = useRef({ key: "", pages: new Set<number>(), from: 0, to: PAGE });

  const read = useEffectEvent(async (page: number, of: string) => {
    const from = page * PAGE;
    try {
      const { total, rows } = await engine.rows(filter, from, from + PAGE);
      if (asked.current.key !== of) return;
      setHeld((before) => {
        const known = before.key === of ? before.rows : [];
        const all = new Map([...known, ...rows.map((row, at) => [from + at, row] as const)]);
        const fields = before.fields.length > 0 ? before.fields : Object.keys(rows[0]?.values ?? {});
        return { key: of, total, rows: all, fields };
      });
    } catch {
      asked.current.pages.delete(page); // the engine was closed; if not, the next render loads the page again
    }
  });
  const want = (from: number, to: number) => {
    asked.current.from = from;
    asked.current.to = to;
    if (asked.current.key === key) ask();
  };
  const ask = () => {
    const { pages, from, to, key: of } = asked.current;
    for (let page = Math.floor(from / PAGE); page * PAGE < Math.max(to, from + 1); page++) {
      if (pages.has(page)) continue;
      pages.add(page);
      void read(page, of);
    }
  };
  const begin = useEffectEvent(() => {
    asked.current = { ...asked.current, key, pages: new Set() };
    ask();
  });
  useEffect(() => begin(), [key]);

  return { total: held.total, at: (index) => held.rows.get(index), want, fields: held.fields };
}

/** Loads the visible rows. @param from the index of the first one: `items` may begin with the focused row, far above */
export function useShownRows(rows: GridRows, from: number, items: readonly { index: number }[]): void {
  const to = (items.at(-1)?.index ?? 0) + 1;
  const { want } = rows;
  useEffect(() => want(Math.min(from, to), to));
}
