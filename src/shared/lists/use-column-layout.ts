import { useCallback, useMemo, useState } from "react";
import { useUser } from "../../api/react/connection";
import { isUsual, parseLayout, USUAL_LAYOUT, type ColumnLayout } from "./column-layout";

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
