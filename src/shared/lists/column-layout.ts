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

export const DEFAULT_LAYOUT: ColumnLayout = { shown: null, pinned: [], widths: {}, density: "comfortable" };

/** px */
export const COLUMN_WIDTHS = { min: 64, max: 640 } as const;

/** @returns whether the user chose columns. Chosen columns are all visible, and scroll sideways */
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

/** @returns the layout from storage. Invalid values are ignored */
export function parseLayout(stored: unknown): ColumnLayout {
  if (!isRecord(stored)) return DEFAULT_LAYOUT;
  return {
    shown: Array.isArray(stored.shown) ? ids(stored.shown) : null,
    pinned: ids(stored.pinned),
    widths: isRecord(stored.widths) ? Object.fromEntries(Object.entries(stored.widths).flatMap(width)) : {},
    density: stored.density === "compact" ? "compact" : "comfortable",
  };
}

const ids = (stored: unknown): string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter((id) => typeof id === "string"))] : [];

const width = ([id, px]: [string, unknown]): [string, number][] =>
  typeof px === "number" && Number.isFinite(px) ? [[id, clampWidth(px)]] : [];

export const clampWidth = (px: number): number =>
  Math.round(Math.min(COLUMN_WIDTHS.max, Math.max(COLUMN_WIDTHS.min, px)));

const isDefault = (layout: ColumnLayout): boolean => !isChosen(layout) && layout.density === "comfortable";

/**
 * Moves a column. Pinned columns stay before the others.
 * @param to the new position, from 0; limited to the pinned columns or to the others
 */
export function moveColumn(
  ids: readonly string[],
  pinned: readonly string[],
  id: string,
  to: number,
): readonly string[] {
  const others = ids.filter((other) => other !== id);
  const pinnedCount = others.filter((other) => pinned.includes(other)).length;
  const [first, last] = pinned.includes(id) ? [0, pinnedCount] : [pinnedCount, others.length];
  const position = Math.min(last, Math.max(first, to));
  return [...others.slice(0, position), id, ...others.slice(position)];
}

export type LayoutState = readonly [ColumnLayout, (layout: ColumnLayout) => void];

const keyFor = (list: string, userId: string) => `gds:columns:v1:${list}:${userId}`;

/** The user's columns of a list, in local storage. Without storage, they last while the list is mounted. */
export function useColumnLayout(list: string): LayoutState {
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
    return DEFAULT_LAYOUT;
  }
}

function storeLayout(key: string, layout: ColumnLayout): void {
  try {
    if (isDefault(layout)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(layout));
  } catch {
    // no storage
  }
}
