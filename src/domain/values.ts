export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @returns what a value says as a flag, also by its usual disguises (1, "true"); undefined when it says nothing */
export function asFlag(value: unknown): boolean | undefined {
  const word = typeof value === "object" ? "" : String(value).toLowerCase();
  if (word === "true" || word === "1") return true;
  return word === "false" || word === "0" ? false : undefined;
}

/** Returns what a table has under a word of a server, which may be that of any object ("constructor"). */
export const ownValue = <T>(table: Readonly<Partial<Record<string, T>>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
