/** The length of the page's history when this code loaded. */
const initialLength = globalThis.history?.length ?? 0;

/** The part of the Navigation API that we use, if the browser has it. */
interface NavigationLike {
  currentEntry: { index: number } | null;
  entries(): { index: number; url: string | null; sameDocument: boolean }[];
}

/** @returns whether the browser's entry before the current one is a route of ours, and not another page of the host */
export function findEntryBefore(): boolean {
  const { navigation } = window as { navigation?: NavigationLike };
  if (!navigation) return history.length > initialLength;
  const current = navigation.currentEntry?.index ?? 0;
  const former = navigation.entries().find(({ index }) => index === current - 1);
  return Boolean(former?.sameDocument && former.url && new URL(former.url).hash.startsWith("#/"));
}
