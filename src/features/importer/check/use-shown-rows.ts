import { useEffect } from "react";
import type { GridRows } from "./use-grid-rows";

/** Asks for the rows that are in sight. @param from the first of them, where one that is out of sight is kept in the page, too */
export function useShownRows(rows: GridRows, from: number, items: readonly { index: number }[]): void {
  const to = (items.at(-1)?.index ?? 0) + 1;
  const { want } = rows;
  useEffect(() => want(Math.min(from, to), to));
}
