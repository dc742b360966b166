/** @returns whether a text is an ISO day ("2026-11-20") that exists */
export function isIsoDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  // some engines let 30 February pass as 1 March
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
