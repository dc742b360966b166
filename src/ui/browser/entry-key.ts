/** @returns the key of the current history entry; null in a browser without the Navigation API */
export function entryKey(): string | null {
  const { navigation } = window as { navigation?: { currentEntry: { key: string } | null } };
  return navigation?.currentEntry?.key ?? null;
}
