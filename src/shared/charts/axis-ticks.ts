/** Returns round whole values for a chart's axis, from 0 up to the first at or above `max`; at least 0 and 1. */
export function axisTicks(max: number): number[] {
  const top = Math.max(max, 1);
  const power = 10 ** Math.floor(Math.log10(top / 4));
  const digits = top / 4 / power;
  const step = Math.max(1, power * (digits < 1.5 ? 1 : digits < 3 ? 2 : digits < 7 ? 5 : 10)); // counts are whole numbers
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, index) => index * step);
}
