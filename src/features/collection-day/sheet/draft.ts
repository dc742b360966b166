import { isDonationType } from "../../../domain/donation/blood";
import { isRecord } from "../../../domain/values";
import { donorIdOf, emptySheet, proposeRows, type NewRow, type Sheet } from "./sheet";

/**
 * @returns what the device stores of a sheet: card numbers, donor ids and types, never names, states, notes or reasons. A row
 *   that was typed as a name or fiscal code is stored once its donor is known.
 */
export function draftOf({ day, place, type, rows }: Sheet): object {
  const stored = rows.flatMap((row) => {
    const donorId = donorIdOf(row);
    const { cardNumber } = row.key;
    if (donorId === undefined && cardNumber === undefined) return [];
    return [
      {
        ...(donorId === undefined ? { cardNumber } : { donorId }),
        type: row.type,
        noteLost: row.note !== "" || row.noteLost,
        reasonLost: row.reason !== "" || row.reasonLost,
      },
    ];
  });
  return { day, place, type, rows: stored };
}

/** Reads a stored draft, of any shape. @returns null without one */
export function sheetFromDraft(stored: unknown): Sheet | null {
  if (!isRecord(stored) || typeof stored.day !== "string" || !Array.isArray(stored.rows)) return null;
  const rows = stored.rows.flatMap((row: unknown): NewRow[] => {
    if (!isRecord(row)) return [];
    const { donorId, cardNumber } = row;
    const key = typeof donorId === "string" ? { donorId } : typeof cardNumber === "string" ? { cardNumber } : null;
    const type = isDonationType(row.type) ? row.type : null;
    return key ? [{ key, type, noteLost: row.noteLost === true, reasonLost: row.reasonLost === true }] : [];
  });
  const place = typeof stored.place === "string" ? stored.place : "";
  const type = isDonationType(stored.type) ? stored.type : 1;
  return proposeRows(emptySheet({ day: stored.day, place, type }), {}, rows);
}
