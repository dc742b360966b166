import { nice, ticks } from "d3-array";

/** Round values for a chart's axis, from 0 up to the first at or above `max`; at least 0 and 1. */
export function axisTicks(max: number): number[] {
  const [, top] = nice(0, Math.max(max, 1), 4);
  const marks = ticks(0, top, 4).filter(Number.isInteger); // half a donation is none
  return marks.length > 1 ? marks : [0, top];
}
