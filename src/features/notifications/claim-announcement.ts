/** The notifications that a toast has told of on this page. */
const announced = new Set<string>();

/** @returns true for the first element of the page that asks: two bells on a page say once that something came */
export function claimAnnouncement(id: string): boolean {
  if (announced.has(id)) return false;
  announced.add(id);
  return true;
}
