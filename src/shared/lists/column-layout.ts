import { isRecord } from "../../domain/values";
import type { Density } from "../../ui/display/density";
import { useCallback, useMemo, useState } from "react";
import { useUser } from "../../api/react/connection";

/** How a person, or a saved view, has a list's columns. Ids that the list hasn't got count for nothing. */
export interface ColumnLayout {
  /** The columns that are shown, by id and in their order; null as the list has them by itself. */
  readonly shown: readonly string[] | null;
  /** Those that stay in sight while the others scroll, beside the first, which always does. */
  readonly pinned: readonly string[];
  /** Widths that were chosen, in px. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

/** The list's own columns. */
export const USUAL_LAYOUT: ColumnLayout = { shown: null, pinned: [], widths: {}, density: "comfortable" };

/** Narrowest and widest that a column can be made, in px. */
export const COLUMN_WIDTHS = { min: 64, max: 640 } as const;

/** @returns whether somebody chose columns: then all of them are there, and scroll sideways where there is no room */
export const isChosen = ({ shown, pinned, widths }: ColumnLayout): boolean =>
  shown !== null || pinned.length > 0 || Object.keys(widths).length > 0;

/**
 * @returns the columns that are shown: the first, which says whose row it is, then the pinned ones, then the others in
 *   their order
 */
export function shownColumns<Column extends { id: string; optional?: boolean }>(
  columns: readonly Column[],
  { shown, pinned }: Pick<ColumnLayout, "shown" | "pinned">,
): readonly Column[] {
  const [first, ...others] = columns;
  if (!first) return [];
  const chosen = shown
    ? [...new Set(shown)].flatMap((id) => others.filter((column) => column.id === id))
    : others.filter(({ optional }) => !optional);
  const isPinned = ({ id }: Column) => pinned.includes(id);
  return [first, ...chosen.filter(isPinned), ...chosen.filter((column) => !isPinned(column))];
}

/** @returns the layout that a text keeps; a list of ids is how an earlier version kept it. What makes no sense is usual. */
export function parseLayout(kept: unknown): ColumnLayout {
  if (Array.isArray(kept)) return { ...USUAL_LAYOUT, shown: ids(kept) };
  if (!isRecord(kept)) return USUAL_LAYOUT;
  return {
    shown: Array.isArray(kept.shown) ? ids(kept.shown) : null,
    pinned: ids(kept.pinned),
    widths: isRecord(kept.widths) ? Object.fromEntries(Object.entries(kept.widths).flatMap(width)) : {},
    density: kept.density === "compact" ? "compact" : "comfortable",
  };
}

const ids = (kept: unknown): string[] =>
  Array.isArray(kept) ? [...new Set(kept.filter((id) => typeof id === "string"))] : [];

const width = ([id, px]: [string, unknown]): [string, number][] =>
  typeof px === "number" && Number.isFinite(px) ? [[id, clampWidth(px)]] : [];

/** @returns a width that a column can have, in whole px */
export const clampWidth = (px: number): number =>
  Math.round(Math.min(COLUMN_WIDTHS.max, Math.max(COLUMN_WIDTHS.min, px)));

/** @returns whether a layout is the list's own in all */
const isUsual = (layout: ColumnLayout): boolean => !isChosen(layout) && layout.density === "comfortable";

/**
 * Moves a column to another place. Pinned columns stand before the others: a place among the other kind is the nearest
 * among its own.
 * @param to from 0; beyond either end is the end
 */
export function moveColumn(
  ids: readonly string[],
  pinned: readonly string[],
  id: string,
  to: number,
): readonly string[] {
  const others = ids.filter((one) => one !== id);
  const border = others.filter((one) => pinned.includes(one)).length;
  const [least, most] = pinned.includes(id) ? [0, border] : [border, others.length];
  const place = Math.min(most, Math.max(least, to));
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/** A layout, and how another one takes its place. */
export type HeldLayout = readonly [ColumnLayout, (layout: ColumnLayout) => void];

/** Where a person's columns of a list are kept, in this browser. */
const keyFor = (list: string, userId: string) => `gds:columns:v1:${list}:${userId}`;

/**
 * The columns that a person chose for a list, kept for them in this browser; where there is no storage (a sandboxed
 * frame), for as long as the list is shown.
 * @param list the list's name
 */
export function useColumnLayout(list: string): HeldLayout {
  const key = keyFor(list, useUser()?._id ?? "");
  const [chosen, setChosen] = useState<{ key: string; layout: ColumnLayout } | null>(null);
  const stored = useMemo(() => readLayout(key), [key]);
  const choose = useCallback(
    (layout: ColumnLayout) => {
      setChosen({ key, layout });
      storeLayout(key, layout);
    },
    [key],
  );
  return [chosen?.key === key ? chosen.layout : stored, choose];
}

function readLayout(key: string): ColumnLayout {
  try {
    return parseLayout(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return USUAL_LAYOUT;
  }
}

function storeLayout(key: string, layout: ColumnLayout): void {
  try {
    if (isUsual(layout)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // a frame without storage: it holds while the list is shown
  }
}
