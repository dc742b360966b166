/** How large something is shown, 1 being as it fits its place. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** @returns the next zoom; the same where there is none */
export function nextZoom(zoom: number, direction: 1 | -1): number {
  const at = ZOOMS.findIndex((one) => one === zoom);
  return ZOOMS[at + direction] ?? zoom;
}
