/** Choices without a storage last as long as the page. */
const unstored = new Map<string, boolean>();

/** @returns whether something is on, on this device. It is on until the user switches it off. @param key in local storage */
export function isOnHere(key: string): boolean {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) !== "off";
  } catch {
    return true;
  }
}

export function switchHere(key: string, on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
  } catch {
    unstored.set(key, on);
  }
}
