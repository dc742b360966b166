import type { ImportEntity } from "../../../../domain/import/entity";
import { importField } from "../../../../domain/import/import-fields";
import { isPlaceholder } from "../../../../domain/import/placeholder";
import { readFlag, readOption, readZone } from "../../../../domain/import/read-option";
import type { EngineContext } from "../types";
import type { Content } from "./by-content";

export interface CountedColumn {
  heading: string;
  /** Distinct values without the empty one, the most frequent first. If there are very many, the first ones of the file. */
  sample: readonly string[];
  content: Content;
  /** All distinct values in that order, with their number of rows. */
  counted: () => Iterable<readonly [value: string, rows: number]>;
}

/** Nobody translates more values: a column with more unknown values is another field. */
const MAX_UNREAD = 200;
/** Distinct values that are read: a column with more of them is another field, too. */
const MAX_SEEN = 10_000;
/** In characters. A longer value is cut before it is read. */
const MAX_LENGTH = 200;

/** @returns the values of a column that aren't an option, a flag or a zone, the most frequent first */
export function unreadValues(
  entity: ImportEntity,
  name: string,
  { counted }: CountedColumn,
  { zones }: EngineContext,
  ours: boolean,
): { value: string; rows: number }[] {
  const field = importField(entity, name);
  if (!field || !(field.kind === "enumeration" || field.kind === "flag" || field.kind === "zone")) return [];
  if (ours && field.acceptsUnknown) return [];
  const isRead = (text: string) => {
    if (text === "" || text.startsWith("#")) return true;
    if (field.kind === "zone") return zones.length === 0 || readZone(zones, text) !== null;
    if (!ours && isPlaceholder(text, field)) return true;
    return (field.kind === "flag" ? readFlag(text) : readOption(name, field, text)) !== null;
  };
  const unread = new Map<string, number>();
  let seen = 0;
  for (const [value, rows] of counted()) {
    if (++seen > MAX_SEEN) break;
    if (unread.size < MAX_UNREAD ? isRead(value.slice(0, MAX_LENGTH).trim()) : !unread.has(value)) continue;
    unread.set(value, (unread.get(value) ?? 0) + rows);
  }
  return [...unread].map(([value, count]) => ({ value, rows: count }));
}
