/** The texts that were put before somebody on this device, by code and version: no word of who that was. */
const KEY = "gds:asked:v1";

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
};

const nameOf = (code: string, version: string) => `${code} ${version}`;

/** @returns whether the text was put off here before: what isn't needed is asked once, and then waits in the profile */
export const wasAsked = (code: string, version: string): boolean => read().includes(nameOf(code, version));

/** Remembers it; where nothing can be stored it is asked with the next sign-in. */
export function rememberAsked(code: string, version: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), nameOf(code, version)])]));
  } catch {
    // a sandboxed frame has no storage
  }
}
