/** @returns what names the page's present history entry; null in a browser that doesn't tell (before Firefox 147, Safari 26.2) */
export function entryKey(): string | null {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
  return navigation?.currentEntry?.key ?? null;
}
