/** @returns the middle one of some figures; NaN without any */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** @returns a figure with one decimal */
export const tenth = (value: number): number => Math.round(value * 10) / 10;
