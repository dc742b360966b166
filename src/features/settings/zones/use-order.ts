import { useEffect, useRef, useState } from "react";

interface Pending<Item> {
  item: Item;
  from: number;
  to: number;
}

/**
 * The order of a row while somebody changes it: shown at once, saved once it is as they want it.
 * @param save writes at which position one is now, both from 0; settles when the row is as the server has it
 */
export function useOrder<Item extends { _id: string }>(
  items: readonly Item[],
  save: (item: Item, from: number, to: number) => Promise<unknown>,
) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const pending = useRef<Pending<Item> | null>(null);
  const saving = useRef(false);
  const known = new Map(items.map((item) => [item._id, item]));
  const isSame = ids?.length === items.length && ids.every((id) => known.has(id));
  const shown = ids && isSame ? ids.flatMap((id) => known.get(id) ?? []) : items;

  const settle = async () => {
    const wish = pending.current;
    pending.current = null;
    if (!wish) return;
    saving.current = true;
    if (wish.to !== wish.from) await save(wish.item, wish.from, wish.to);
    saving.current = false;
    setIds(null);
  };
  const last = useRef(settle);
  useEffect(() => {
    last.current = settle;
  });
  // who leaves the page has put it where it stands
  useEffect(() => () => void last.current(), []);

  return {
    shown,
    /** @returns the position that it got, as `SortableList` asks */
    move(from: number, to: number): number {
      const item = shown[from];
      // one at a time: what is being saved has its position among the others
      if (!item || saving.current || (pending.current && pending.current.item._id !== item._id)) return from;
      const next = shown.map(({ _id }) => _id).filter((id) => id !== item._id);
      next.splice(to, 0, item._id);
      setIds(next);
      pending.current = { item, from: pending.current?.from ?? from, to };
      return to;
    },
    /** Saves it. */
    settle: () => void settle(),
  };
}
