/** The notifications that a toast has told of on this page. */
const told = new Set<string>();

/** @returns true for the first element of the page that asks: two bells on a page say once that something came */
export function firstToTell(id: string): boolean {
  if (told.has(id)) return false;
  told.add(id);
  return true;
}
