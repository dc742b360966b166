import { useState } from "react";
import {
  LABEL_SHEETS,
  MAX_OFFSET,
  sheetProblem,
  type Offset,
  type SheetLayout,
} from "../../../../domain/sheets/sheet-layout";
import { isRecord } from "../../../../domain/values";

export const SHEET_NAMES = ["3x8", "2x7", "3x7", "free"] as const;
export type SheetName = (typeof SHEET_NAMES)[number];

/** The settings of the printer and its sheets. They are stored on the device, and contain no data of donors. */
export interface SheetSettings {
  sheet: SheetName;
  /** The measures that the user typed, for the sheet "free". */
  free: SheetLayout;
  offset: Offset;
}

/** The key in local storage. */
const KEY = "gds:sheets:v1";
const DEFAULT_SETTINGS: SheetSettings = { sheet: "3x8", free: LABEL_SHEETS["3x8"], offset: { x: 0, y: 0 } };

/** @returns the settings from storage. Invalid values are the default ones */
export function parseSettings(stored: unknown): SheetSettings {
  if (!isRecord(stored)) return DEFAULT_SETTINGS;
  const { free, offset } = stored;
  const layout = isRecord(free) ? { ...DEFAULT_SETTINGS.free, ...free } : DEFAULT_SETTINGS.free;
  const shift = (value: unknown) => (typeof value === "number" && Math.abs(value) <= MAX_OFFSET ? value : 0);
  return {
    sheet: SHEET_NAMES.find((name) => name === stored.sheet) ?? DEFAULT_SETTINGS.sheet,
    free: sheetProblem(layout) ? DEFAULT_SETTINGS.free : layout,
    offset: isRecord(offset) ? { x: shift(offset.x), y: shift(offset.y) } : DEFAULT_SETTINGS.offset,
  };
}

function readSettings(): SheetSettings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? "null"));
  } catch {
    return DEFAULT_SETTINGS; // a sandboxed frame has no storage
  }
}

/** @returns the device's settings, and a function that changes and remembers them. Invalid measures aren't remembered */
export function useSheetSettings() {
  const [settings, setSettings] = useState(readSettings);
  const change = (part: Partial<SheetSettings>) => {
    const next = { ...settings, ...part };
    setSettings(next);
    if (sheetProblem(next.free)) return;
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // they last as long as the dialog
    }
  };
  return [settings, change] as const;
}

/** @returns the measures of the chosen sheet */
export const layoutOf = ({ sheet, free }: SheetSettings): SheetLayout =>
  sheet === "free" ? free : LABEL_SHEETS[sheet];
