import { isDonationType } from "../../../domain/donation/blood";
import { isRecord } from "../../../domain/values";
import { changeSheet, emptySheet, type NewRow, type Sheet } from "./sheet";

/** The name of the draft; there is one for each person and device. */
export const DRAFT = "collection-day";

/**
 * @returns what the device stores of a sheet: card numbers, donor ids and types, never names, states, notes or reasons. A row
 *   that was typed as a name or fiscal code is stored once its donor is known.
 */
export function draftOf({ day, place, type, rows }: Sheet): object {
  return {
    day,
    place,
    type,
    rows: rows.flatMap(({ key, donorId, type: own, note, noteLost, reason, reasonLost }) => {
      const by = donorId === null ? (key.donorId ?? null) : donorId;
      const { cardNumber } = key;
      if (by === null && cardNumber === undefined) return [];
      return [
        {
          ...(by === null ? { cardNumber } : { donorId: by }),
          ...(own !== null && { type: own }),
          ...((note !== "" || noteLost) && { noted: true }),
          ...((reason !== "" || reasonLost) && { reasoned: true }),
        },
      ];
    }),
  };
}

/** Reads a stored draft, of any shape. @returns null without one */
export function sheetFromDraft(stored: unknown): Sheet | null {
  if (!isRecord(stored) || typeof stored.day !== "string" || !Array.isArray(stored.rows)) return null;
  const rows = stored.rows.flatMap((row: unknown): NewRow[] => {
    if (!isRecord(row)) return [];
    const { donorId, cardNumber, type, noted, reasoned } = row;
    const key = typeof donorId === "string" ? { donorId } : typeof cardNumber === "string" ? { cardNumber } : null;
    return key
      ? [{ key, ...(isDonationType(type) && { type }), noteLost: noted === true, reasonLost: reasoned === true }]
      : [];
  });
  const place = typeof stored.place === "string" ? stored.place : "";
  const sheet = emptySheet({ day: stored.day, place, type: isDonationType(stored.type) ? stored.type : 1 });
  return { ...changeSheet(sheet, { do: "add", rows: rows.reverse() }), event: null };
}
