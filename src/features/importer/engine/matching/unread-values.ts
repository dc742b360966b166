import type { ImportEntity } from "../../../../domain/import/entity";
import { importField } from "../../../../domain/import/import-fields";
import { readFlag, readOption, readZone } from "../../../../domain/import/read-option";
import type { EngineContext } from "../types";
import type { Content } from "./by-content";

export interface CountedColumn {
  heading: string;
  /** Different values of the data, the most frequent first, without the empty one; of many the first ones. */
  sample: readonly string[];
  content: Content;
  /** All different values in that order, and how many rows have each. */
  counted: () => Iterable<readonly [value: string, rows: number]>;
}

/** Nobody answers more questions than this: a column with more unknown values is another field. */
const MOST = 200;
/** Different values that are looked at: a column with more of them is another field, too. */
const MOST_SEEN = 10_000;
/** The longest word that may stand for an option. */
const LETTERS = 200;

/** @returns the values of a column that stand for no option, flag or zone, the most frequent first */
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
    return (field.kind === "flag" ? readFlag(text) : readOption(name, field, text)) !== null;
  };
  const unread = new Map<string, number>();
  let seen = 0;
  for (const [value, rows] of counted()) {
    if (++seen > MOST_SEEN) break;
    if (unread.size < MOST ? isRead(value.slice(0, LETTERS).trim()) : !unread.has(value)) continue;
    unread.set(value, (unread.get(value) ?? 0) + rows);
  }
  return [...unread].map(([value, count]) => ({ value, rows: count }));
}
