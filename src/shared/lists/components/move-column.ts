/**
 * Moves a column to another place. Pinned columns stand before the others: a place among the other kind is the nearest
 * among its own.
 * @param to from 0; beyond either end is the end
 */
export function moveColumn(
  ids: readonly string[],
  pinned: readonly string[],
  id: string,
  to: number,
): readonly string[] {
  const others = ids.filter((one) => one !== id);
  const border = others.filter((one) => pinned.includes(one)).length;
  const [least, most] = pinned.includes(id) ? [0, border] : [border, others.length];
  const place = Math.min(most, Math.max(least, to));
  return [...others.slice(0, place), id, ...others.slice(place)];
}
