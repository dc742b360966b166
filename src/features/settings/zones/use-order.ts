import { useEffect, useRef, useState } from "react";

interface Pending<Item> {
  item: Item;
  from: number;
  to: number;
}

/**
 * Keeps the order of a list while the user sorts it: shows each move at once, and saves when the user has finished.
 * @param save saves an item's new position (from 0); resolves when the items are up to date
 */
export function useOrder<Item extends { _id: string }>(
  items: readonly Item[],
  save: (item: Item, from: number, to: number) => Promise<unknown>,
) {
  const [ids, setIds] = useState<readonly string[] | null>(null);
  const pending = useRef<Pending<Item> | null>(null);
  const saving = useRef(false);
  const byId = new Map(items.map((item) => [item._id, item]));
  const isSame = ids?.length === items.length && ids.every((id) => byId.has(id));
  const shown = ids && isSame ? ids.flatMap((id) => byId.get(id) ?? []) : items;

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
  // saves the last move if the user leaves the page
  useEffect(() => () => void last.current(), []);

  return {
    shown,
    /** For `SortableList`. @returns the item's new position */
    move(from: number, to: number): number {
      const item = shown[from];
      // no other item can move until the last move is saved
      if (!item || saving.current || (pending.current && pending.current.item._id !== item._id)) return from;
      const next = shown.map(({ _id }) => _id).filter((id) => id !== item._id);
      next.splice(to, 0, item._id);
      setIds(next);
      pending.current = { item, from: pending.current?.from ?? from, to };
      return to;
    },
    settle: () => void settle(),
  };
}
