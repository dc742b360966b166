export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Reads a flag that a server may send as true, 1, "1" or "true". @returns undefined for anything else */
export function asFlag(value: unknown): boolean | undefined {
  const text = typeof value === "object" ? "" : String(value).toLowerCase();
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : undefined;
}

/** Returns a table's entry for a key from a server, which may be "constructor" or another inherited name. */
export const ownValue = <T>(table: Readonly<Partial<Record<string, T>>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
