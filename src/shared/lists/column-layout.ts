import { isRecord } from "../../domain/values";
import type { Density } from "../../ui/display/density";
import { useCallback, useMemo, useState } from "react";
import { useUser } from "../../api/react/connection";

/** The columns of a list, of a user or of a saved view. Unknown ids are ignored. */
export interface ColumnLayout {
  /** Ids of the shown columns in order; null for the list's default. */
  readonly shown: readonly string[] | null;
  /** Columns that stay visible while the others scroll, besides the first. */
  readonly pinned: readonly string[];
  /** px */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

export const USUAL_LAYOUT: ColumnLayout = { shown: null, pinned: [], widths: {}, density: "comfortable" };

/** px */
export const COLUMN_WIDTHS = { min: 64, max: 640 } as const;

/** @returns whether the user chose columns: then all are visible, and scroll sideways */
export const isChosen = ({ shown, pinned, widths }: ColumnLayout): boolean =>
  shown !== null || pinned.length > 0 || Object.keys(widths).length > 0;

/** @returns the shown columns: the first, the pinned ones, the others */
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

/** @returns the layout from storage; an array of ids is an older format. Invalid values are ignored */
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

export const clampWidth = (px: number): number =>
  Math.round(Math.min(COLUMN_WIDTHS.max, Math.max(COLUMN_WIDTHS.min, px)));

const isUsual = (layout: ColumnLayout): boolean => !isChosen(layout) && layout.density === "comfortable";

/**
 * Moves a column. Pinned columns are before the others: the position is limited to its own kind.
 * @param to from 0
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

export type HeldLayout = readonly [ColumnLayout, (layout: ColumnLayout) => void];

const keyFor = (list: string, userId: string) => `gds:columns:v1:${list}:${userId}`;

/** The user's columns of a list, stored in this browser; without storage, while the list is shown. */
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
    // no storage: kept while the list is shown
  }
}
