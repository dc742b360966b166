import type { Connection } from "../../../api/connection";
import { SessionMemory } from "../../../api/session/kept-for-user/session-memory";
import { draftKey, dropDraft, readDraft, storeDraft } from "../../../api/session/kept-for-user/stored-drafts";
import type { CollectionDay } from "../requests/collection-days";
import { draftOf, sheetFromDraft } from "./draft";
import { askAgain, emptySheet, proposeRows, type Sheet } from "./sheet";

/** The sheet with notes and reasons, until the session ends. The draft on the device has neither. */
const sheets = new SessionMemory<Sheet>();

const keyOf = ({ apiBase }: Connection, userId: string) => draftKey(apiBase, userId, "collection-day");

/** @returns the user's sheet, from memory or from the draft on the device; null without one */
export function readSheet(connection: Connection, userId: string): Sheet | null {
  const sheet = sheets.read(connection, userId);
  if (!sheet) return sheetFromDraft(readDraft(keyOf(connection, userId), "device"));
  // a page that has unmounted receives no answers any more, and donors may have changed since
  return { ...askAgain(sheet), event: null };
}

/** Keeps the sheet. A sheet without rows has no draft. */
export function keepSheet(connection: Connection, userId: string, sheet: Sheet): void {
  sheets.write(connection, userId, sheet);
  const key = keyOf(connection, userId);
  if (sheet.rows.length > 0) storeDraft(key, draftOf(sheet), "device");
  else dropDraft(key);
}

/** @returns whether the rows of a day go back into the sheet: not if it holds another day */
export const mayPutBack = (sheet: Sheet | null, { day }: Pick<CollectionDay, "day">): boolean =>
  day !== null && (!sheet || sheet.rows.length === 0 || sheet.day === day);

/**
 * Puts the rows of an undone day back into the sheet.
 * @param donors those whose donation was deleted
 * @returns whether it did
 */
export function putBack(
  connection: Connection,
  userId: string,
  { day, place, type, rows }: CollectionDay,
  donors: ReadonlySet<string>,
): boolean {
  const sheet = readSheet(connection, userId);
  if (day === null || !mayPutBack(sheet, { day })) return false;
  const back = rows
    .filter(({ donor }) => donor && donors.has(donor._id))
    .map((row) => ({
      key: { donorId: row.donor?._id ?? "" },
      type: row.type,
      note: row.note ?? "",
      reason: row.reason ?? "",
    }));
  const head = { day, place, type };
  keepSheet(connection, userId, proposeRows(sheet ?? emptySheet(head), head, back));
  return true;
}
