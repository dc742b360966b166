/** Choices that the browser refused to store: they last as long as the page. */
export const unstored = new Map<string, boolean>();

/** @returns whether something is on, on this device. It is on until the user switches it off. @param key in local storage */
export function isOnHere(key: string): boolean {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}
